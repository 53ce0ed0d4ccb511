import type { Chance } from '@stakeout/kernel';
import { ScriptedChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { EDITION_RULES } from './editions.ts';
import { gunrunners } from './game.ts';
import { firstMarkerSpace } from './setup.ts';
import type { State } from './state.ts';
import { BLUE, configOf, GREEN, legalOnly, play, RED, refusals, standing, table, YELLOW } from './table.fixture.ts';

/** The draws that leave a deck of 13 as it is, and the ones that put its first card last. */
const AS_IT_IS = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
const FIRST_CARD_LAST = AS_IT_IS.map(() => 0);

function newGame(seats: number, options: Record<string, unknown> = {}): State {
  return gunrunners.setup(configOf(seats, options), seats, new ScriptedChance({}));
}

describe('set-up', () => {
  it.each([
    [2, 'en', 3, 97, 3],
    [3, 'en', 3, 97, 0],
    [4, 'en', 4, 93, 0],
    [2, 'pt', 3, 87, 3],
    [3, 'pt', 3, 87, 0],
    [4, 'pt', 4, 83, 0],
  ])('[G2.2] [G3.1] [G3.2] [G3.3] GX1 GX19 for %i in %s: %i locations, supply %i, marker on %i', (...row) => {
    const [seats, edition, locations, supply, marker] = row;
    const state = newGame(seats, { edition });
    expect([state.locations, state.supply, state.marker]).toEqual([locations, supply, marker]);
    expect([state.crates, state.warehouse]).toEqual([Array(locations).fill(4), 0]);
    expect([state.probation, state.fields]).toEqual([Array(locations).fill(0), Array(locations).fill([])]);
    expect([state.taken, state.managers, state.hands]).toEqual([
      Array(seats).fill(0),
      Array(seats).fill(0),
      Array(seats).fill([]),
    ]);
    expect(state.edition).toBe(edition);
  });

  it('[G2.1] [G2.2] GX1 gives everybody the same 14 cards and nothing has happened yet', () => {
    expect([EDITION_RULES.en.crates, EDITION_RULES.pt.crates]).toEqual([109, 99]);
    expect([2, 3, 4].map(firstMarkerSpace)).toEqual([3, 0, 0]);
    const state = newGame(3, { memory: 'open', start: 0 });
    expect(state.deck).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 11, 22, 32, 42, 53, 63]);
    expect(state.piles).toEqual([1, 2, 3].map((hundreds) => state.deck.map((face) => hundreds * 100 + face)));
    expect([state.memory, state.namedStart, state.seats]).toEqual(['open', 0, 3]);
    expect([state.rolls, state.die, state.lost, state.busts, state.committed]).toEqual([0, 0, 0, 0, 0]);
    expect([state.discards, state.ending]).toEqual([[], '']);
    expect(newGame(3).namedStart).toBe(-1);
    expect(standing(state)).toEqual({
      phase: 'station',
      active: RED,
      power: -1,
      role: 0,
      site: -1,
      peekSite: -1,
      peekIndex: -1,
      turn: 0,
      busting: 0,
      busted: 0,
    });
  });

  it('[G2.1] uses the deck of the match, and keeps its own copy of it', () => {
    const config = configOf(2, { deck: [1, 2, 2, 2, 2, 3, 3, 6, 16, 26, 36, 46, 56, 66] });
    const state = gunrunners.setup(config, 2, new ScriptedChance({}));
    expect(state.piles[BLUE]).toEqual([201, 202, 202, 202, 202, 203, 203, 206, 216, 226, 236, 246, 256, 266]);
    expect(state.deck).toEqual(config.deck);
    expect(state.deck).not.toBe(config.deck);
  });

  it('[G3.4] GX1 everybody in seat order puts an ordinary 1 beside a free location', () => {
    const state = newGame(3, { start: 1 });
    expect(legalOnly(state, RED)).toEqual([
      { type: 'station', card: 101, location: 0 },
      { type: 'station', card: 101, location: 1 },
      { type: 'station', card: 101, location: 2 },
    ]);
    const happened = play(state, RED, { type: 'station', card: 101, location: 1 });
    expect(happened.emissions.map(({ event, only, news }) => ({ type: event.type, only, news }))).toEqual([
      { type: 'agentStationed', only: null, news: false },
      { type: 'decisionPassed', only: null, news: false },
    ]);
    expect(happened.events()).toEqual([{ type: 'agentStationed', seat: RED, location: 1, card: 3101 }]);
    expect([state.probation, state.active, state.phase]).toEqual([[0, 3101, 0], BLUE, 'station']);
    expect(state.piles[RED]).toEqual([101, 102, 102, 103, 103, 104, 104, 111, 122, 132, 142, 153, 163]);
    expect(legalOnly(state, BLUE)).toEqual([
      { type: 'station', card: 201, location: 0 },
      { type: 'station', card: 201, location: 2 },
    ]);
  });

  it('[G3.1] [G3.4] GX1 refuses the Director, other cards, taken places and locations not in play', () => {
    const state = newGame(3);
    play(state, RED, { type: 'station', card: 101, location: 1 });
    const notAOne = [{ clause: 'G3.4', field: null, reason: 'station.notAOne', params: {} }];
    const taken = { clause: 'G3.4', field: null, reason: 'station.taken', params: { location: ['location', 1] } };
    const notInPlay = [{ clause: 'G3.1', field: null, reason: 'location.notInPlay', params: { most: 3 } }];
    for (const card of [211, 202, 101, 1201, 200]) {
      expect(refusals(state, BLUE, { type: 'station', card, location: 0 })).toEqual(notAOne);
    }
    expect(refusals(state, BLUE, { type: 'station', card: 201, location: 1 })).toEqual([taken]);
    for (const location of [-1, 3]) {
      expect(refusals(state, BLUE, { type: 'station', card: 201, location })).toEqual(notInPlay);
    }
    expect(refusals(state, BLUE, { type: 'roll' })).toEqual([
      { clause: 'G3.4', field: null, reason: 'phase.station', params: {} },
    ]);
    expect(refusals(state, RED, { type: 'station', card: 101, location: 0 })).toEqual([
      { clause: 'G4.1', field: null, reason: 'seat.notToAct', params: { seat: ['seat', BLUE] } },
    ]);
  });

  it('[G3.4] [G4.2] an operative of value 1 may be put there too; which 1 it is nobody can see', () => {
    const deck = [1, 2, 2, 2, 2, 3, 3, 6, 11, 26, 36, 41, 56, 66];
    for (const memory of ['strict', 'open']) {
      const state = newGame(2, { deck, memory });
      const cards = legalOnly(state, RED).map((action) => (action.type === 'station' ? action.card : 0));
      expect(new Set(cards)).toEqual(new Set([101, 141]));
      const happened = play(state, RED, { type: 'station', card: 141, location: 0 });
      const own = memory === 'open' ? 2141 : 1100;
      expect([RED, BLUE, null].map((viewer) => gunrunners.view(state, viewer).probation[0])).toEqual([
        own,
        memory === 'open' ? 2100 : 1100,
        memory === 'open' ? 2100 : 1100,
      ]);
      expect(happened.events()[0]).toMatchObject({ type: 'agentStationed', seat: RED, location: 0 });
      expect(state.piles[RED]).not.toContain(141);
      expect(refusals(state, BLUE, { type: 'station', card: 211, location: 1 })).toMatchObject([{ clause: 'G3.4' }]);
    }
  });

  it('[G3.5] [G3.6] GX1 then everybody draws five of thirteen, and chance names the start', () => {
    const state = newGame(3);
    play(state, RED, { type: 'station', card: 101, location: 0 });
    play(state, BLUE, { type: 'station', card: 201, location: 1 });
    const chance = new ScriptedChance({
      'deck:0': AS_IT_IS,
      'deck:1': FIRST_CARD_LAST,
      'deck:2': AS_IT_IS,
      start: [2],
    });
    const happened = play(state, YELLOW, { type: 'station', card: 301, location: 2 }, chance);
    expect(chance.isUsedUp()).toBe(true);
    expect(state.hands).toEqual([
      [122, 132, 142, 153, 163],
      [201, 232, 242, 253, 263],
      [322, 332, 342, 353, 363],
    ]);
    expect(state.piles).toEqual([
      [101, 102, 102, 103, 103, 104, 104, 111],
      [202, 202, 203, 203, 204, 204, 211, 222],
      [301, 302, 302, 303, 303, 304, 304, 311],
    ]);
    expect(state.probation).toEqual([3101, 3201, 3301]);
    expect(happened.types()).toEqual([
      'agentStationed',
      'handDealt',
      'handDealt',
      'handDealt',
      'startChosen',
      'decisionPassed',
    ]);
    expect(happened.emissions[2]).toEqual({
      event: { type: 'handDealt', seat: BLUE, hand: [201, 232, 242, 253, 263], pile: 8 },
      only: BLUE,
      redacted: { type: 'handDealt', seat: BLUE, hand: [200, 200, 200, 200, 200], pile: 8 },
      news: true,
    });
    expect(happened.emissions[4]).toEqual({
      event: { type: 'startChosen', seat: YELLOW },
      only: null,
      redacted: { type: 'startChosen', seat: YELLOW },
      news: false,
    });
    expect(standing(state)).toMatchObject({ phase: 'roll', active: YELLOW, turn: 0 });
    expect(legalOnly(state, YELLOW)).toEqual([{ type: 'roll' }]);
  });

  it('[G3.4] [G3.6] GX19 with two players one location stays empty, and a named start needs no chance', () => {
    for (const start of [RED, BLUE]) {
      const state = newGame(2, { start });
      play(state, RED, { type: 'station', card: 101, location: 2 });
      expect(gunrunners.legal(state, BLUE)).toHaveLength(2);
      play(
        state,
        BLUE,
        { type: 'station', card: 201, location: 0 },
        new ScriptedChance({ 'deck:0': AS_IT_IS, 'deck:1': AS_IT_IS }),
      );
      expect([state.probation, state.active, state.phase]).toEqual([[3201, 0, 3101], start, 'roll']);
    }
  });

  it('[G3.1] [G3.5] with four players four locations, and every deck is shuffled by itself', () => {
    const state = newGame(4, { start: GREEN });
    for (const seat of [RED, BLUE, YELLOW])
      play(state, seat, { type: 'station', card: (seat + 1) * 100 + 1, location: 3 - seat });
    expect(legalOnly(state, GREEN)).toEqual([{ type: 'station', card: 401, location: 0 }]);
    const chance = new ScriptedChance({
      'deck:0': AS_IT_IS,
      'deck:1': AS_IT_IS,
      'deck:2': AS_IT_IS,
      'deck:3': FIRST_CARD_LAST,
    });
    play(state, GREEN, { type: 'station', card: 401, location: 0 }, chance);
    expect(chance.isUsedUp()).toBe(true);
    expect(state.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5]);
    expect(state.piles.map((pile) => pile.length)).toEqual([8, 8, 8, 8]);
    expect(state.hands[GREEN]).toEqual([401, 432, 442, 453, 463]);
    expect(state.active).toBe(GREEN);
  });

  it('[G2.3] there is one die with six sides, counted through the whole match', () => {
    const draws: unknown[] = [];
    const chance: Chance = {
      below(...draw) {
        draws.push(draw);
        return 5;
      },
    };
    const state = table({ seats: 4, phase: 'roll' });
    state.rolls = 7;
    play(state, RED, { type: 'roll' }, chance);
    expect(draws).toEqual([['die', 7, 6]]);
    expect([state.die, state.rolls]).toEqual([6, 8]);
  });
});
