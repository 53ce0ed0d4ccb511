import { paths, type TableStep } from '@stakeout/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commitmentOf } from '../tables/promise.ts';
import { forYou, json, NONCE, PUBLIC, TestServer, type Visitor, verdict } from './server.fixture.ts';

let server: TestServer;
let ana: Visitor;
let bia: Visitor;
let caio: Visitor;
beforeEach(async () => {
  server = await TestServer.open();
  [ana, bia, caio] = [await server.guest('Ana'), await server.guest('Bia'), await server.guest('Caio')];
});
afterEach(() => {
  vi.useRealTimers();
  return server.close();
});

describe('access', () => {
  const unknown = 'u'.repeat(32);

  it('answers for a table by link as for one that does not exist, whatever is asked', async () => {
    const id = await ana.table(['me', 'open']);
    const steps: [TableStep, unknown][] = [
      ['sit', {}],
      ['leave', {}],
      ['ready', { nonce: NONCE }],
      ['start', {}],
      ['kick', { seat: 0 }],
      ['seat', { seat: 1, plan: { kind: 'open' } }],
      ['invite', { seat: 1 }],
      ['rematch', {}],
      ['close', {}],
    ];
    for (const [step, body] of steps) {
      const [forbidden, missing] = [await bia.step(id, step, body), await bia.step(unknown, step, body)];
      expect([forbidden.status, forbidden.text]).toEqual([404, missing.text]);
      expect(verdict(await bia.step('short', step, body))).toBe('404 notFound');
      expect(verdict(await server.visitor().step(id, step, body))).toBe('401 nobody');
    }
    const url = (table: string, watch = '') => `${paths.table(table)}${watch}`;
    for (const visitor of [bia, server.visitor()]) {
      const answers = [url(id), url(unknown), url('x'), url(id, '?watch=x'), url(id, `?watch=${unknown}`)];
      const texts = await Promise.all(answers.map(async (address) => (await visitor.get(address)).text));
      expect(new Set(texts)).toEqual(new Set(['{"error":"notFound","refusals":[]}']));
    }
  });

  it('shows a table by link to those with the watch key, without the key', async () => {
    const id = await ana.table(['me', 'open']);
    const { watchPath } = forYou(await ana.get(paths.table(id))).you;
    const [, key] = (watchPath ?? '').split('=');
    for (const visitor of [bia, server.visitor()]) {
      const seen = await visitor.get(`${paths.table(id)}?watch=${key}`);
      expect(forYou(seen).you).toEqual({ seat: null, isHost: false, watchPath: null });
      expect(seen.text).not.toContain(key);
    }
    // To watch is not to sit.
    expect(verdict(await bia.post(`${paths.tableStep(id, 'sit')}?watch=${key}`))).toBe('404 notFound');
  });

  it('shows a public table to everybody, and lets nobody else act', async () => {
    const id = await ana.table(['me', 'easy'], PUBLIC);
    expect((await server.visitor().get(paths.table(id))).status).toBe(200);
    expect(verdict(await bia.step(id, 'ready', { nonce: NONCE }))).toBe('403 notSeated');
    expect(verdict(await bia.step(id, 'leave'))).toBe('403 notSeated');
    expect(verdict(await bia.step(id, 'start'))).toBe('403 notHost');
    expect(verdict(await bia.step(id, 'kick', { seat: 0 }))).toBe('403 notHost');
    expect(verdict(await bia.step(id, 'close'))).toBe('403 notHost');
    expect(verdict(await bia.step(id, 'seat', { seat: 1, plan: { kind: 'open' } }))).toBe('403 notHost');
    expect(verdict(await bia.step(id, 'invite', { seat: 1 }))).toBe('403 notSeated');
    expect(verdict(await bia.step(id, 'rematch'))).toBe('403 notSeated');
  });
});

