import { paths, Recovery } from '@stakeout/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOfToken } from '../secrets.ts';
import { forYou, json, TestServer, verdict } from './server.fixture.ts';

const DAY = 24 * 3600 * 1000;
let server: TestServer;
beforeEach(async () => {
  server = await TestServer.open();
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

describe('introducing oneself', () => {
  it('makes a guest, with a cookie for 400 days that scripts and other sites do not get', async () => {
    const visitor = server.visitor();
    const answer = await visitor.post(paths.me, { name: '  Ana\u202e ' });
    expect([answer.status, json(answer)]).toEqual([201, { id: expect.any(String), name: 'Ana' }]);
    const [value, ...flags] = (answer.cookie ?? '').split('; ');
    expect(value).toMatch(/^stakeout=[A-Za-z0-9_-]{32}\.\d+$/);
    expect(flags.sort()).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax']);
    expect(json(await visitor.get(paths.me))).toEqual(json(answer));
  });

  it('stores the hash of the cookie only', async () => {
    const ana = await server.guest('Ana');
    const [token = ''] = (ana.cookie ?? '').split('.');
    expect(await server.context.store.personBySession(token)).toBeNull();
    expect(await server.context.store.personBySession(hashOfToken(token))).toMatchObject({ name: 'Ana' });
  });

  it('renames whoever has a cookie, also at tables that wait', async () => {
    const ana = await server.guest('Ana');
    const before = json(await ana.get(paths.me));
    const waiting = await ana.table(['me', 'open']);
    const running = await ana.table(['me', 'easy']);
    await ana.step(running, 'start', { nonce: 'a'.repeat(64) });
    const answer = await ana.post(paths.me, { name: 'Anita' });
    expect([answer.status, json(answer), answer.cookie]).toEqual([200, { ...before, name: 'Anita' }, null]);
    expect(forYou(await ana.get(paths.table(waiting))).table.seats[0]?.name).toBe('Anita');
    expect(forYou(await ana.get(paths.table(running))).table.seats[0]?.name).toBe('Ana');
  });

  it.each([null, 'garbage', `${'x'.repeat(32)}.1`, '.', 'a b'])(
    'leaves whoever has the cookie %j nobody',
    async (cookie) => {
      const visitor = server.visitor();
      visitor.cookie = cookie;
      const answer = await visitor.get(paths.me);
      expect([answer.status, json(answer)]).toEqual([200, null]);
      for (const path of [paths.recovery, paths.tables, paths.push]) {
        expect(verdict(await visitor.post(path, {}))).toBe('401 nobody');
      }
      expect(verdict(await visitor.get(paths.myTables))).toBe('401 nobody');
    },
  );
});

describe('the cookie', () => {
  it('is given anew once a day of use, and stays the same', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ana = await server.guest('Ana');
    const [token] = (ana.cookie ?? '').split('.');
    expect((await ana.get(paths.me)).cookie).toBeNull();
    vi.setSystemTime(Date.now() + DAY);
    const renewed = await ana.get(paths.myTables);
    expect(renewed.cookie).toMatch(`stakeout=${token}.`);
    expect(renewed.cookie).toMatch('Max-Age=34560000');
    expect((await ana.get(paths.myTables)).cookie).toBeNull();
  });

  it('is not given anew to nobody, nor where nobody asked', async () => {
    const visitor = server.visitor();
    visitor.cookie = `${'x'.repeat(32)}.1`;
    expect((await visitor.get(paths.me)).cookie).toBeNull();
    expect((await visitor.get(paths.games)).cookie).toBeNull();
  });
});

describe('over https', () => {
  it('the cookie is secure: behind a trusted proxy, or when the public address says so', async () => {
    const proxied = await TestServer.open({ trustProxy: true });
    const headers = { 'x-forwarded-proto': 'https', origin: 'https://stakeout.test' };
    expect((await proxied.visitor().post(paths.me, { name: 'Ana' }, headers)).cookie).toMatch('; Secure');
    await proxied.close();
    const named = await TestServer.open({ publicUrl: 'https://play.example' });
    const origin = { origin: 'https://play.example' };
    expect((await named.visitor().post(paths.me, { name: 'Ana' }, origin)).cookie).toMatch('; Secure');
    await named.close();
  });

  it('a proxy that is not trusted changes nothing', async () => {
    const answer = await server.visitor().post(paths.me, { name: 'Ana' }, { 'x-forwarded-proto': 'https' });
    expect(answer.status).toBe(201);
    expect(answer.cookie).not.toMatch('Secure');
  });
});

describe('a recovery link', () => {
  it('gives another device a session of its own, once', async () => {
    const ana = await server.guest('Ana');
    const me = json(await ana.get(paths.me));
    const made = await ana.post(paths.recovery);
    const { token, path, expiresAt } = Recovery.parse(json(made));
    expect([made.status, path]).toEqual([201, `/recover#${token}`]);
    expect(Math.abs(expiresAt - Date.now() - DAY)).toBeLessThan(60_000);
    const phone = server.visitor();
    const used = await phone.post(paths.recover, { token });
    expect([used.status, json(used)]).toEqual([200, me]);
    expect(phone.cookie).not.toBe(ana.cookie);
    expect(json(await phone.get(paths.me))).toEqual(me);
    const thief = server.visitor();
    expect(verdict(await thief.post(paths.recover, { token }))).toBe('410 linkSpent');
    expect(thief.cookie).toBeNull();
  });

  it('signs all other devices out, unless it was made to add one', async () => {
    const ana = await server.guest('Ana');
    const me = json(await ana.get(paths.me));
    const [added, moved] = [server.visitor(), server.visitor()];
    const toAdd = Recovery.parse(json(await ana.post(paths.recovery, { keepsOthers: true })));
    await added.post(paths.recover, { token: toAdd.token });
    expect(json(await ana.get(paths.me))).toEqual(me);
    const toMove = Recovery.parse(json(await added.post(paths.recovery)));
    const inReserve = Recovery.parse(json(await ana.post(paths.recovery, { keepsOthers: true })));
    await moved.post(paths.recover, { token: toMove.token });
    expect(json(await moved.get(paths.me))).toEqual(me);
    for (const old of [ana, added]) expect(verdict(await old.get(paths.myTables))).toBe('401 nobody');
    // Whoever was signed out has no other link to come back by.
    expect(verdict(await ana.post(paths.recover, { token: inReserve.token }))).toBe('410 linkSpent');
  });

  it.each([{ keepsOthers: 1 }, { keepsOthers: null }, { more: true }, []])('is not made by %j', async (body) => {
    const ana = await server.guest('Ana');
    expect(verdict(await ana.post(paths.recovery, body))).toBe('400 malformed');
  });

  it('works for one of two who use it at the same moment', async () => {
    const ana = await server.guest('Ana');
    const { token } = Recovery.parse(json(await ana.post(paths.recovery)));
    const answers = await Promise.all([1, 2].map(() => server.visitor().post(paths.recover, { token })));
    expect(answers.map(verdict).sort()).toEqual(['200', '410 linkSpent']);
  });

  it('is worth nothing after a day, and was never worth anything when made up', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ana = await server.guest('Ana');
    const { token } = Recovery.parse(json(await ana.post(paths.recovery)));
    vi.setSystemTime(Date.now() + DAY);
    expect(verdict(await server.visitor().post(paths.recover, { token }))).toBe('410 linkSpent');
    expect(verdict(await server.visitor().post(paths.recover, { token: 'x'.repeat(32) }))).toBe('410 linkSpent');
  });
});
