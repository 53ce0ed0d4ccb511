import { longRun } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import type { BotsOfGame } from '../bots-of-game.ts';
import { escapePlanBots } from '../escape-plan/index.ts';
import { gunrunnersBots } from '../gunrunners/index.ts';
import { livedBy } from './lived.ts';
import { newTable, playOut } from './match.fixture.ts';
import type { Books } from './review.ts';
import { reviewOf } from './reviewing.ts';

/** How far what is left over may be from nothing, in standard errors. */
const ERRORS = 3;
/** Where nothing was uncertain, sums of fractions still end a little beside nothing. */
const ROUNDING = 1e-9;

function booksOf(bots: BotsOfGame, seats: number, number: number, playouts: number): Books {
  const match = playOut(newTable(bots.game, seats, number), bots.quick, number);
  return reviewOf(bots, livedBy(match, number % seats), { seed: number, playouts }).books;
}

/** Once in 370 times chance alone goes beyond three errors; here at most one time in a hundred is allowed. */
function expectBalance(bots: BotsOfGame, seats: number, matches: number, playouts: number): void {
  let off = 0;
  for (let number = 1; number <= matches; number++) {
    const { residual } = booksOf(bots, seats, number, playouts);
    if (Math.abs(residual.value) > ERRORS * residual.se + ROUNDING) off++;
  }
  expect(off).toBeLessThanOrEqual(matches / 100);
}

describe('the books', () => {
  it.each([2, 3, 4])('balance in a game of many small decisions, %i seats', (seats) => {
    expectBalance(gunrunnersBots, seats, longRun(1, 100), 12);
  });

  it.each([1, 2, 3, 4, 5].slice(0, longRun(2, 5)))('balance in a game of long turns, %i seats', (seats) => {
    // Of fewer than a hundred not one might be off, which chance alone brings about in fifteen series of a hundred.
    expectBalance(escapePlanBots, seats, longRun(1, 100), longRun(2, 6));
  });
});
