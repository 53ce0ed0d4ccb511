import { longRun } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { botsForAnyGame } from '../any-game/bots.ts';
import type { BotsOfGame } from '../bots-of-game.ts';
import { escapePlanBots } from '../escape-plan/index.ts';
import { gunrunnersBots } from '../gunrunners/index.ts';
import { choicesOf } from './choices.ts';
import { livedBy } from './lived.ts';
import { reviewOf, trying } from './reviewing.ts';
import { type Twins, twinsFor } from './twins.fixture.ts';

/** The seats, how many pairs in each test, and of how many tries each is the best: some games show soon what was hidden. */
const GAMES: readonly (readonly [string, BotsOfGame, number[], pairs: number, tries: number])[] = [
  ['Gunrunners', gunrunnersBots, [2, 3, 4], longRun(12, 300), 6],
  ['Escape Plan', escapePlanBots, [1, 2, 3, 4, 5], longRun(3, 200), 1],
  ['any game', botsForAnyGame(gunrunnersBots.game), [3], longRun(3, 50), 6],
];
const SETTINGS = { seed: 4, playouts: 2 };
const WHOLE_REVIEWS = longRun(1, 20);
/** So many decisions of a pair are judged where it is not reviewed as a whole. */
const DECISIONS = longRun(2, 8);

/** What is said of everything before the matches part, in both. */
function saidOf(bots: BotsOfGame, seat: number, { matches, alike }: Twins): string[] {
  return matches.map((match) => {
    const { decisions, draws } = reviewOf(bots, livedBy(match, seat), SETTINGS);
    const before = {
      decisions: decisions.filter(({ through }) => through <= alike),
      draws: draws.filter(({ seq }) => seq <= alike),
    };
    return JSON.stringify(before);
  });
}

/** The same for the last decisions before that, without all the rest. */
function lastSaidOf(bots: BotsOfGame, seat: number, { matches, alike }: Twins): string[] {
  return matches.map((match) => {
    const lived = livedBy(match, seat);
    const choices = choicesOf(lived).filter(({ step, played, isFree }) => isFree && step + played.length <= alike);
    const said = choices.slice(-DECISIONS).map(({ step, played }) => {
      const work = trying(bots, lived, step, played, SETTINGS);
      for (;;) {
        const { done, value } = work.next();
        if (done === true) return value;
      }
    });
    return JSON.stringify(said);
  });
}

describe.each(GAMES)('a review of %s', (_, bots, counts, pairs, tries) => {
  it('says the same of decisions and draws up to a moment to whoever saw the same up to it', () => {
    for (let number = 0; number < WHOLE_REVIEWS; number++) {
      const seats = counts[number % counts.length] ?? 2;
      const seat = number % seats;
      const twins = twinsFor(bots.game, seats, seat, 100 + number, tries);
      expect(twins.alike).toBeGreaterThan(0);
      const [one, other] = saidOf(bots, seat, twins);
      expect(one).toBe(other);
    }
  });

  it(`judges the last decisions alike before ${pairs} pairs of matches part`, () => {
    let judged = 0;
    for (let number = 0; number < pairs; number++) {
      const seats = counts[number % counts.length] ?? 2;
      const seat = (number + 1) % seats;
      const [one, other] = lastSaidOf(bots, seat, twinsFor(bots.game, seats, seat, number, tries));
      expect(one).toBe(other);
      if (one !== '[]') judged++;
    }
    expect(judged).toBeGreaterThan(pairs / 3);
  });
});
