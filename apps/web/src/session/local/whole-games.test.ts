import { verifyExport } from '@stakeout/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SeatWish } from '../plan.ts';
import type { TableChange } from '../session.ts';
import { anything, Device, findGame, isPersonsTurn, playOn, until } from './device.fixture.ts';

const easy: SeatWish = { kind: 'bot', level: 'easy' };
const ana: SeatWish = { kind: 'person', name: 'Ana' };
const bia: SeatWish = { kind: 'person', name: 'Bia' };

/** What somebody who wants to see the moves waits between them at least, in milliseconds. */
const SHORTEST_PAUSE = 200;

let device = new Device();
afterEach(() => {
  device.close();
  device = new Device();
});

describe.each([
  ['gunrunners', [easy, ana, easy, easy]],
  ['gunrunners', [ana, easy, bia]],
  ['gunrunners', [easy, easy]],
  ['escape-plan', [ana, easy]],
  ['escape-plan', [ana, easy, bia]],
  ['escape-plan', [ana]],
])('a whole match of %s with %j', (game, seats) => {
  it('is played to its end, move by move, and its export can be verified', async () => {
    const tab = device.open();
    const session = await tab.begin({ game, config: {}, seats });
    const changes: TableChange[] = [];
    session.subscribe((change) => changes.push(change));
    await playOn(session, anything());
    await until(session, ({ status }) => status === 'over');

    const match = await device.truth(session.id);
    const over = session.get();
    expect(over.outcome).toEqual(match.game.outcome(match.state));
    expect(over.moves).toHaveLength(match.standing.length);
    expect(over.seq).toBe(match.entries.length);
    expect(over.view).toEqual(match.game.view(match.state, over.viewer));
    expect(changes.filter(({ type }) => type === 'moved')).toHaveLength(match.standing.length);
    expect(verifyExport(await session.exportText(), findGame)).toMatchObject({
      ok: true,
      entries: match.entries.length,
      outcome: over.outcome,
    });
  });
});

it('every view on the way is the one that the rules give to whoever looks', async () => {
  for (const game of ['gunrunners', 'escape-plan']) {
    const session = await device.open().begin({ game, config: {}, seats: [ana, easy, bia] });
    for (let step = 0; step < 30; step++) {
      await playOn(session, anything(step + 1), 1);
      const { view, viewer, options, seq } = await until(session, isPersonsTurn);
      const { state, entries } = await device.truth(session.id);
      const rules = session.game;
      expect(seq).toBe(entries.length);
      expect(view).toEqual(rules.view(state, viewer));
      expect(options).toEqual(viewer === null ? [] : rules.legal(state, viewer));
    }
    session.close();
  }
});

it('a rematch has the same seats, options and game, and another shuffle', async () => {
  const tab = device.open();
  const config = { edition: 'pt', memory: 'open' };
  const session = await tab.begin({ game: 'gunrunners', config, seats: [easy, ana] });
  expect(await session.rematch()).toBeNull();
  await playOn(session, anything());
  const next = await session.rematch();
  expect(session.get().next).toBe(next);
  expect(await session.rematch()).toBe(next);
  session.close();
  const again = await tab.open(next ?? '');
  expect(again.get()).toMatchObject({ config: session.get().config, seats: session.get().seats, status: 'running' });
  const [first, second] = await Promise.all([device.truth(session.id), device.truth(again.id)]);
  expect(second.header.commitment).not.toBe(first.header.commitment);
  expect(new Set([...first.header.nonces, ...second.header.nonces]).size).toBe(4);
});

it('without pauses a match of bots waits for nothing but the bots', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const session = await device.open().begin({ game: 'gunrunners', config: {}, seats: [easy, easy, easy] });
  await until(session, ({ status }) => status === 'over');
  expect(Math.max(0, ...timers.mock.calls.map(([, milliseconds]) => milliseconds ?? 0))).toBeLessThan(SHORTEST_PAUSE);
  timers.mockRestore();
});
