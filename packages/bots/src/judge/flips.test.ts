import { describe, expect, it } from 'vitest';
import { botsForAnyGame } from '../any-game/bots.ts';
import { type Coin, chanceAt, chanceWith, flips } from './flips.fixture.ts';
import { livedBy } from './lived.ts';
import { Table } from './match.fixture.ts';
import { reviewOf } from './reviewing.ts';

/** What each throw shows, 0 and 1 for a head of either coin, and with which coin it was made. */
const THROWS = [0, 3, 1];
const COINS: readonly Coin[] = ['poor', 'fair', 'poor'];
const HEADS_BEFORE = [0, 1, 1];
const POINTS = 100;
/** Chance alone goes further once in fifteen thousand times, and these seeds are fixed. */
const ERRORS = 4;

const table = new Table(flips, flips.setup(null, 1, { below: () => 0 }), {
  below: (_label, counter) => THROWS[counter] ?? 0,
});
for (const coin of COINS) table.act(0, { coin });
const lived = livedBy(table.match, 0);
const { decisions, draws, books, curve } = reviewOf(botsForAnyGame(flips), lived, { seed: 3, playouts: 1500 });

function stateBefore(throws: number) {
  return { thrown: throws, heads: HEADS_BEFORE[throws] ?? 1 };
}

function expectNear(found: { readonly value: number; readonly se: number }, wanted: number): void {
  expect(Math.abs(found.value - wanted), `${found.value} ± ${found.se} is not ${wanted}`).toBeLessThanOrEqual(
    ERRORS * found.se,
  );
}

describe('a game that can be worked out', () => {
  it('has the loss of every decision that it should have, by name', () => {
    expect(decisions.map(({ played }) => played)).toEqual(COINS.map((coin) => [{ coin }]));
    for (const [index, { loss, se, best, counted }] of decisions.entries()) {
      const state = stateBefore(index);
      expect(best).toEqual([{ coin: 'fair' }]);
      const lost = POINTS * (chanceWith('fair', state) - chanceWith(COINS[index] as Coin, state));
      expectNear({ value: loss, se }, lost);
      expect(counted).toBe(true);
    }
    expect(decisions.map(({ label }) => label)).toEqual(['mistake', 'as good', 'blunder']);
  });

  it('has the luck of every throw: the value after it, less the mean over what it could have been', () => {
    expect(draws.map(({ seq, label }) => [seq, label])).toEqual([1, 2, 3].map((seq) => [seq, 'coin']));
    const after = [...HEADS_BEFORE.slice(1), 1];
    for (const [index, { luck, se }] of draws.entries()) {
      const value = chanceAt({ thrown: index + 1, heads: after[index] ?? 0 });
      expectNear({ value: luck, se }, POINTS * (value - chanceWith(COINS[index] as Coin, stateBefore(index))));
    }
  });

  it('has books that balance, and a curve from the start to the end', () => {
    const { start, result, residual } = books;
    expectNear(start, POINTS * chanceAt(stateBefore(0)));
    expect(result).toBe(0);
    expectNear(residual, 0);
    expect(curve.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 3]);
    for (const [index, point] of curve.slice(1, 4).entries())
      expectNear(point, POINTS * chanceWith('fair', stateBefore(index)));
  });
});
