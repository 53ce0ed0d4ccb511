import { describe, expect, it } from 'vitest';
import { outcomeOf } from './ending.ts';
import { gunrunners } from './game.ts';
import type { Ending, State } from './state.ts';
import { BLUE, cards, type Given, type Happened, play, RED, standing, table } from './table.fixture.ts';

const FOUR = 'red 1, red 2, red 3, red 4';
const NO_HANDS = { hands: ['', '', ''], piles: ['', '', ''] };

/** Red ends phase 2 with a 1 put into the vacant place of location 1, the last card when nothing else is given. */
function endOfTurn(given: Given, busts = 0): { state: State; happened: Happened } {
  const state = table({ phase: 'place', ...given });
  state.busts = busts;
  state.site = 0;
  state.hands[RED] = [101, ...(state.hands[RED] ?? [])];
  return { state, happened: play(state, RED, { type: 'place', card: 101 }) };
}

/** A finished game. */
function over(ending: Ending, given: Given, busted = 0): State {
  const state = table(given);
  state.phase = 'over';
  state.ending = ending;
  state.busted = busted;
  return state;
}

describe('seven busts', () => {
  it('[G9.1] when the marker reaches space 7 the game ends, special delivery included, other locations untouched', () => {
    const { state, happened } = endOfTurn({ fields: ['blue 2 down', FOUR, 'blue 3, red 1'], marker: 6 }, 6);
    expect(happened.types().slice(1)).toEqual([
      ...['cardDrawn', 'locationBusted', 'cratesTaken', 'fieldDiscarded', 'specialDelivery'],
      ...['gameEnded', 'decisionPassed'],
    ]);
    expect([state.fields, state.crates]).toEqual([
      [cards('blue 2 down'), [], cards('blue 3, red 1')],
      [5, 4, 5],
    ]);
    expect(standing(state)).toMatchObject({ phase: 'over', active: RED, busted: 2, busting: 0, turn: 2 });
    expect([state.ending, gunrunners.outcome(state)?.ending]).toEqual(['seven-busts', 'seven-busts']);
    expect([gunrunners.toAct(state), gunrunners.legal(state, RED)]).toEqual([[], []]);
  });

  it('[G9.1] the sixth bust does not end it', () => {
    const { state } = endOfTurn({ fields: ['', FOUR], marker: 5 }, 5);
    expect([state.marker, state.phase, state.ending, outcomeOf(state)]).toEqual([6, 'roll', '', null]);
  });

  it('[G9.1] [G3.3] GX19 with two players the fourth bust ends it', () => {
    for (const [marker, busts, phase] of [[5, 2, 'roll'] as const, [6, 3, 'over'] as const]) {
      const { state } = endOfTurn({ seats: 2, fields: ['', FOUR], marker }, busts);
      expect([state.phase, state.ending]).toEqual([phase, phase === 'over' ? 'seven-busts' : '']);
    }
  });

  it('[G9.1] GX14 a double bust may make the eighth: both are resolved', () => {
    for (const seats of [2, 3]) {
      const busts = seats === 2 ? 3 : 6;
      const { state } = endOfTurn({ seats, fields: [FOUR, 'blue 1', FOUR], crates: [8, 4, 5], marker: 6 }, busts);
      expect([state.phase, state.ending]).toEqual(['bust', '']);
      const happened = play(state, RED, { type: 'bust', location: 0 });
      expect(happened.all('locationBusted').map(({ bust, marker }) => [bust, marker])).toEqual([
        [busts + 1, 7],
        [busts + 2, 7],
      ]);
      expect([state.crates, state.taken[RED], state.fields]).toEqual([[7, 6, 5], 7, [[], cards('blue 1'), []]]);
      expect([state.phase, state.ending, state.busted]).toEqual(['over', 'eighth-bust', 0b101]);
    }
  });

  it('[G9.3] GX16 the last card of the game makes the seventh bust: only that bust', () => {
    for (const edition of ['en', 'pt'] as const) {
      const { state, happened } = endOfTurn({ edition, fields: ['blue 2', FOUR], marker: 6, ...NO_HANDS }, 6);
      expect(happened.all('locationBusted')).toHaveLength(1);
      expect(happened.all('finalBustBegan')).toEqual([]);
      expect([state.ending, state.fields, state.crates]).toEqual([
        'both-at-once',
        [cards('blue 2'), [], []],
        [5, 4, 5],
      ]);
    }
  });
});

