import { FastChance } from '@stakeout/kernel';
import { KEEN } from './keen.ts';
import { PLAIN, type Sense } from './sense.ts';
import { type Figures, tune } from './spsa.ts';
import { type Result, resultsOf } from './tournament.ts';

/** What is to be tuned, and on how many games. */
export interface TuningOrder {
  readonly seats: number;
  /** Games of each side in a round, rounds, and games of each side in the end, in deals that nothing was tuned on. */
  readonly games: number;
  readonly rounds: number;
  readonly gate: number;
  readonly seed: number;
  readonly keys: readonly string[];
}

const REACH = 0.15;
const STRIDE = 8;
/** Deals of different seeds are so far apart. */
const SEED_STEP = 1_000_003;
const PER_LINE = 10;

/** Tunes figures of the keen sense: among plain players, or alone against Costa, everybody by instinct. Says how it goes. */
export function tuneSense(order: TuningOrder, say: (line: string) => void): Figures {
  const { seats, games, rounds, gate, seed, keys } = order;
  const start = Object.fromEntries(keys.map((key) => [key, figureOf(KEEN, key)]));
  const play = (figures: Figures, count: number, deal: number) =>
    resultsOf({ seats, games: count, seed: deal, others: PLAIN }, { ...KEEN, ...figures });
  const chance = new FastChance(seed);
  const found = tune({
    start,
    rounds,
    reach: REACH,
    stride: STRIDE,
    pick: (below) => chance.pick(below),
    compare: (one, other, round) => {
      const deal = seed * SEED_STEP + round * games;
      return worth(play(one, games, deal)) - worth(play(other, games, deal));
    },
    onRound: (round, figures, difference) => {
      if ((round + 1) % PER_LINE === 0)
        say(`${round + 1} ${difference.toFixed(4)} ${JSON.stringify(rounded(figures))}`);
    },
  });
  const fresh = (seed + 1) * SEED_STEP - gate;
  say(`before ${summary(play(start, gate, fresh))}`);
  say(`after  ${summary(play(found, gate, fresh))}`);
  return rounded(found);
}

function figureOf(sense: Sense, key: string): number {
  const figure = Object.entries(sense).find(([name]) => name === key)?.[1];
  if (typeof figure !== 'number') throw new Error(`a sense has no figure ${key}`);
  return figure;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function worth(results: readonly Result[]): number {
  return mean(results.map((result) => result.worth));
}

function summary(results: readonly Result[]): string {
  const score = mean(results.map((result) => result.score)).toFixed(1);
  const best = mean(results.map((result) => result.best)).toFixed(1);
  const wins = (100 * mean(results.map(({ win }) => win))).toFixed(1);
  return `score ${score}, best other ${best}, wins ${wins} %, worth ${worth(results).toFixed(4)}`;
}

function rounded(figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(2))]));
}
