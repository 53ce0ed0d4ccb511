import { describe, expect, it } from 'vitest';
import { escapePlan } from './game.ts';
import { equipmentItem, treasureItem } from './items.ts';
import type { State } from './state.ts';
import { at, cops, place, table } from './table.fixture.ts';
import { viewOf } from './view.ts';

const [P1, P2, P3] = [0, 1, 2];
const GREEN = 0;
const [BLACK, BROWN, ALPHA, BETA] = [1, 2, 3, 4];

/** A solo table is the only one with Costa; what he hides is put onto a table of three here as well. */
function busyTable(): State {
  const state = table({
    day: 2,
    part: 3,
    pawns: [at('S2', 'STORE_A'), at('A2', 'CHURCH'), at('B1', 'HELIPORT')],
    cops: { D1: cops('FEDERAL', 'SWAT') },
    notoriety: [2, 5, 7],
    boards: [
      { cash: 11, plan: P1, items: [101, treasureItem(GREEN, 60), equipmentItem(1), 0, 0, 0] },
      { cash: 22, plan: P2, items: [treasureItem(BLACK, 100), treasureItem(BROWN, 0), 102, 0, 0, 0], wounds: 2 },
      { cash: 33, plan: P3, items: [treasureItem(ALPHA, 50), 0, 0, 0, 0, 301] },
    ],
  });
  state.turn.seat = 1;
  state.turn.drawn = [0, 90];
  state.turn.drawnFrom = GREEN;
  state.turn.item = treasureItem(BETA, 60);
  state.boxed = [treasureItem(BETA, 20), 302, treasureItem(BROWN, 110)];
  state.costa = { plan: 7, contacts: [3], stacks: [[1, treasureItem(ALPHA, 0), treasureItem(ALPHA, 30)]] };
  state.inspectorDeck = [4, 0, 9];
  state.lieutenantDeck = [15, 1];
  state.patrol = [1, 2, 3];
  state.removedPatrol = 2;
  state.stacks = [[2, 3], [5], [], [11, 12]];
  state.visited[place('BAR')] = 0b011;
  state.visited[place('GYM')] = 0b110;
  return state;
}

const HIDDEN = [
  'stacks',
  'patrol',
  'removedPatrol',
  'exitStacks',
  'lockers',
  'contactDeck',
  'inspectorDeck',
  'lieutenantDeck',
  'costa',
];
const SHOWN = [
  ...['stackSizes', 'onIncome', 'patrolLeft', 'exitStackSizes', 'lockerSizes', 'deckSize', 'inspectorSize'],
  ...['lieutenantSize', 'inspectorLeft', 'lieutenantLeft', 'costaContacts', 'costaStacks', 'outcome', 'truth'],
];

describe('what everybody sees', () => {
  it('[A-94] the table as it lies, of everything hidden only how much of it there is', () => {
    const state = busyTable();
    for (const viewer of [0, 1, 2, null]) {
      const { table: seen } = viewOf(state, viewer);
      expect(Object.keys(seen).sort()).toEqual(
        [...Object.keys(state).filter((field) => !HIDDEN.includes(field)), ...SHOWN].sort(),
      );
      const { turn, boards, boxed, ...open } = seen;
      for (const field of Object.keys(open)) {
        if (!SHOWN.includes(field)) expect([field, open[field as 'day']]).toEqual([field, state[field as 'day']]);
      }
      expect([seen.stackSizes, seen.patrolLeft, seen.exitStackSizes, seen.lockerSizes]).toEqual([
        [2, 1, 0, 2],
        3,
        [5, 5],
        [5, 5, 5],
      ]);
      expect([seen.deckSize, seen.inspectorSize, seen.lieutenantSize]).toEqual([26, 3, 2]);
      expect([seen.inspectorLeft, seen.lieutenantLeft]).toEqual([0b1000010001, (1 << 15) | 0b10]);
      expect([seen.outcome, seen.truth]).toEqual([null, null]);
    }
  });

  it('[A-94] of kept, drawn, waiting and boxed tiles, and of Costa’s, where they come from but not their value', () => {
    const { table: seen } = viewOf(busyTable(), 0);
    expect(seen.boards.map(({ items }) => items)).toEqual([
      [101, 1999, 202, 0, 0, 0],
      [2999, 3999, 102, 0, 0, 0],
      [4999, 0, 0, 0, 0, 301],
    ]);
    expect([seen.turn.drawn, seen.turn.drawnFrom, seen.turn.item]).toEqual([2, GREEN, 5999]);
    expect(seen.boxed).toEqual([5999, 302, 3999]);
    expect([seen.costaContacts, seen.costaStacks]).toEqual([[3], [[1, 4999, 4999]]]);
  });

  it('[A-94] of a board everything but cash, plan and values', () => {
    const state = busyTable();
    const { table: seen } = viewOf(state, 0);
    for (const [seat, board] of state.boards.entries()) {
      const { cash, plan, items, ...open } = board;
      const { items: hidden, ...shown } = seen.boards[seat] as (typeof seen.boards)[number];
      expect(shown).toEqual(open);
    }
  });

  it('[A-94] of a plan only what the cubes laid so far have shown', () => {
    const state = busyTable();
    // The bar is an income line of P1 and P2, the gym of P3 alone.
    expect(viewOf(state, null).table.onIncome).toEqual([0b011, 0, 0, 0, 0, 0b100, 0, 0, 0]);
    state.visited[place('BAR')] = 0b100;
    expect(viewOf(state, null).table.onIncome).toEqual([0b100, 0, 0, 0, 0, 0b100, 0, 0, 0]);
  });
});