describe('no cards left', () => {
  const given: Given = { ...NO_HANDS, fields: ['red 2 down', '', 'blue 1, red 3'], crates: [7, 4, 1], marker: 3 };

  it.each([
    ['en', 7, 0],
    ['pt', 0, 7],
  ] as const)(
    '[G9.2] GX15 half of each location leaves, then every location is busted, in %s',
    (edition, toSupply, lost) => {
      const supply = table({ edition }).supply;
      const { state, happened } = endOfTurn({ edition, ...given }, 3);
      expect(happened.events().slice(1, -1)).toEqual([
        { type: 'finalBustBegan' },
        { type: 'cratesLeft', location: 0, crates: 4 },
        { type: 'cratesLeft', location: 1, crates: 2 },
        { type: 'cratesLeft', location: 2, crates: 1 },
        { type: 'locationBusted', location: 0, bust: 0, marker: 3, row: cards('red 2') },
        { type: 'cratesTaken', seat: RED, location: 0, crates: 2, sum: 2 },
        { type: 'fieldDiscarded', location: 0, cards: cards('red 2') },
        { type: 'locationBusted', location: 1, bust: 0, marker: 3, row: [] },
        { type: 'locationBusted', location: 2, bust: 0, marker: 3, row: cards('blue 1, red 3') },
        { type: 'fieldDiscarded', location: 2, cards: cards('blue 1, red 3') },
      ]);
      expect([state.crates, state.taken, state.supply - supply, state.lost]).toEqual([
        [1, 2, 0],
        [2, 0, 0],
        toSupply,
        lost,
      ]);
      expect([state.marker, state.busts, state.fields]).toEqual([3, 3, [[], [], []]]);
      expect(state.discards).toEqual(cards('red 2, blue 1, red 3'));
      expect(standing(state)).toMatchObject({ phase: 'over', active: RED, turn: 2, busted: 0 });
      expect(state.ending).toBe('no-cards');
      expect(happened.emission('finalBustBegan')).toMatchObject({ only: null, news: false });
      expect(happened.emission('cratesLeft')).toMatchObject({ only: null, news: false });
      expect(happened.emission('gameEnded')).toMatchObject({ only: null, news: true });
    },
  );

  it('[G9.2] one card in any hand and the game goes on', () => {
    for (const seat of [0, 1, 2]) {
      const hands = ['', '', ''].with(seat, ['red 2', 'blue 2', 'yellow 2'][seat] ?? '');
      const { state } = endOfTurn({ ...given, hands });
      expect([state.phase, state.ending, state.active]).toEqual(['roll', '', BLUE]);
    }
  });

  it('[G9.3] an ordinary bust on the last turn is resolved in full before the final one', () => {
    const { state, happened } = endOfTurn({ ...NO_HANDS, fields: ['', FOUR, 'blue 2'], marker: 3 }, 3);
    expect(happened.types().slice(1)).toEqual([
      ...['locationBusted', 'cratesTaken', 'fieldDiscarded', 'specialDelivery', 'finalBustBegan'],
      ...['cratesLeft', 'cratesLeft', 'cratesLeft', 'locationBusted', 'locationBusted', 'locationBusted'],
      ...['cratesTaken', 'fieldDiscarded', 'gameEnded', 'decisionPassed'],
    ]);
    expect([state.marker, state.busts, state.ending]).toEqual([4, 4, 'no-cards']);
    expect([state.crates, state.taken]).toEqual([
      [2, 2, 1],
      [2, 1, 0],
    ]);
  });

  it('[G9.4] the table is laid open with the outcome', () => {
    const { happened } = endOfTurn(
      { fields: ['blue 2 down', FOUR], marker: 6, piles: ['', 'blue 4', ''], hands: ['', 'blue 3', ''] },
      6,
    );
    expect(happened.all('gameEnded')).toEqual([
      {
        type: 'gameEnded',
        ending: 'seven-busts',
        outcome: {
          ending: 'seven-busts',
          scores: [2, 0, 0],
          places: [1, 2, 3],
          winners: [RED],
          tieBreaks: [
            [2, 1, 1],
            [0, 2, 2],
            [0, 1, 1],
          ],
        },
        probation: [1101, 3201, 3301],
        fields: [[1202], [], []],
        hands: [[], [203], []],
        piles: [[], [204], []],
        discards: cards(FOUR),
      },
    ]);
  });
});

