import { describe, expect, it } from 'vitest';
import { countExposed, dueBusts, LAST_SPACE } from './busts.ts';
import type { State } from './state.ts';
import { BLUE, cards, type Given, GREEN, type Happened, play, RED, standing, table, YELLOW } from './table.fixture.ts';

/** The last step of a turn before phase 4: the active player fills a vacant place with a 1. */
function endOfTurn(given: Given): { state: State; happened: Happened } {
  const state = table({ phase: 'place', active: YELLOW, ...given });
  const card = (state.active + 1) * 100 + 1;
  state.site = 0;
  state.probation[0] = 0;
  state.hands[state.active] = [card, card];
  state.piles[state.active] = [];
  return { state, happened: play(state, state.active, { type: 'place', card }) };
}

function shares(given: Given): unknown[] {
  return endOfTurn(given)
    .happened.all('cratesTaken')
    .map(({ seat, crates, sum }) => [seat, crates, sum]);
}

const FOUR = 'red 1, red 2, red 3, red 4';

describe('phase 4: what is busted', () => {
  it.each([
    ['red 1, blue 2, yellow 3', false],
    ['red 1, blue 2, yellow 3, blue 4 down', false],
    ['red 1, blue 2, yellow 3, blue 4 down, red 1 down, yellow 1 down', false],
    ['red 1, blue 2, yellow 3, blue 4', true],
    ['red 1, blue 2 down, yellow 3, blue 4, blue 1', true],
    ['red 1, blue 2, yellow 3, blue 4, blue 1', true],
  ])('[G8.1] with %s beside it a location is busted: %s', (row, isBusted) => {
    const { state, happened } = endOfTurn({ fields: ['', row] });
    expect(happened.all('locationBusted')).toHaveLength(isBusted ? 1 : 0);
    expect([state.busts, state.marker, state.busted]).toEqual(isBusted ? [1, 1, 2] : [0, 0, 0]);
    expect(state.fields[1]).toEqual(isBusted ? [] : cards(row));
  });

  it('[G8.1] counts exposed agents only, at every location', () => {
    expect(['', 'red 1 down', 'red 1, blue 1 down, blue 2'].map((row) => countExposed(cards(row)))).toEqual([0, 0, 2]);
    for (const location of [0, 1, 2, 3]) {
      const state = table({ seats: 4, fields: ['', '', '', ''].with(location, FOUR) });
      expect(dueBusts(state)).toBe(1 << location);
    }
    expect(dueBusts(table({ seats: 4, fields: [FOUR, '', FOUR, FOUR] }))).toBe(0b1101);
    expect(dueBusts(table())).toBe(0);
  });

  it.each([0, 1, 2, 3])('[G8.1] [G8.7] the only location due, here number %i, needs no choice', (location) => {
    const { state, happened } = endOfTurn({ seats: 4, fields: ['', '', '', ''].with(location, FOUR), active: GREEN });
    expect(happened.all('locationBusted')).toEqual([
      { type: 'locationBusted', location, bust: 1, marker: 1, row: cards(FOUR) },
    ]);
    expect(state.crates).toEqual([5, 5, 5, 5].with(location, 4));
    expect(standing(state)).toMatchObject({ phase: 'roll', active: RED, busting: 0, busted: 1 << location, turn: 2 });
  });
});

