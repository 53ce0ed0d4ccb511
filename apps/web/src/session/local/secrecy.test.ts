import { isBack } from '@stakeout/gunrunners';
import { isPlainObject, type Viewer } from '@stakeout/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { SeatWish } from '../plan.ts';
import { anything, Device, isPersonsTurn, playOn, type Tab, until } from './device.fixture.ts';
import type { FromWorker, Opened, Scene } from './messages.ts';

const seats: SeatWish[] = [
  { kind: 'person', name: 'Ana' },
  { kind: 'bot', level: 'easy' },
  { kind: 'person', name: 'Bia' },
];

let device = new Device();
afterEach(() => {
  device.close();
  device = new Device();
});

/** The messages with whose eyes they were for, up to the one that tells the end. */
function overheard(tab: Tab): { readonly message: FromWorker; readonly viewer: Viewer }[] {
  let viewer: Viewer = null;
  const heard: { message: FromWorker; viewer: Viewer }[] = [];
  for (const message of tab.sent) {
    const scene = sceneIn(message);
    if (scene !== null) viewer = scene.viewer;
    if ((scene?.turn ?? ('turn' in message ? message.turn : null))?.outcome) break;
    heard.push({ message, viewer });
  }
  return heard;
}

function sceneIn(message: FromWorker): Scene | null {
  if (message.type === 'replaced') return message.scene;
  if (message.type !== 'answer' || !isPlainObject(message.value) || !('scene' in message.value)) return null;
  const opened = message.value as unknown as Opened;
  return opened.ok ? opened.scene : null;
}

/** Calls `look` with every object anywhere in the data. */
function scan(data: unknown, look: (object: Record<string, unknown>) => void): void {
  if (Array.isArray(data)) for (const item of data) scan(item, look);
  if (!isPlainObject(data)) return;
  look(data);
  for (const item of Object.values(data)) scan(item, look);
}

/** Cards of Gunrunners that a message shows although the viewer may not know them. */
function leaksIn(message: unknown, viewer: Viewer): unknown[] {
  const leaks: unknown[] = [];
  const expectBacks = (cards: unknown) => {
    for (const card of [cards].flat()) if (typeof card === 'number' && card !== 0 && !isBack(card)) leaks.push(message);
  };
  scan(message, (object) => {
    const { hands, piles, type, seat, card, hand } = object;
    if (Array.isArray(hands)) expectBacks(hands.filter((_, owner) => owner !== viewer).flat());
    if (Array.isArray(piles)) for (const pile of piles) expectBacks(pile);
    const isOwn = seat === viewer;
    if (type === 'handDealt' && !isOwn) expectBacks(hand);
    if ((type === 'cardDrawn' || type === 'cardCommitted' || type === 'undercoverDeployed') && !isOwn)
      expectBacks(card);
    if ((type === 'agentPlaced' || type === 'undercoverPeeked') && !isOwn && viewer === null) expectBacks(card);
  });
  return leaks;
}