describe('the winner', () => {
  const tie: Given = {
    probation: 'red 2, blue 4, yellow 1',
    fields: ['blue 1, yellow 2 down', 'yellow 4, red 3', 'red 1 down'],
    hands: ['red 1', 'blue 4', ''],
    piles: ['', 'blue 3, blue 1', 'yellow 4'],
    taken: [5, 5, 5],
  };

  it('[G9.4] has most crates, whatever the cards', () => {
    const state = over('seven-busts', { ...tie, taken: [4, 6, 5] });
    expect(outcomeOf(state)).toMatchObject({ scores: [4, 6, 5], places: [3, 1, 2], winners: [1] });
  });

  it('[G9.4] [G9.5] GX20 in en the cards beside locations not busted last decide', () => {
    expect(outcomeOf(over('seven-busts', tie, 0b000))).toMatchObject({
      tieBreaks: [
        [5, 6, 3],
        [5, 5, 4],
        [5, 7, 4],
      ],
      places: [2, 3, 1],
      winners: [2],
    });
    expect(outcomeOf(over('seven-busts', tie, 0b010))).toMatchObject({
      tieBreaks: [
        [5, 3, 2],
        [5, 1, 1],
        [5, 3, 2],
      ],
      places: [1, 3, 1],
      winners: [0, 2],
    });
    expect(outcomeOf(over('eighth-bust', tie, 0b101))?.tieBreaks).toEqual([
      [5, 3, 3],
      [5, 4, 4],
      [5, 4, 4],
    ]);
    expect(outcomeOf(over('both-at-once', tie, 0b111))?.tieBreaks).toEqual(Array(3).fill([5, 0, 0]));
  });

  it('[G9.4] [G9.5] GX20 in pt all cards not discarded decide, hand and pile included', () => {
    for (const ending of ['seven-busts', 'eighth-bust', 'both-at-once', 'no-cards'] as const) {
      expect(outcomeOf(over(ending, { ...tie, edition: 'pt' }, 0b010))).toEqual({
        ending,
        scores: [5, 5, 5],
        tieBreaks: [
          [5, 7, 3],
          [5, 13, 4],
          [5, 11, 4],
        ],
        places: [3, 1, 2],
        winners: [1],
      });
    }
  });

  it('[G9.5] after the final bust nobody has cards in en, while in pt the probationary agents are left', () => {
    const given = { probation: 'red 2, blue 4, yellow 1', ...NO_HANDS, taken: [5, 5, 5] };
    expect(outcomeOf(over('no-cards', given))).toMatchObject({ places: [1, 1, 1], winners: [0, 1, 2] });
    expect(outcomeOf(over('no-cards', { ...given, edition: 'pt' }))).toMatchObject({ places: [2, 1, 3], winners: [1] });
  });

  it('[G9.4] the total of the cards breaks a tie, though another’s highest is higher', () => {
    const given = { ...NO_HANDS, probation: 'red 3, blue 4, yellow 1', fields: ['red 2', '', ''] };
    for (const edition of ['en', 'pt'] as const) {
      expect(outcomeOf(over('seven-busts', { ...given, edition, taken: [1, 1, 1] }))).toMatchObject({
        tieBreaks: [
          [1, 5, 3],
          [1, 4, 4],
          [1, 1, 1],
        ],
        places: [1, 2, 3],
        winners: [0],
      });
    }
  });

  it('[G9.4] equal in everything is a shared win, and a shared place below', () => {
    const given = {
      seats: 4,
      probation: 'red 2, blue 2, yellow 1, green 1',
      hands: ['', '', '', ''],
      piles: ['', '', '', ''],
    };
    for (const edition of ['en', 'pt'] as const) {
      const shared = over('seven-busts', { ...given, edition, taken: [7, 7, 3, 3] });
      expect(outcomeOf(shared)).toMatchObject({ places: [1, 1, 3, 3], winners: [0, 1] });
      const below = over('seven-busts', { ...given, edition, taken: [3, 3, 7, 3] });
      expect(outcomeOf(below)).toMatchObject({ places: [2, 2, 1, 4], winners: [2] });
    }
  });

  it('[G9.4] the highest card decides between equal totals, one level below the crates', () => {
    const given = { ...NO_HANDS, probation: 'red 3, blue 2, yellow 1', fields: ['blue 1', '', 'yellow 1, yellow 1'] };
    for (const edition of ['en', 'pt'] as const) {
      expect(outcomeOf(over('seven-busts', { ...given, edition, taken: [2, 2, 2] }))).toMatchObject({
        tieBreaks: [
          [2, 3, 3],
          [2, 3, 2],
          [2, 3, 1],
        ],
        places: [1, 2, 3],
        winners: [0],
      });
    }
  });
});