describe('a bust', () => {
  const example: Given = {
    fields: ['', 'blue 3, red 2 down, yellow 4, red 3, blue 1', 'red 4'],
    crates: [4, 12, 4],
    marker: 2,
    warehouse: 1,
  };
  const row = cards('blue 3, red 2, yellow 4, red 3, blue 1');

  it('[G8.2] [G8.3] GX10 the marker moves and the undercover agent is turned up in place', () => {
    const { state, happened } = endOfTurn(example);
    expect(state.marker).toBe(3);
    expect(happened.emission('locationBusted')).toEqual({
      event: { type: 'locationBusted', location: 1, bust: 1, marker: 3, row },
      only: null,
      redacted: { type: 'locationBusted', location: 1, bust: 1, marker: 3, row },
      news: true,
    });
  });

  it('[G8.3] [G8.4] [G8.5] [G8.9] GX11 red takes 6, blue 3 before yellow 2, one crate stays', () => {
    const { state, happened } = endOfTurn(example);
    expect(state.taken).toEqual([6, 3, 2]);
    expect(happened.all('cratesTaken')).toEqual([
      { type: 'cratesTaken', seat: RED, location: 1, crates: 6, sum: 5 },
      { type: 'cratesTaken', seat: BLUE, location: 1, crates: 3, sum: 4 },
      { type: 'cratesTaken', seat: YELLOW, location: 1, crates: 2, sum: 4 },
    ]);
  });

  it('[G8.6] [G8.7] [G8.9] GX12 the field is cleared, the probationary agent stays, a special delivery follows', () => {
    const supply = table(example).supply;
    const { state, happened } = endOfTurn({ ...example, probation: 'red 1, red 4, blue 4' });
    expect([state.fields, state.discards]).toEqual([[[], [], cards('red 4')], row]);
    expect(state.probation).toEqual([1301, 1104, 1204]);
    expect([state.crates, state.warehouse, state.supply]).toEqual([[5, 3, 5], 1, supply - 4]);
    expect(happened.types()).toEqual([
      'agentPlaced',
      'locationBusted',
      'cratesTaken',
      'cratesTaken',
      'cratesTaken',
      'fieldDiscarded',
      'specialDelivery',
      'decisionPassed',
    ]);
    expect(happened.all('fieldDiscarded')).toEqual([{ type: 'fieldDiscarded', location: 1, cards: row }]);
    expect(happened.all('specialDelivery')).toEqual([{ type: 'specialDelivery', location: 1, crates: [1, 2, 1] }]);
    expect(happened.emissions.map(({ only, news }) => [only, news])).toEqual([
      [YELLOW, false],
      [null, true],
      ...Array(6).fill([null, false]),
    ]);
  });

  it('[G8.3] probationary agents do not count, and every card of a player does', () => {
    expect(shares({ probation: 'blue 1, blue 4, blue 4', fields: ['', 'red 1, red 2, red manager, blue 4'] })).toEqual([
      [RED, 2, 6],
      [BLUE, 1, 4],
    ]);
  });

  it.each([
    [0, []],
    [1, [[YELLOW, 1, 5]]],
    [
      2,
      [
        [YELLOW, 1, 5],
        [RED, 1, 4],
      ],
    ],
    [
      3,
      [
        [YELLOW, 2, 5],
        [RED, 1, 4],
      ],
    ],
    [
      7,
      [
        [YELLOW, 4, 5],
        [RED, 2, 4],
        [BLUE, 1, 2],
      ],
    ],
    [
      9,
      [
        [YELLOW, 5, 5],
        [RED, 2, 4],
        [BLUE, 1, 2],
      ],
    ],
  ])('[G8.4] of %i crates everybody in turn takes half of what is left, rounded up', (crates, expected) => {
    const given = { fields: ['', 'blue 2, red 4, yellow 4, yellow 1'], crates: [4, crates, 4] };
    expect(shares(given)).toEqual(expected);
  });

  it('[G8.4] whoever has no card there takes nothing', () => {
    expect(shares({ fields: ['', '', 'blue 1, blue 1, blue 1, blue 1'], crates: [4, 4, 20] })).toEqual([[BLUE, 10, 4]]);
  });

  it.each([
    ['yellow 2, blue 1, red 2, blue 1', [YELLOW, BLUE, RED]],
    ['red 2, blue 1, yellow 2, blue 1', [RED, BLUE, YELLOW]],
    ['blue 1, yellow 2, blue 1, red 2', [BLUE, YELLOW, RED]],
    ['red 1, yellow 2, blue 2, red 1', [RED, YELLOW, BLUE]],
    ['yellow 1 down, red 2, blue 1, blue 1, yellow 1', [YELLOW, RED, BLUE]],
    ['yellow 1, blue 1, yellow 1, red 3', [RED, YELLOW, BLUE]],
  ])('[G8.5] in the row %s ties go to the nearest card', (row, expected) => {
    const taken = endOfTurn({ fields: ['', row], crates: [4, 30, 4] }).happened.all('cratesTaken');
    expect(taken.map(({ seat }) => seat)).toEqual(expected);
  });

  it('[G8.4] [G8.5] four players', () => {
    const given = { seats: 4, active: GREEN, crates: [4, 4, 4, 16] };
    expect(shares({ ...given, fields: ['', '', '', 'green 3, yellow 3, red 1, blue 4'] })).toEqual([
      [BLUE, 8, 4],
      [GREEN, 4, 3],
      [YELLOW, 2, 3],
      [RED, 1, 1],
    ]);
  });

  it.each([
    [5, [5, 4, 5], [1, 2, 1], 1],
    [4, [5, 4, 5], [1, 2, 1], 0],
    [3, [5, 4, 4], [1, 2, 0], 0],
    [2, [4, 4, 4], [0, 2, 0], 0],
    [1, [4, 3, 4], [0, 1, 0], 0],
    [0, [4, 2, 4], [0, 0, 0], 0],
  ])(
    '[G8.7] [G2.2] with %i crates left the supply gives what it has, the bust location first',
    (supply, ...expected) => {
      const { state, happened } = endOfTurn({ fields: ['', FOUR], supply });
      const arrived = happened.all('specialDelivery')[0]?.crates;
      expect([state.crates, arrived, state.supply]).toEqual(expected);
    },
  );

  it('[G8.2] the marker never passes the last space, and the log goes on counting', () => {
    expect(LAST_SPACE).toBe(7);
    const state = table({ fields: [FOUR, FOUR], phase: 'place', marker: 6, hands: ['red 1, red 1'] });
    state.busts = 6;
    state.site = 0;
    play(state, RED, { type: 'place', card: 101 });
    const happened = play(state, RED, { type: 'bust', location: 1 });
    expect(happened.all('locationBusted').map(({ location, bust, marker }) => [location, bust, marker])).toEqual([
      [1, 7, 7],
      [0, 8, 7],
    ]);
    expect([state.marker, state.busts]).toEqual([7, 8]);
  });
});
