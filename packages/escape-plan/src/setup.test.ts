import { StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { conserved } from './conformance/conservation.fixture.ts';
import { HighestChance } from './day.fixture.ts';
import { escapePlan } from './game.ts';
import { setUp } from './setup.ts';
import type { State } from './state.ts';
import { at, cops, defaultTable, tile, waiting } from './table.fixture.ts';

const CONFIG = { table: null, costaAvoidable: false, costaStacks: 'both' } as const;
const down = (from: number, to = 2) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

function unshuffled(seats: number): State {
  return setUp(CONFIG, seats, new HighestChance());
}

describe('set-up', () => {
  it('[E3.1] [E3.2] [E3.3] [E3.4] [E3.5] everything that is shuffled or drawn, in order', () => {
    const asked = (seats: number) => {
      const chance = new HighestChance();
      setUp(CONFIG, seats, chance);
      return chance.asked;
    };
    const setup = (...bounds: number[]) => bounds.map((bound) => `setup ${bound}`);
    const common = [
      ...setup(2, 2, ...[1, 2, 3, 4].flatMap(() => [3, 2])),
      ...setup(...down(6)),
      ...down(30, 21).map((bound) => `cops ${bound}`),
      ...setup(...down(9)),
      ...setup(...[1, 2, 3].flatMap(() => down(5)), ...[1, 2].flatMap(() => down(5))),
      ...setup(...down(33), ...down(9)),
    ];
    for (const seats of [3, 4, 5]) expect(asked(seats)).toEqual([...common, ...setup(seats)]);
    expect(asked(2)).toEqual([...common, ...setup(...down(16), 2)]);
    expect(asked(1)).toEqual([...common, ...setup(...down(16), ...down(16))]);
  });

  it('[E3.1] two start tiles, then four stacks with the top tile turned up', () => {
    const { city, stacks, faceUp } = unshuffled(3);
    expect([city.q.slice(0, 2), city.r.slice(0, 2), city.turned.slice(0, 2)]).toEqual([
      [1, 0],
      [0, 0],
      [3, 3],
    ]);
    expect(city.turned.slice(2)).toEqual(Array(12).fill(-1));
    expect(faceUp).toEqual(['A3', 'B3', 'C3', 'D3'].map(tile));
    expect(stacks).toEqual([
      ['A1', 'A2'].map(tile),
      ['B1', 'B2'].map(tile),
      ['C1', 'C2'].map(tile),
      ['D1', 'D2'].map(tile),
    ]);
  });

  it('[E3.1] [E3.5] [A-2] places, turns and the first player are by chance; both start tiles are turned alike', () => {
    const seen = new Set<string>();
    const firsts = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const state = setUp(CONFIG, 3, new StatelessChance(seed));
      const { q, turned } = state.city;
      expect(turned[0]).toBe(turned[1]);
      seen.add(`${q[0]} ${q[1]} ${turned[0]}`);
      firsts.add(state.order.join(''));
      expect(conserved(state)).toBe(null);
    }
    expect([...seen].sort()).toEqual(['0 1 0', '0 1 3', '1 0 0', '1 0 3']);
    expect([...firsts].sort()).toEqual(['012', '120', '201']);
  });

  it('[E3.2] five patrol cards and one nobody has seen', () => {
    const state = unshuffled(4);
    expect([state.patrol, state.removedPatrol]).toEqual([[1, 1, 2, 2, 3], 3]);
    expect([state.revealedPatrol, state.patrolled, state.exitStackAt]).toEqual([[], [0, 0, 0], [-1, -1]]);
    const removed = new Set<number>();
    for (let seed = 0; seed < 40; seed++) removed.add(setUp(CONFIG, 3, new StatelessChance(seed)).removedPatrol);
    expect([...removed].sort()).toEqual([1, 2, 3]);
  });

  it('[E3.2] two cops on each face-up tile and on the start tile without the hospital; of a pair one goes back', () => {
    const asked: number[] = [];
    // A3 federal and SWAT, B3 two locals, C3 local and SWAT, D3 two federals, S2 SWAT and federal.
    const picks = [0, 28, 9, 9, 9, 20, 0, 0, 20, 0];
    const chance = {
      below(label: string, _counter: number, bound: number) {
        if (label === 'cops') asked.push(bound);
        return label === 'cops' ? (picks.shift() ?? -1) : bound - 1;
      },
    };
    const state = setUp(CONFIG, 3, chance);
    expect(state.cops.map((mask, index) => [index, mask]).filter(([, mask]) => mask !== 0)).toEqual([
      [tile('S2'), cops('SWAT', 'FEDERAL')],
      [tile('A3'), cops('FEDERAL', 'SWAT')],
      [tile('B3'), cops('LOCAL')],
      [tile('C3'), cops('LOCAL', 'SWAT')],
      [tile('D3'), cops('FEDERAL')],
    ]);
    expect(state.bag).toEqual([7, 8, 7]);
    expect(state.copsOut).toEqual([0, 0, 0]);
    // The second of a pair is back only after all ten are drawn.
    expect(asked).toEqual(down(30, 21));
  });

  it('[E3.3] displays: keys, fixers, lockers, equipment, cans, exit tiles', () => {
    const state = unshuffled(3);
    expect(state.places).toEqual(Array(9).fill(-1));
    expect(state.visited).toEqual(Array(9).fill(0));
    expect(state.closed).toBe(0);
    expect(state.keysAt).toEqual([
      [0, 0, 0],
      [1, 1, 1],
      [2, 2, 2],
    ]);
    expect(state.fixers).toBe(0b1111_1111);
    expect(state.lockers).toEqual([
      [60, 60, 90, 90, 0],
      [70, 70, 100, 100, 0],
      [80, 80, 110, 110, 0],
    ]);
    expect(state.equipment).toEqual([4, 4, 4, 4]);
    expect(state.cans).toBe(6);
    expect(state.exitStacks).toEqual([
      [0, 30, 30, 50, 50],
      [0, 20, 40, 40, 60],
    ]);
    const mixed = setUp(CONFIG, 3, new StatelessChance(2));
    expect(mixed.keysAt.map((keys) => keys.length)).toEqual([3, 3, 3]);
    for (const keys of mixed.keysAt) expect(keys).toEqual(keys.toSorted());
    expect(mixed.keysAt.flat().sort().join('')).toBe('000111222');
  });

  it('[E3.4] [A-1] seven contacts face up, two gang members on the start tile and six in the pool', () => {
    const state = unshuffled(3);
    expect(state.display).toEqual([26, 27, 28, 29, 30, 31, 32]);
    expect(state.contactDeck).toEqual(Array.from({ length: 26 }, (_, card) => card));
    expect(state.gangs.map((members, index) => members * (index + 1)).filter((found) => found > 0)).toEqual([
      2 * (tile('S2') + 1),
    ]);
    expect(state.gangPool).toBe(6);
    expect(state.control).toEqual(Array(14).fill(-1));
    expect([state.discsLeft, state.cuffsLeft, state.day, state.part]).toEqual([8, 10, 1, 0]);
  });

  it('[E3.5] [E2.2] [E18.1] a player’s board, with seven assets, six of them locked', () => {
    const state = unshuffled(3);
    for (const [seat, board] of state.boards.entries()) {
      expect(board).toEqual({
        cash: 9,
        plan: 8 - seat,
        cubes: 9,
        contacts: [0, 0, -5, -6, -7],
        cuffed: 0,
        spent: 0,
        items: [101, 102, 103, 0, 0, 0],
        used: 0,
        slots: [4, 0, 0, 0, 0, 0],
        keys: [0, 0, 0],
        firstAid: 1,
        sun: 1,
        wounds: 0,
        cans: 0,
        members: 0,
        markers: 2,
        bonuses: 0,
        gone: 0,
      });
    }
    expect(state.at).toEqual(Array(3).fill(at('S1', 'HOSPITAL')));
    expect([state.status, state.notoriety, state.red, state.blue, state.discs]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect([state.escapes, state.boxed, state.contactsOut, state.keysOut, state.ending]).toEqual([[], [], [], [], '']);
    expect(state.draws).toEqual([84, 10, 0, 0, 0]);
  });

  it('[E3.5] [E3.6] cash and plan are nobody else’s business until the end', () => {
    const state = unshuffled(2);
    for (const viewer of [null, 0, 1]) {
      const view = escapePlan.view(state, viewer);
      for (const board of view.table.boards) expect(Object.keys(board)).not.toContain('cash');
      for (const board of view.table.boards) expect(Object.keys(board)).not.toContain('plan');
      expect(view.table.truth).toBe(null);
      expect(view.own === null ? null : [view.own.cash, view.own.plan]).toEqual(
        viewer === null ? null : [9, 8 - viewer],
      );
    }
    const over = escapePlan.view({ ...state, ending: 'test' }, null).table.truth;
    expect([over?.cash, over?.plans]).toEqual([
      [9, 9],
      [8, 7],
    ]);
  });

  it('[E3.5] [E4.3] [E23.1] [E24.1] clockwise from the first player; Sandra and Costa behind', () => {
    expect(unshuffled(5).order).toEqual([4, 0, 1, 2, 3]);
    expect(unshuffled(3).order).toEqual([2, 0, 1]);
    const two = unshuffled(2);
    expect([two.order, two.pawns, two.boards.length]).toEqual([[1, 0, 2], 3, 2]);
    expect([two.inspectorDeck.length, two.lieutenantDeck.length, two.costa.plan]).toEqual([16, 0, -1]);
    const solo = unshuffled(1);
    expect([solo.order, solo.pawns, solo.boards.length]).toEqual([[0, 2, 1], 3, 1]);
    expect([solo.inspectorDeck.length, solo.lieutenantDeck.length, solo.costa.plan]).toEqual([16, 16, 7]);
    expect(solo.costa).toEqual({ plan: 7, contacts: [], stacks: [] });
    expect(unshuffled(3).inspectorDeck).toEqual([]);
    expect([unshuffled(4).pawns, unshuffled(5).pawns]).toEqual([4, 5]);
  });

  it('[E3.6] everybody has another plan', () => {
    for (const seats of [1, 5]) {
      for (let seed = 0; seed < 10; seed++) {
        const state = setUp(CONFIG, seats, new StatelessChance(seed));
        const plans = state.boards.map(({ plan }) => plan);
        if (seats === 1) plans.push(state.costa.plan);
        expect(new Set(plans).size).toBe(plans.length);
        for (const plan of plans) expect(defaultTable().plans[plan]).toHaveLength(9);
      }
    }
  });

  it('[E4.1] the first decision is the first tile: no income on day 1, two patrol cards are up', () => {
    const state = escapePlan.setup(CONFIG, 3, new HighestChance());
    expect(waiting(state)).toEqual(['placeTile', 2]);
    expect(state.boards.map(({ cash }) => cash)).toEqual([9, 9, 9]);
    expect([state.revealedPatrol, state.patrolled]).toEqual([
      [2, 1],
      [0, 1, 1],
    ]);
    expect(escapePlan.toAct(state)).toEqual([2]);
  });
});
