import { describe, expect, it } from 'vitest';
import { escapePlan } from './game.ts';
import { equipmentItem, treasureItem } from './items.ts';
import { outcomeOf, scoreOf, scoreOfCosta } from './outcome.ts';
import { ARRESTED, type Board, ESCAPED, type State } from './state.ts';
import { contact, defaultTable, place, table } from './table.fixture.ts';

const [P1, P2] = [0, 1];
const BLACK = 1;
const ALPHA = 3;
const cards = (...names: string[]) => names.map((name) => 1 + contact(name));

const NOTHING = {
  ...{ group1: 0, group2: 0, safeHouses: 0, cash: 0, assets: 0 },
  ...{ contacts: 0, tiles: 0, notoriety: 0, wounds: 0, total: 0 },
};

/** Everybody has escaped with nothing but what is given. */
function ended(seats: number, ...boards: Partial<Board>[]): State {
  const state = table({
    seats,
    boards: Array.from({ length: seats }, (_, seat) => ({ cash: 0, plan: seat, ...boards[seat] })),
  });
  state.status = state.status.map(() => ESCAPED);
  state.ending = 'everybody-gone';
  return state;
}

function visit(state: State, pawn: number, ...names: Parameters<typeof place>[0][]): void {
  for (const name of names) state.visited[place(name)] = (state.visited[place(name)] as number) | (1 << pawn);
}

/** EX42. */
function bones(): State {
  const state = ended(3, {
    plan: P1,
    cash: 12,
    slots: [-4, -1, -6, 2, 0, 0],
    contacts: [...cards('K01', 'K02', 'K03', 'K04'), 0],
    cuffed: 0b01000,
    items: [103, treasureItem(BLACK, 100), treasureItem(ALPHA, 50), equipmentItem(0), 0, 0],
    wounds: 1,
  });
  state.notoriety[0] = 6;
  visit(state, 0, 'BAR', 'CASINO', 'RESTAURANT', 'CINEMA', 'SAFE_HOUSE_1', 'SAFE_HOUSE_2');
  return state;
}

