import { paths, Recovery, SessionList } from '@stakeout/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOfToken } from '../secrets.ts';
import { json, TestServer, type Visitor, verdict } from './server.fixture.ts';

const HOUR = 3600 * 1000;
const START = 1_800_000_000_000;
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0';
let server: TestServer;
let ana: Visitor;
beforeEach(async () => {
  server = await TestServer.open();
  ana = await server.guest('Ana');
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

/** Another device of the same person. */
async function another(of: Visitor, headers: Record<string, string> = {}): Promise<Visitor> {
  const { token } = Recovery.parse(json(await of.post(paths.recovery, { keepsOthers: true })));
  const device = server.visitor();
  await device.post(paths.recover, { token }, headers);
  return device;
}

async function sessions(of: Visitor) {
  return SessionList.parse(json(await of.get(paths.sessions))).sessions;
}

async function idOf(device: Visitor): Promise<string> {
  return (await sessions(device)).find(({ isThis }) => isThis)?.id ?? '';
}

const isKnown = async (device: Visitor) => json(await device.get(paths.me)) !== null;

describe('devices', () => {
  it('are listed with what they are and when they were used, and which is this one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START });
    const eva = await server.guest('Eva');
    vi.setSystemTime(START + 2 * HOUR);
    const phone = await another(eva, { 'user-agent': FIREFOX });
    vi.setSystemTime(START + 5 * HOUR);
    await phone.get(paths.me);
    expect(await sessions(phone)).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox, Android',
        isThis: true,
        createdAt: START + 2 * HOUR,
        usedAt: START + 5 * HOUR,
      },
      { id: expect.any(String), device: null, isThis: false, createdAt: START, usedAt: START + 2 * HOUR },
    ]);
  });

  it('have ids that are neither cookies nor what is stored of them', async () => {
    const [token = ''] = (ana.cookie ?? '').split('.');
    const id = await idOf(ana);
    expect([token, hashOfToken(token)]).not.toContain(id);
    const thief = server.visitor();
    thief.cookie = `${id}.1`;
    expect(await isKnown(thief)).toBe(false);
  });

  it('are signed out one by one', async () => {
    const [phone, tablet] = [await another(ana), await another(ana)];
    expect(verdict(await ana.delete(paths.session(await idOf(phone)), undefined))).toBe('204');
    expect([await isKnown(ana), await isKnown(phone), await isKnown(tablet)]).toEqual([true, false, true]);
    expect(await sessions(ana)).toHaveLength(2);
  });

  it('are signed out all but this one', async () => {
    const [phone, tablet] = [await another(ana), await another(ana)];
    const { token } = Recovery.parse(json(await tablet.post(paths.recovery)));
    expect(verdict(await phone.delete(paths.sessions, undefined))).toBe('204');
    expect([await isKnown(ana), await isKnown(phone), await isKnown(tablet)]).toEqual([false, true, false]);
    expect(verdict(await tablet.post(paths.recover, { token }))).toBe('410 linkSpent');
  });

  it.each(['by itself', 'by its id'])('lose their cookie when they sign out %s', async (how) => {
    const phone = await another(ana);
    const before = phone.cookie;
    const id = await idOf(phone);
    const answer =
      how === 'by itself' ? await phone.post(paths.signOut) : await phone.delete(paths.session(id), undefined);
    expect([verdict(answer), phone.cookie]).toEqual(['204', '']);
    expect(answer.cookie).toMatch(/Path=\/; Expires=Thu, 01 Jan 1970/);
    phone.cookie = before;
    expect([await isKnown(phone), await isKnown(ana)]).toEqual([false, true]);
  });

  it('of others are nobody else’s business', async () => {
    const bia = await server.guest('Bia');
    const id = await idOf(bia);
    for (const wrong of [id, 'x'.repeat(43), 'short']) {
      expect(verdict(await ana.delete(paths.session(wrong), undefined))).toBe('404 notFound');
    }
    await ana.delete(paths.sessions, undefined);
    expect(await isKnown(bia)).toBe(true);
    const stranger = server.visitor();
    expect(verdict(await stranger.get(paths.sessions))).toBe('401 nobody');
    expect(verdict(await stranger.delete(paths.sessions, undefined))).toBe('401 nobody');
    expect(verdict(await stranger.delete(paths.session(id), undefined))).toBe('401 nobody');
    expect(verdict(await stranger.post(paths.signOut))).toBe('401 nobody');
  });

  it('are not signed out by pages of other sites', async () => {
    const phone = await another(ana);
    const headers = { origin: 'https://elsewhere.example' };
    const urls = [paths.sessions, paths.session(await idOf(phone))];
    for (const url of urls) expect(verdict(await ana.ask({ method: 'DELETE', url, headers }))).toBe('403 badOrigin');
    expect(verdict(await ana.post(paths.signOut, {}, headers))).toBe('403 badOrigin');
    expect([await isKnown(ana), await isKnown(phone)]).toEqual([true, true]);
  });
});
