import { describe, expect, it } from 'vitest';
import { blueprintOf } from './city/blueprint.ts';
import { isLocation, locationBit, type Node, nodeOfKind } from './city/node.ts';
import { BUSINESSES } from './data/table.ts';
import { destinations } from './destinations.ts';
import { randomGame } from './random-game.fixture.ts';
import { IN_TRAVEL, type State, VISITING } from './state.ts';
import { NODES } from './steps/costs.ts';
import { freeEnds } from './steps/ends.ts';
import { isTroddenOut } from './steps/trip.ts';
import { at, defaultTable, type Given, playAll, table } from './table.fixture.ts';
import { viewOf } from './view.ts';
import { wayOut } from './way-out.ts';

function way(state: State, to: Node) {
  return wayOut(state, defaultTable(), 0, to);
}

/** The first exit, and where everybody begins. */
const EXIT = blueprintOf(defaultTable()).exits[0] as Node;
const HOSPITAL = nodeOfKind(defaultTable(), 'HOSPITAL');

function from(node: Node, given: Given = {}): State {
  return table({ pawns: [node], ...given });
}

describe('the way to a place', () => {
  it('[E11.1] is nothing for whoever stands there, and leads nowhere outside the city', () => {
    expect(way(from(EXIT), EXIT)).toEqual({ points: 0, turns: 1 });
    const small = from(HOSPITAL, { city: 'S2 0,0 0 · S1 1,0 0' });
    for (const exit of blueprintOf(defaultTable()).exits) expect(way(small, exit)).toBeNull();
    const gone = from(HOSPITAL);
    gone.at[0] = -1;
    expect(way(gone, EXIT)).toBeNull();
  });

  it('[E11.2] [E11.6] says from a subway to a subway that a ride costs nothing, if none has been had', () => {
    const [first, second] = subways();
    const state = table({ pawns: [first] }, 'travel');
    expect(way(state, second)).toEqual({ points: 0, turns: 1 });
    state.turn.ridden = 1;
    expect(way(state, second)?.points).toBeGreaterThan(0);
  });

  it('[E9.3] counts the turn under way only while its move is still to come', () => {
    const state = from(EXIT);
    const turn = state.frames.find(({ kind }) => kind === 'turn');
    if (turn === undefined) throw new Error('no turn');
    turn.n = VISITING;
    expect(way(state, EXIT)).toEqual({ points: 0, turns: 2 });
    state.turn.escaping = 1;
    expect(way(state, EXIT)).toEqual({ points: 0, turns: 1 });
    state.turn.escaping = 0;
    turn.n = 2;
    state.turn.stuck = 1;
    expect(way(state, EXIT)).toEqual({ points: 0, turns: 2 });
  });

  it('[E15.1] [E15.2] [E15.6] [E15.13] stops only where nothing is asked', () => {
    // What can be stopped at is taken away place by place: no way gets shorter.
    const { exits } = blueprintOf(defaultTable());
    const state = from(HOSPITAL);
    const starts = Array.from({ length: NODES }, (_, node) => node).filter(isLocation);
    const turnsTo = () =>
      starts.flatMap((start) => {
        state.at[0] = start;
        return exits.map((exit) => way(state, exit)?.turns ?? 99);
      });
    const first = turnsTo();
    let last = first;
    for (const [place, node] of state.places.entries()) {
      if (node < 0) continue;
      if (place < BUSINESSES) state.closed |= 1 << place;
      else state.visited[place] = 1;
      const now = turnsTo();
      for (const [index, turns] of now.entries()) expect(turns).toBeGreaterThanOrEqual(last[index] as number);
      last = now;
    }
    expect(Math.max(...first)).toBeGreaterThan(1);
    const free = freeEnds(state, defaultTable(), 0);
    for (const node of [...state.places, ...blueprintOf(defaultTable()).gangs])
      if (node >= 0) expect(free & locationBit(node)).toBe(0);
    expect(free & locationBit(HOSPITAL)).not.toBe(0);
  });

  it.each([1, 2, 3, 4])('[E11.1] takes one turn where a move can end now, and only there, in a game of %i', (seats) => {
    const table = defaultTable();
    let [near, far] = [0, 0];
    randomGame(seats, seats + 20, ({ before, seat }) => {
      const { kind } = before.frames.at(-1) ?? {};
      const isMove = kind === 'action' || (kind === 'travel' && before.turn.step === IN_TRAVEL);
      const isFree =
        before.turn.stuck === 0 && !before.turn.trail.some((node) => isTroddenOut(before.turn.trail, node));
      if (!isMove || !isFree) return;
      const ends = new Map(destinations(viewOf(before, seat)).map(({ node, routes }) => [node, routes]));
      for (const exit of blueprintOf(table).exits) {
        const found = wayOut(before, table, seat, exit);
        if (before.at[seat] === exit || before.turn.start === exit) continue;
        expect(found?.turns === 1).toBe(ends.has(exit));
        const fewest = Math.min(...(ends.get(exit) ?? []).map(({ points }) => points));
        if (found?.turns === 1) near++;
        else far++;
        // A ride may bring a point that is of no use any more.
        if (found?.turns === 1) expect(found.points).toBeGreaterThanOrEqual(Math.max(0, fewest));
      }
    });
    expect(near).toBeGreaterThan(5);
    expect(far).toBeGreaterThan(5);
  });

  it('[E11.1] takes two turns where a move can end from which it takes one', () => {
    const table = defaultTable();
    let met = 0;
    randomGame(3, 31, ({ before, seat }) => {
      if (before.frames.at(-1)?.kind !== 'action' || before.turn.stuck === 1) return;
      for (const exit of blueprintOf(table).exits) {
        if (wayOut(before, table, seat, exit)?.turns !== 2) continue;
        met++;
        const isNear = destinations(viewOf(before, seat)).some(({ node }) => {
          const after = structuredClone(before);
          after.at[seat] = node;
          after.frames = after.frames.filter(({ kind }) => kind !== 'turn');
          return wayOut(after, table, seat, exit)?.turns === 1;
        });
        expect(isNear).toBe(true);
      }
    });
    expect(met).toBeGreaterThan(5);
  });

  it('[E11.5] knows the points that a can has brought', () => {
    const state = table({ pawns: [HOSPITAL], boards: [{ cans: 1 }] }, 'travel');
    const goals = blueprintOf(defaultTable()).exits;
    const before = goals.map((exit) => way(state, exit)?.turns ?? 99);
    playAll(state, 0, { type: 'gasCan' });
    const after = goals.map((exit) => way(state, exit)?.turns ?? 99);
    for (const [index, turns] of after.entries()) expect(turns).toBeLessThanOrEqual(before[index] as number);
  });
});

function subways(): readonly [Node, Node] {
  const nodes = defaultTable().tiles.flatMap(({ id, locations }) =>
    locations.some(({ kind }) => kind === 'SUBWAY') ? [at(id, 'SUBWAY')] : [],
  );
  const [first, second] = nodes;
  if (first === undefined || second === undefined) throw new Error('no subways');
  return [first, second];
}