describe('the score sheet', () => {
  it('[E22.1] [E22.2] [E22.4] EX42 line by line', () => {
    const state = bones();
    expect(scoreOf(state, defaultTable(), 0)).toEqual({
      group1: 150,
      group2: 60,
      safeHouses: 80,
      cash: 12,
      assets: 30,
      contacts: 30,
      tiles: 150,
      notoriety: -30,
      wounds: -20,
      total: 462,
    });
    state.status[1] = ARRESTED;
    const outcome = outcomeOf(state);
    expect(outcome?.scores).toEqual([462, 0, 0]);
    expect(outcome?.sheet?.[0]).toMatchObject({ ...scoreOf(state, defaultTable(), 0), escaped: 1, arrested: 0 });
    expect(outcome?.sheet?.[1]).toMatchObject({ ...NOTHING, escaped: 0, arrested: 1 });
    expect(outcome?.sheet?.length).toBe(3);
  });

  it('[E22.2] the plan money of the places the player itself visited; income lines give nothing', () => {
    const table = defaultTable();
    const state = ended(3, { plan: P1 }, { plan: P2 });
    visit(state, 0, 'BAR', 'ART_GALLERY', 'SAFE_HOUSE_1');
    expect(scoreOf(state, table, 0).total).toBe(0);
    visit(state, 1, 'GYM', 'CINEMA', 'SAFE_HOUSE_1');
    expect(scoreOf(state, table, 0).total).toBe(0);
    expect(scoreOf(state, table, 1)).toMatchObject({ group1: 0, group2: 80, safeHouses: 100, total: 180 });
    visit(state, 0, 'RESTAURANT', 'GYM', 'SAFE_HOUSE_3');
    expect(scoreOf(state, table, 0)).toMatchObject({ group1: 50, group2: 90, safeHouses: 70, total: 210 });
  });

  it('[E22.2] 0, 10, 30, 60, 100 for one to five contacts', () => {
    const five = cards('K01', 'K02', 'K03', 'K04', 'K05');
    for (const [count, score] of [0, 0, 10, 30, 60, 100].entries()) {
      const contacts = five.map((card, index) => (index < count ? card : -5));
      expect([count, scoreOf(ended(3, { contacts }), defaultTable(), 0).contacts]).toEqual([count, score]);
    }
  });

  it('[E22.1] one contact goes for each handcuffs card, wherever it lies; all, if there are fewer', () => {
    const five = cards('K01', 'K02', 'K03', 'K04', 'K05');
    // Cards held, spaces under handcuffs, and the score of what is left.
    for (const [held, cuffed, score] of [
      [5, 0b00000, 100],
      [5, 0b10000, 60],
      [5, 0b11000, 30],
      [4, 0b10000, 30],
      [2, 0b11100, 0],
      [2, 0b11111, 0],
      [3, 0b11000, 0],
    ] as const) {
      const contacts = five.map((card, index) => (index < held ? card : 0));
      expect(scoreOf(ended(3, { contacts, cuffed }), defaultTable(), 0).contacts).toBe(score);
    }
  });

  it('[E22.2] the penalty of each position, 20 for each red wound cube, 10 for each used asset', () => {
    const penalties = [0, -5, -10, -15, -20, -30, -40, -55, -75, -100];
    for (const [index, penalty] of penalties.entries()) {
      const state = ended(3);
      state.notoriety[0] = index + 1;
      expect(scoreOf(state, defaultTable(), 0)).toMatchObject({ notoriety: penalty, total: penalty });
    }
    expect(scoreOf(ended(3), defaultTable(), 0)).toMatchObject({ wounds: 0, total: 0 });
    expect(scoreOf(ended(3, { wounds: 3 }), defaultTable(), 0)).toMatchObject({ wounds: -60, total: -60 });
    expect(scoreOf(ended(3, { slots: [-4, 1, 2, 3, -5, -6] }), defaultTable(), 0).assets).toBe(30);
  });

  it('[E22.2] only locker and exit tiles are worth money, not equipment, fixers or assets', () => {
    const items = [101, 201, 301, treasureItem(0, 0), treasureItem(2, 110), treasureItem(4, 20)];
    expect(scoreOf(ended(3, { items }), defaultTable(), 0).tiles).toBe(130);
  });
});

describe('who wins', () => {
  it('[E22.3] the most money', () => {
    const state = ended(3, { cash: 5 }, { cash: 9 }, { cash: 7 });
    expect(outcomeOf(state)).toMatchObject({
      ending: 'everybody-gone',
      scores: [5, 9, 7],
      places: [3, 1, 2],
      winners: [1],
      tieBreaks: [
        [1, 5, 5, -1, 0],
        [1, 9, 9, -1, 0],
        [1, 7, 7, -1, 0],
      ],
    });
  });

  it('[E22.3] [A-93] ties: more cash; then lower notoriety; then fewer wounds; then shared', () => {
    // All with a total of 100: 100 from contacts and the rest made up by tiles.
    const make = (cash: number, notoriety: number, wounds: number) => {
      const penalty = [0, -5, -10, -15, -20][notoriety - 1] ?? 0;
      return { cash, notoriety, wounds, tile: 100 - cash - penalty + 20 * wounds };
    };
    const places = (...players: ReturnType<typeof make>[]) => {
      const state = ended(
        players.length,
        ...players.map(({ cash, wounds, tile }) => ({ cash, wounds, items: [treasureItem(0, tile), 0, 0, 0, 0, 0] })),
      );
      state.notoriety = players.map(({ notoriety }) => notoriety);
      const outcome = outcomeOf(state);
      expect(outcome?.scores).toEqual(players.map(() => 100));
      return [outcome?.places, outcome?.winners];
    };
    expect(places(make(8, 5, 3), make(9, 5, 3), make(7, 1, 0))).toEqual([[2, 1, 3], [1]]);
    expect(places(make(8, 3, 0), make(8, 2, 3), make(8, 4, 0))).toEqual([[2, 1, 3], [1]]);
    expect(places(make(8, 3, 2), make(8, 3, 1), make(8, 3, 3))).toEqual([[2, 1, 3], [1]]);
    expect(places(make(8, 3, 1), make(8, 3, 2), make(8, 3, 1))).toEqual([
      [1, 3, 1],
      [0, 2],
    ]);
  });

  it('[E21.5] [E22.3] [A-92] those arrested score nothing, come last together, and never win', () => {
    const state = ended(4, { cash: 90 }, { cash: 2, wounds: 3 }, { cash: 50 }, { cash: 1, wounds: 3 });
    state.status[0] = ARRESTED;
    state.status[2] = ARRESTED;
    expect(outcomeOf(state)).toMatchObject({ scores: [0, -58, 0, -59], places: [3, 1, 3, 2], winners: [1] });
  });

  it('[E21.8] there is no outcome before the end', () => {
    const state = bones();
    state.ending = '';
    expect(escapePlan.outcome(state)).toBeNull();
  });
});

