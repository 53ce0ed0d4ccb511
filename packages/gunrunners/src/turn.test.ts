import { rolls } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { randomGame } from './random-game.fixture.ts';
import { BLUE, GREEN, play, RED, standing, table, YELLOW } from './table.fixture.ts';

describe('the turn', () => {
  it.each([2, 3, 4])('[G4.1] goes round in seat order with %i players: deliver, deploy, operation, bust', (seats) => {
    const state = table({ seats, phase: 'roll', fields: [] });
    for (const seat of [RED, BLUE, YELLOW, GREEN].slice(0, seats)) {
      expect(standing(state)).toMatchObject({ phase: 'roll', active: seat, turn: 1 + seat });
      play(state, seat, { type: 'roll' }, rolls(6));
      expect(standing(state)).toMatchObject({ phase: 'deploy', active: seat, turn: 1 + seat });
      play(state, seat, { type: 'undercover', card: state.hands[seat]?.[0] ?? 0, location: 0 });
    }
    expect(standing(state)).toMatchObject({ phase: 'roll', active: RED, turn: 1 + seats });
  });

  /** The cards run out more or less often; the search for such a game begins where one is known to be. */
  it.each([
    ['en', 2, 5],
    ['pt', 2, 1],
    ['en', 3, 1],
    ['pt', 3, 1],
    ['en', 4, 119],
    ['pt', 4, 156],
  ])('[G4.1] everybody plays one card a turn, 13 turns until the cards run out: %s, %i players', (...row) => {
    const [edition, seats, firstSeed] = row;
    for (let seed = firstSeed; seed < firstSeed + 300; seed++) {
      const turns = Array<number>(seats).fill(0);
      const end = randomGame(seats, { edition }, seed, ({ before, after }) => {
        if (after.turn === before.turn) return;
        turns[before.active] = (turns[before.active] ?? 0) + 1;
        const cards = (seat: number) => (after.hands[seat]?.length ?? 0) + (after.piles[seat]?.length ?? 0);
        expect(cards(before.active)).toBe(13 - (turns[before.active] ?? 0));
      });
      if (end.ending !== 'no-cards') continue;
      expect([turns, end.turn]).toEqual([Array(seats).fill(13), 13 * seats]);
      return;
    }
    expect.unreachable('no game ran out of cards');
  });
});
