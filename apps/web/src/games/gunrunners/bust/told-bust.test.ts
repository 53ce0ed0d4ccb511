import { type Action, type Event, gunrunners, isBack, type View } from '@stakeout/gunrunners';
import { EmissionList, FastChance, seenBy, type Viewer } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import type { Move, TableSnapshot } from '../../../session/session.ts';
import { type BustScene, cratesLeft, sceneAfter } from './bust-scene.ts';
import { gainsOf, latestBusts, placeOf, toldBust } from './told-bust.ts';

/** A whole game at random as one viewer sees it, with the view before each bust. */
function game(viewer: Viewer, seed: number) {
  const configured = gunrunners.configure({}, 3);
  if (!configured.ok) throw new Error('wrong configuration');
  const chance = new FastChance(seed);
  const state = gunrunners.setup(configured.value, 3, chance);
  const moves: Move[] = [];
  const before: View[] = [];
  for (let [seat] = gunrunners.toAct(state); seat !== undefined; [seat] = gunrunners.toAct(state)) {
    let view = gunrunners.view(state, viewer);
    const legal = gunrunners.legal(state, seat);
    const sink = new EmissionList<Event>();
    gunrunners.applyInPlace(state, seat, legal[chance.pick(legal.length)] as Action, chance, sink);
    const events = sink.emissions.map((emission) => seenBy(emission, viewer)) as readonly Event[];
    moves.push({ seat, by: 'bot', events });
    for (const event of events) {
      if (event.type === 'locationBusted') before.push(view);
      view = gunrunners.fold(view, event);
    }
  }
  const snapshot = { config: configured.value, viewer, moves, seats: [0, 1, 2] } as unknown as TableSnapshot;
  return { moves, snapshot, before };
}

describe.each([0, null] as const)('a bust that was told, seen again by %s', (viewer) => {
  const { moves, snapshot, before } = game(viewer, 7);
  const busts = moves.flatMap(({ events }, move) =>
    (events as readonly Event[]).flatMap((event, index) =>
      event.type === 'locationBusted' ? [{ event, at: { move, event: index } }] : [],
    ),
  );

  it('is what its viewer saw then, and no more', () => {
    expect(busts.length).toBeGreaterThan(3);
    for (const [index, { event, at }] of busts.entries()) {
      const [first, ...rest] = toldBust(snapshot, at);
      expect(first?.event).toBe(event);
      const { fields, crates } = before[index] as View;
      expect(first?.before).toMatchObject({ fields, crates });
      expect(rest.every(({ event: { type } }) => type !== 'locationBusted')).toBe(true);
    }
    expect(before.some(({ fields }) => fields.flat().some(isBack))).toBe(true);
  });

  it('ends where the crates are gone', () => {
    for (const { at } of busts) {
      let scene: BustScene | null = null;
      for (const { event, before: view } of toldBust(snapshot, at)) scene = sceneAfter(scene, event, view);
      const last = scene as BustScene | null;
      expect(last?.step).toMatch(/share|restock/);
      expect(last?.lines.every(({ isTaken }) => isTaken)).toBe(true);
      expect(cratesLeft(last as BustScene)).toBeGreaterThanOrEqual(0);
    }
  });

  it('is found by its place, the latest of each location too', () => {
    const last = busts.at(-1);
    if (last === undefined) throw new Error('no bust');
    expect(placeOf(moves, last.event)).toEqual(last.at);
    expect(latestBusts(moves, 3)[last.event.location]).toEqual(last.at);
    expect(latestBusts([], 3)).toEqual([null, null, null]);
  });

  it('leaves what it brought to be seen until the next roll', () => {
    const [first] = busts;
    if (first === undefined) throw new Error('no bust');
    const told = moves.slice(0, first.at.move + 1);
    const last = moves[first.at.move]?.events ?? [];
    const taken = (last as readonly Event[]).filter((event) => event.type === 'cratesTaken');
    const gains = gainsOf(told, 3);
    for (const { seat, crates } of taken) expect(gains[seat]).toBe(crates);
    const roll: Move = { seat: 0, by: 'bot', events: [{ type: 'dieRolled', seat: 0, roll: 1 }] };
    expect(gainsOf([...told, roll], 3)).toEqual([0, 0, 0]);
  });
});