describe('Costa’s score', () => {
  /** Solo: a table where Costa, pawn 2, has these stacks. */
  function costa(...stacks: number[][]): State {
    const state = ended(1);
    Object.assign(state.costa, { plan: P1, contacts: [], stacks });
    return state;
  }
  const scored = (state: State) => scoreOfCosta(state, defaultTable());

  it('[E24.6] [A-83] EX46 a zero counts as the highest of its kind; of D and exits the best tile, of A to C both', () => {
    expect(scored(costa([0, treasureItem(0, 0)]))).toBe(90);
    expect(scored(costa([0, treasureItem(1, 0)]))).toBe(100);
    expect(scored(costa([0, treasureItem(2, 0)]))).toBe(110);
    expect(scored(costa([1, treasureItem(0, 0), treasureItem(1, 70), treasureItem(2, 80)]))).toBe(90);
    expect(scored(costa([1, treasureItem(3, 0), treasureItem(3, 30)]))).toBe(50);
    expect(scored(costa([1, treasureItem(4, 0), treasureItem(4, 20)]))).toBe(60);
    expect(scored(costa([0, treasureItem(0, 60), treasureItem(0, 60)]))).toBe(120);
    expect(
      scored(costa([0, treasureItem(0, 60), treasureItem(0, 0)], [1, treasureItem(3, 30), treasureItem(3, 50)])),
    ).toBe(200);
  });

  it('[E24.6] [A-84] plan money, contacts up to 100, minus notoriety; income lines give nothing', () => {
    const state = costa();
    visit(state, 2, 'BAR', 'CASINO', 'CINEMA', 'SAFE_HOUSE_1', 'SAFE_HOUSE_3');
    visit(state, 0, 'RESTAURANT');
    visit(state, 1, 'GYM');
    expect(scored(state)).toBe(230);
    state.notoriety = [9, 10, 4];
    expect(scored(state)).toBe(215);
    for (const [count, score] of [0, 0, 10, 30, 60, 100, 100, 100].entries()) {
      state.costa.contacts = Array.from({ length: count }, (_, index) => index);
      expect(scored(state)).toBe(215 + score);
    }
  });

  it('[E24.7] [A-85] [A-84] the player wins by escaping with more; equal totals are Costa’s', () => {
    const state = costa([0, treasureItem(0, 60), treasureItem(0, 60)]);
    for (const [cash, winners, places, ending] of [
      [121, [0], [1], 'beat-costa'],
      [120, [], [2], 'lost-to-costa'],
      [119, [], [2], 'lost-to-costa'],
    ] as const) {
      Object.assign(state.boards[0] as Board, { cash });
      expect(outcomeOf(state)).toMatchObject({
        ending,
        scores: [cash],
        places,
        winners,
        tieBreaks: [[1, cash, cash, -1, 0, 120]],
      });
    }
    Object.assign(state.boards[0] as Board, { cash: 500 });
    state.status[0] = ARRESTED;
    state.ending = 'nobody-out';
    expect(outcomeOf(state)).toMatchObject({ ending: 'nobody-out', scores: [0], places: [2], winners: [] });
  });
});
