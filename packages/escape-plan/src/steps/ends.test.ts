import { describe, expect, it } from 'vitest';
import { isInCity } from '../city/city.ts';
import { isLocation, locationBit, NODES_PER_TILE, tileOf } from '../city/node.ts';
import { someStates } from '../random-game.fixture.ts';
import type { Board, State } from '../state.ts';
import { at, defaultTable, place, table, tile } from '../table.fixture.ts';
import { NOTHING_READY } from '../visit.fixture.ts';
import { endsOfMove } from './ends.ts';
import { canEnd, endAt, exitAt, openExit, usableKeys } from './visiting.ts';

const BAR = at('C1', 'BUSINESS');
const GANG = at('C1', 'GANG');

function withBoard(board: Partial<Board>): State {
  const state = table({ places: { BAR }, boards: [{ ...NOTHING_READY, ...board }] });
  state.closed = 1 << place('BAR');
  return state;
}

describe('where a move may end', () => {
  it.each([
    [[0, 0, 0], 'closed'],
    [[-1, -2, -3], 'closed'],
    [[0, 1, 0], 'key'],
    [[0, -1, 3], 'key'],
  ] as const)('[E15.2] [A-45] with the keys %j a closed business is %s', (keys, end) => {
    const state = withBoard({ keys: keys.slice() });
    expect(endAt(state, defaultTable(), 0, BAR)).toBe(end);
    expect(canEnd(state, defaultTable(), 0, BAR)).toBe(end === 'key');
  });

  it('[E15.2] [E15.8] keys that could be turned: the colours, and a master key that can be paid', () => {
    const keysOf = (board: Partial<Board>) => usableKeys(withBoard(board), defaultTable(), 0);
    expect(keysOf({ keys: [0, -2, 0] })).toBe(0);
    expect(keysOf({ keys: [3, 1, -2] })).toBe(0b0101);
    expect(keysOf({ slots: [6, 0, 0, 0, 0, 0], cash: 5 })).toBe(0b1000);
    expect(keysOf({ slots: [6, 0, 0, 0, 0, 0], cash: 4 })).toBe(0);
    expect(keysOf({ slots: [-4, 0, 0, 0, 0, 6], cash: 0, keys: [2, 0, 0] })).toBe(0b1010);
    expect(keysOf({ slots: [-6, 5, 7, 0, 0, 0], cash: 9 })).toBe(0);
  });

  it('[E15.1] [A-46] visited goes before closed, and an open one asks for nothing', () => {
    const state = withBoard({ keys: [1, 2, 3] });
    state.visited[place('BAR')] = 0b001;
    expect(endAt(state, defaultTable(), 0, BAR)).toBe('visited');
    expect(canEnd(state, defaultTable(), 0, BAR)).toBe(false);
    state.closed = 0;
    expect(endAt(state, defaultTable(), 1, BAR)).toBe('nothing');
    expect(endAt(state, defaultTable(), 0, at('B1', 'SAFE_HOUSE'))).toBe('nothing');
  });

  it('[E15.6] [A-56] a gang that is taken, too dear, or to be had', () => {
    const state = withBoard({ cash: 5 });
    const end = () => [endAt(state, defaultTable(), 0, GANG), canEnd(state, defaultTable(), 0, GANG)];
    expect(end()).toEqual(['gang', true]);
    Object.assign(state.boards[0] as Board, { cash: 4 });
    expect(end()).toEqual(['gangPrice', false]);
    state.control[tile('C1')] = 2;
    expect(end()).toEqual(['gangTaken', false]);
  });

  it('[E6.3] [E15.9] exits by their number; the open one counts on day 3 only', () => {
    const nodes = [at('A1', 'EXIT_1'), at('A2', 'EXIT_2'), at('A3', 'EXIT_3'), at('A2', 'CHURCH'), GANG];
    expect(nodes.map((node) => exitAt(defaultTable(), node))).toEqual([0, 1, 2, -1, -1]);
    for (const [day, patrolled, exit] of [
      [3, [2, 1, 2], 1],
      [3, [1, 2, 2], 0],
      [3, [2, 2, 1], 2],
      [2, [2, 1, 2], -1],
      [1, [0, 0, 0], -1],
    ] as const) {
      const state = table({ day });
      state.patrolled = patrolled.slice();
      expect(openExit(state)).toBe(exit);
    }
  });

  it.each([1, 2, 3, 5])('[E11.1] [E15.13] the ends of a move are found together as one by one, %i players', (seats) => {
    const box = defaultTable();
    const wanted = { paid: 0, unpaid: 0 };
    for (const state of someStates(seats, 5, 9)) {
      for (let seat = 0; seat < seats; seat++) {
        for (const payments of [true, false]) {
          const found = endsOfMove(state, box, seat, state.boards[seat] as Board, -1, payments);
          const expected = endsOneByOne(state, seat, payments);
          expect(found).toBe(expected);
          wanted[payments ? 'paid' : 'unpaid'] |= expected;
        }
      }
    }
    // Gangs, which have a price, are among those paid for only.
    expect(wanted.paid & locationBit(GANG)).not.toBe(0);
    expect(wanted.unpaid & locationBit(GANG)).toBe(0);
  });

  it('[E17.6] a gang is free again for the one whose last member goes back to it', () => {
    const state = withBoard({ cash: 9, markers: 1 });
    state.control[tile('C1')] = 0;
    const ends = (freed: number) => endsOfMove(state, defaultTable(), 0, state.boards[0] as Board, freed, true);
    expect(ends(-1) & locationBit(GANG)).toBe(0);
    expect(ends(tile('C1'))).toBe(ends(-1) | locationBit(GANG));
  });
});

/** What `canEnd` and `endAt` say of each location of the city. */
function endsOneByOne(state: State, seat: number, payments: boolean): number {
  const box = defaultTable();
  let ends = 0;
  for (let node = 0; node < box.tiles.length * NODES_PER_TILE; node++) {
    if (!isLocation(node) || !isInCity(state.city, tileOf(node))) continue;
    const isEscape = openExit(state) >= 0 && exitAt(box, node) === openExit(state);
    const isEnd = payments ? canEnd(state, box, seat, node) : endAt(state, box, seat, node) === 'nothing';
    if (isEscape || (isEnd && node !== state.turn.start)) ends |= locationBit(node);
  }
  return ends;
}
