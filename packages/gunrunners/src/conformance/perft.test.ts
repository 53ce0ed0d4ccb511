import { perft, StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { gunrunners } from '../game.ts';
import { configOf } from '../table.fixture.ts';

/**
 * How many sequences of legal actions there are, by length, from the set-up of a fixed seed and from the middle of its
 * game. A change here means that what is legal has changed: if that was intended, the rules version goes up.
 */
const TABLE: readonly [edition: string, seats: number, seed: number, skipped: number, counts: readonly number[]][] = [
  ['en', 2, 1, 0, [3, 6, 6, 30, 30, 510, 720, 6492, 11280]],
  ['en', 2, 1, 40, [4, 4, 12, 87, 264, 264, 349, 1326, 3631]],
  ['en', 2, 2, 60, [4, 4, 8, 40, 98, 160, 408, 866, 2672]],
  ['en', 2, 3, 75, [3, 3, 3, 12, 27, 21, 0, 0, 0]],
  ['en', 3, 1, 0, [3, 6, 6, 6, 102, 150, 1590, 3300, 25464]],
  ['en', 3, 1, 40, [2, 7, 12, 30, 81, 220, 483, 1350, 5140]],
  ['en', 3, 2, 60, [5, 5, 15, 74, 207, 255, 811, 2661, 4879]],
  ['en', 3, 3, 75, [3, 22, 90, 160, 1320, 2734, 7218, 16468, 42094]],
  ['en', 4, 1, 0, [4, 12, 24, 24, 24, 552, 840, 11400, 25200]],
  ['en', 4, 1, 40, [1, 4, 27, 92, 360, 2113, 5570, 16411]],
  ['en', 4, 2, 60, [1, 24, 48, 520, 1000, 3365, 14271, 45137]],
  ['en', 4, 3, 75, [3, 27, 84, 268, 2304, 4988, 26840]],
  ['pt', 2, 1, 0, [3, 6, 6, 30, 30, 600, 750, 7950, 11922]],
  ['pt', 2, 1, 40, [5, 10, 10, 125, 175, 535, 895, 1625, 3795]],
  ['pt', 2, 2, 60, [2, 2, 8, 16, 64, 184, 720, 1248, 2888]],
  ['pt', 2, 3, 75, [1, 1, 3, 7, 0, 0, 0, 0, 0]],
  ['pt', 3, 1, 0, [3, 6, 6, 6, 120, 150, 1860, 3450, 29550]],
  ['pt', 3, 1, 40, [1, 5, 10, 15, 135, 255, 1175, 2510, 6560]],
  ['pt', 3, 2, 60, [1, 4, 12, 16, 108, 168, 440, 1004, 1460]],
  ['pt', 3, 3, 75, [9, 9, 180, 225, 810, 1860, 7800, 23352, 52724]],
  ['pt', 4, 1, 0, [4, 12, 24, 24, 24, 600, 840, 12360, 25800]],
  ['pt', 4, 1, 40, [1, 5, 15, 75, 105, 380, 1416, 4456, 15852]],
  ['pt', 4, 2, 60, [25, 30, 150, 325, 1040, 2616, 9540, 39660]],
  ['pt', 4, 3, 75, [5, 20, 125, 390, 2960, 11025]],
];

function positionAfter(edition: string, seats: number, seed: number, skipped: number) {
  const chance = new StatelessChance(seed);
  const state = gunrunners.setup(configOf(seats, { edition }), seats, chance);
  for (let count = 0; count < skipped; count++) {
    const [seat = -1] = gunrunners.toAct(state);
    const legal = gunrunners.legal(state, seat);
    const action = legal[chance.below('policy', count, legal.length)];
    if (action !== undefined) gunrunners.applyInPlace(state, seat, action, chance, null);
  }
  return { state, chance };
}

describe('perft', () => {
  it.each(TABLE)('%s, %i players, seed %i, after %i actions', (edition, seats, seed, skipped, counts) => {
    const { state, chance } = positionAfter(edition, seats, seed, skipped);
    expect(counts.map((_, depth) => perft(gunrunners, state, chance, depth + 1))).toEqual(counts);
  });
});