describe('before the match', () => {
  it('people sit down, get ready after the commitment was shown, and the host starts', async () => {
    const id = await ana.table(['me', 'open', 'open'], PUBLIC);
    const { commitment } = forYou(await bia.get(paths.table(id))).table;
    expect(forYou(await bia.step(id, 'sit')).you).toMatchObject({ seat: 1, isHost: false });
    expect(forYou(await caio.step(id, 'sit', { seat: 2 })).you.seat).toBe(2);
    expect(verdict(await caio.step(id, 'sit', { seat: 2 }))).toBe('409 alreadySeated');
    const nonces = ['1', '2', '3'].map((digit) => digit.repeat(64));
    const ready = forYou(await bia.step(id, 'ready', { nonce: nonces[1] }));
    expect(ready.table.seats.map((seat) => seat.ready)).toEqual([false, true, false]);
    expect(JSON.stringify(ready)).not.toContain(nonces[1]);
    expect(verdict(await ana.step(id, 'start', { nonce: nonces[0] }))).toBe('409 notReady');
    await caio.step(id, 'ready', { nonce: nonces[2] });
    expect(verdict(await ana.step(id, 'start'))).toBe('409 notReady');
    const { table } = forYou(await ana.step(id, 'start', { nonce: nonces[0] }));
    expect(table).toMatchObject({ status: 'running', commitment, nonces, secret: null });
    expect(table.toAct.length).toBeGreaterThan(0);
    expect(commitmentOf(await server.record(id))).toBe(commitment);
    expect(verdict(await ana.step(id, 'start'))).toBe('409 alreadyStarted');
    expect(verdict(await bia.step(id, 'leave'))).toBe('409 alreadyStarted');
    expect(server.woken).toEqual([]);
  });

  it('a start under other rules than were promised gives a new promise, and nobody is ready for it yet', async () => {
    const id = await ana.table(['me', 'open'], PUBLIC);
    await bia.step(id, 'sit');
    await bia.step(id, 'ready', { nonce: NONCE });
    await server.context.store.save({ ...(await server.record(id)), rulesVersion: 'an old one' });
    const { table: before } = forYou(await bia.get(paths.table(id)));
    expect(verdict(await ana.step(id, 'start', { nonce: NONCE }))).toBe('409 notReady');
    const { table } = forYou(await bia.get(paths.table(id)));
    expect(table).toMatchObject({ status: 'waiting', seats: [{ ready: false }, { ready: false }] });
    expect(table.rulesVersion).not.toBe(before.rulesVersion);
    expect(table.commitment).not.toBe(before.commitment);
    await bia.step(id, 'ready', { nonce: NONCE });
    const { commitment } = table;
    expect(forYou(await ana.step(id, 'start', { nonce: NONCE })).table).toMatchObject({
      status: 'running',
      commitment,
    });
  });

  it('the scheduler is told when a bot begins', async () => {
    const id = await ana.table(['easy', 'me']);
    await ana.step(id, 'start', { nonce: NONCE });
    expect(server.woken).toEqual([id]);
    expect((await server.record(id)).dueAt).toBeGreaterThan(0);
  });

  it('a host who leaves hands the table over; whoever was sent away sees it no more', async () => {
    const id = await ana.table(['me', 'open', 'open'], PUBLIC);
    await bia.step(id, 'sit');
    await caio.step(id, 'sit');
    expect(forYou(await ana.step(id, 'leave')).you).toMatchObject({ seat: null, isHost: false });
    expect(forYou(await bia.get(paths.table(id))).you).toMatchObject({ seat: 1, isHost: true });
    const link = await bia.table(['me', 'invited']);
    await caio.post(paths.invitation(await bia.invite(link, 1)));
    expect(forYou(await bia.step(link, 'kick', { seat: 1 })).table.seats[1]).toMatchObject({
      kind: 'invited',
      name: null,
    });
    expect(verdict(await caio.get(paths.table(link)))).toBe('404 notFound');
  });

  it('whoever was sent away comes back by a new invitation only', async () => {
    const id = await ana.table(['me', 'open', 'open'], PUBLIC);
    const old = await ana.invite(id, 2);
    await bia.step(id, 'sit');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    await ana.step(id, 'kick', { seat: 1 });
    expect(verdict(await bia.step(id, 'sit'))).toBe('403 sentAway');
    expect(verdict(await bia.post(paths.invitation(old)))).toBe('403 sentAway');
    expect(forYou(await bia.post(paths.invitation(await ana.invite(id, 2)))).you.seat).toBe(2);
  });

  it('the last one to leave closes the table', async () => {
    const id = await ana.table(['me', 'open'], PUBLIC);
    expect(forYou(await ana.step(id, 'leave')).table.status).toBe('closed');
    expect(verdict(await bia.step(id, 'sit'))).toBe('409 over');
  });

  it('the host changes seats and closes', async () => {
    const id = await ana.table(['me', 'open']);
    const change = (plan: unknown) => ana.step(id, 'seat', { seat: 1, plan });
    expect(forYou(await change({ kind: 'bot', level: 'hard' })).table.seats[1]).toMatchObject({ kind: 'bot' });
    expect(forYou(await change({ kind: 'invited' })).table.seats[1]).toMatchObject({ kind: 'invited', level: null });
    expect(forYou(await ana.step(id, 'close')).table.status).toBe('closed');
  });

  it('of people who take the last seat at the same moment, one gets it', async () => {
    const id = await ana.table(['me', 'open'], PUBLIC);
    const answers = await Promise.all([bia.step(id, 'sit'), caio.step(id, 'sit')]);
    expect(answers.map(verdict).sort()).toEqual(['200', '409 noSeatLeft']);
  });

  it('nothing that people do at the same moment is lost', async () => {
    const id = await ana.table(['me', 'open', 'open', 'open'], PUBLIC);
    await Promise.all([bia, caio, await server.guest('Dora')].map((visitor) => visitor.step(id, 'sit')));
    expect(forYou(await ana.get(paths.table(id))).table.seats.map(({ kind }) => kind)).not.toContain('open');
  });
});

describe('making a table', () => {
  it('is refused with the reasons of the game', async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const answer = await ana.post(paths.tables, { game: 'gunrunners', seats, config: { memory: 'short', stakes: 1 } });
    expect(verdict(answer)).toBe('422 badConfig');
    expect(json(answer)['refusals']).toMatchObject([{ field: 'stakes' }, { field: 'memory' }]);
    expect(verdict(await ana.post(paths.tables, { game: 'chess', seats }))).toBe('422 badConfig');
    expect(verdict(await ana.post(paths.tables, { game: 'gunrunners', seats: seats.slice(1) }))).toBe('422 badConfig');
  });

  it('keeps the secret until the match is over', async () => {
    const id = await ana.table(['me', 'easy']);
    await ana.step(id, 'start', { nonce: NONCE });
    const { secret, watchKey, ...record } = await server.record(id);
    const before = await ana.get(paths.table(id));
    expect(before.text).not.toContain(secret);
    await server.finish(id);
    const { table } = forYou(await server.visitor().get(`${paths.table(id)}?watch=${watchKey}`));
    expect(table).toMatchObject({ status: 'over', secret, commitment: commitmentOf({ secret, watchKey, ...record }) });
  });
});