describe('what only one seat knows', () => {
  it('[A-94] the own cash, plan and tiles; tiles drawn and waiting in the own turn', () => {
    const state = busyTable();
    expect(viewOf(state, 0)).toMatchObject({
      viewer: 0,
      own: { cash: 11, plan: P1, items: [101, 1060, 202, 0, 0, 0], drawn: [], item: 0 },
    });
    expect(viewOf(state, 1)).toMatchObject({
      viewer: 1,
      own: { cash: 22, plan: P2, items: [2100, 3000, 102, 0, 0, 0], drawn: [0, 90], item: 5060 },
    });
    expect([viewOf(state, null).viewer, viewOf(state, null).own]).toEqual([null, null]);
  });

  it('[A-94] nothing else in a view depends on a secret', () => {
    const one = busyTable();
    const other = busyTable();
    const [, second, third] = other.boards;
    // Everything seat 0 may not know is different; the other plans agree with the cubes laid.
    Object.assign(second ?? {}, {
      cash: 0,
      plan: P1,
      items: [treasureItem(BLACK, 70), treasureItem(BROWN, 80), 102, 0, 0, 0],
    });
    Object.assign(third ?? {}, { cash: 1, plan: 4, items: [treasureItem(ALPHA, 0), 0, 0, 0, 0, 301] });
    other.turn.drawn = [60, 60];
    other.turn.item = treasureItem(BETA, 0);
    other.boxed = [treasureItem(BETA, 40), 302, treasureItem(BROWN, 80)];
    other.costa = { plan: 8, contacts: [3], stacks: [[1, treasureItem(ALPHA, 50), treasureItem(ALPHA, 50)]] };
    other.inspectorDeck = [0, 9, 4];
    other.lieutenantDeck = [1, 15];
    other.patrol = [3, 1, 2];
    other.removedPatrol = 3;
    other.stacks = [[3, 2], [5], [], [12, 11]];
    for (const pile of [...other.exitStacks, ...other.lockers, other.contactDeck]) pile.reverse();
    for (const viewer of [0, null]) expect(viewOf(other, viewer)).toEqual(viewOf(one, viewer));
    expect(viewOf(other, 1)).not.toEqual(viewOf(one, 1));
    const text = JSON.stringify(viewOf(one, 0));
    for (const word of ['removedPatrol', 'contactDeck', '"cash":22', '"cash":33']) expect(text).not.toContain(word);
  });
});

describe('when the game is over', () => {
  it('[A-94] [E22.4] [E3.6] cash, plans, tiles and what Costa has come to light, for everybody', () => {
    const state = busyTable();
    state.ending = 'nobody-out';
    for (const viewer of [0, 1, 2, null]) {
      const { table: seen } = viewOf(state, viewer);
      expect(seen.truth).toEqual({
        cash: [11, 22, 33],
        plans: [P1, P2, P3],
        items: state.boards.map(({ items }) => items),
        costa: state.costa,
      });
      expect(seen.outcome).toEqual(escapePlan.outcome(state));
      expect(seen.outcome?.ending).toBe('nobody-out');
    }
  });
});

describe('a view', () => {
  /** Adds something to every list in it, the city's lists aside, which nobody can change. */
  function scribble(value: unknown): void {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
    for (const inner of Object.values(value)) scribble(inner);
    if (Array.isArray(value)) value.push(7);
    else Object.assign(value, { scribbled: 1 });
  }

  it('is a copy: nobody can change the table through it', () => {
    const state = busyTable();
    for (const ending of ['', 'nobody-out']) {
      state.ending = ending;
      const before = structuredClone(state);
      scribble(viewOf(state, 1));
      expect(structuredClone(state)).toEqual(before);
    }
  });
});
