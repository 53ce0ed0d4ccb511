import { ESCAPED, escapePlanRules, printedOf, scoreOf, scoreOfCosta } from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import type { Intention } from './instinct.ts';
import { decide } from './rollout.ts';
import type { Sense } from './sense.ts';
import { moverOf, type World } from './world.ts';

/** How the game of a sense ended: its score, the best of the others or Costa's, and what that lead is worth, from 0 to 1. */
export interface Result {
  readonly score: number;
  readonly best: number;
  readonly worth: number;
  /** The share of the win. */
  readonly win: number;
}

/** Somebody of one sense among people of another, all by instinct: games of some milliseconds. */
export interface Tournament {
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  /** What all the others have. */
  readonly others: Sense;
}

/** A lead of this much is nearly sure to last. */
const LEAD = 90;

/** Every deal is played from each seat in turn; the same deals for whatever sense, so that two can be compared game by game. */
export function resultsOf({ seats, games, seed, others }: Tournament, sense: Sense): Result[] {
  return Array.from({ length: games }, (_, game) => {
    const seat = game % seats;
    const senses = Array.from({ length: seats }, (_, other) => (other === seat ? sense : others));
    return play(senses, seat, seed + Math.floor(game / seats));
  });
}

function play(senses: readonly Sense[], seat: number, seed: number): Result {
  const config = escapePlanRules.configure({}, senses.length);
  if (!config.ok) throw new Error('the usual table was refused');
  const setUp = escapePlanRules.setup(config.value, senses.length, new FastChance(seed));
  const world: Omit<World, 'sense'> & { sense: Sense } = Object.assign(setUp, { sense: senses[0] as Sense });
  const table = printedOf(world);
  const chance = new FastChance(seed + 1);
  const minds = senses.map((): Intention => ({ move: null, variant: 0 }));
  for (let mover = moverOf(world); mover >= 0; mover = moverOf(world)) {
    world.sense = senses[mover] as Sense;
    decide(world, table, mover, minds[mover] as Intention, chance);
  }
  const scores = senses.map((_, other) => (world.status[other] === ESCAPED ? scoreOf(setUp, table, other).total : 0));
  const score = scores[seat] as number;
  const rivals = senses.length === 1 ? [scoreOfCosta(setUp, table)] : scores.filter((_, other) => other !== seat);
  const best = Math.max(...rivals);
  const ties = senses.length === 1 ? 0 : rivals.filter((rival) => rival === score).length;
  const win = score === 0 || score < best || (score === best && ties === 0) ? 0 : 1 / (1 + ties);
  return { score, best, worth: 1 / (1 + Math.exp((best - score) / LEAD)), win };
}