describe('what leaves the worker', () => {
  it('shows no card that whoever holds the device may not know', async () => {
    const tab = device.open();
    const session = await tab.begin({ game: 'gunrunners', config: {}, seats });
    await playOn(session, anything(5));
    const heard = overheard(tab);
    expect(new Set(heard.map(({ viewer }) => viewer))).toEqual(new Set([null, 0, 2]));
    for (const { message, viewer } of heard) expect(leaksIn(message, viewer)).toEqual([]);
    // The scan itself finds what it looks for: the same messages would be leaks for somebody else.
    const forAna = heard.filter(({ viewer, message }) => viewer === 0 && sceneIn(message) !== null);
    expect(forAna.some(({ message }) => leaksIn(message, 2).length > 0)).toBe(true);
  });

  it('tells nobody what another seat of Escape Plan has', async () => {
    const tab = device.open();
    const session = await tab.begin({ game: 'escape-plan', config: {}, seats });
    await playOn(session, anything(5), 80);
    let views = 0;
    for (const { message, viewer } of overheard(tab)) {
      scan(message, (object) => {
        if ('own' in object && object['type'] !== 'ownChanged') {
          views++;
          expect(object['own'] === null).toBe(viewer === null);
          expect(object['viewer']).toBe(viewer);
        }
        if (object['type'] === 'ownChanged' && object['seat'] !== viewer) expect(object['own']).toBeNull();
        if ('truth' in object) expect(object['truth']).toBeNull();
      });
    }
    expect(views).toBeGreaterThan(10);
  });

  it.each(['gunrunners', 'escape-plan'])('never has the secret of a running match of %s in it', async (game) => {
    const tab = device.open();
    const session = await tab.begin({ game, config: {}, seats });
    await playOn(session, anything(6), 12);
    await session.exportText();
    await session.history(2);
    await session.hint();
    await session.outlook(0, 1);
    const vault = (await device.saves.read(session.id))?.vault;
    const said = JSON.stringify(tab.sent);
    expect(vault?.secret).toHaveLength(64);
    expect(said).not.toContain(vault?.secret);
    for (const nonce of vault?.header.nonces ?? []) expect(said).not.toContain(nonce);
    expect(JSON.stringify(await device.saves.list())).not.toContain(vault?.secret);
  });
});

describe('passing the device', () => {
  it('begins with the curtain, and brings it down whenever somebody else is to decide', async () => {
    const session = await device.open().begin({ game: 'gunrunners', config: { start: 0 }, seats });
    const holders: Viewer[] = [];
    session.subscribe(() => {
      const { viewer, curtain, view } = session.get();
      if (curtain === null) return;
      expect(viewer).toBeNull();
      expect(session.get().options).toEqual([]);
      expect(leaksIn(view, null)).toEqual([]);
      expect(leaksIn(session.get(), null)).toEqual([]);
      holders.push(curtain);
    });
    expect(session.get()).toMatchObject({ viewer: null, curtain: 0, options: [] });
    await playOn(session, anything(7));
    expect(holders.length).toBeGreaterThan(5);
    // Whoever has the device keeps it while bots play: no curtain names the one who had it before.
    expect([0, ...holders].every((seat, index, all) => index === 0 || seat !== all[index - 1])).toBe(true);
  });

  it('refuses to act while the curtain is down, and tells the past anew to whoever lifts it', async () => {
    const session = await device.open().begin({ game: 'gunrunners', config: { start: 0 }, seats });
    expect(await session.act({ type: 'roll' })).toMatchObject({ ok: false, error: 'notSeated' });
    expect(await session.undo(1)).toMatchObject({ ok: false, error: 'notSeated' });
    session.liftCurtain();
    await until(session, ({ viewer }) => viewer === 0);
    await playOn(session, anything(), 1);
    const { viewer, moves } = await until(session, isPersonsTurn);
    const history = await session.history(viewer === 0 ? 2 : 0);
    expect(history.viewer).toBe(viewer);
    expect(history.moves).toEqual(moves.map(({ seat, events }) => ({ seat, events })));
  });

  it('is never needed by somebody alone among bots, or by bots alone', async () => {
    const tab = device.open();
    const alone = await tab.begin({ game: 'gunrunners', config: {}, seats: seats.slice(0, 2) });
    alone.subscribe(() => expect(alone.get()).toMatchObject({ viewer: 0, curtain: null }));
    expect(alone.get()).toMatchObject({ viewer: 0, curtain: null });
    await playOn(alone, anything());
    const bot: SeatWish = { kind: 'bot', level: 'easy' };
    const bots = await tab.begin({ game: 'gunrunners', config: {}, seats: [bot, bot] });
    expect(await until(bots, ({ status }) => status === 'over')).toMatchObject({ viewer: null, curtain: null });
  });

  it('after a reload begins with the curtain again', async () => {
    const before = device.open();
    const session = await before.begin({ game: 'gunrunners', config: { start: 0 }, seats });
    session.liftCurtain();
    await until(session, ({ viewer }) => viewer === 0);
    before.crash();
    expect((await device.open().open(session.id)).get()).toMatchObject({ viewer: null, curtain: 0 });
  });
});
