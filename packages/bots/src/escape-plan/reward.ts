import { ESCAPED, scoreOf, scoreOfCosta, type Table } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { type World, whole } from './world.ts';

/** More money than anybody has been seen to get out with. */
export const FORTUNE = 1000;

/** What the end of an imagined game is worth to a seat. */
export interface Ending {
  /** From 0 to 1. */
  reward: number;
  /** The share of the win. */
  win: number;
  score: number;
  /** What the lead is worth, from 0 to 1; nothing to those who are not out. */
  worth: number;
  /** The most that another has who is out, or Costa. */
  best: number;
}

/** Scores as at the end; those who are not out have nothing (E4.2). */
function totalOf(world: World, table: Table, seat: Seat): number {
  return world.status[seat] === ESCAPED ? scoreOf(whole(world), table, seat).total : 0;
}

/**
 * Ties are left to chance here: the real order of E22.3 hardly ever decides. `toCome` is the share of the game that was still
 * to come for whoever imagines this one.
 */
export function judge(world: World, table: Table, seat: Seat, toCome: number, into: Ending): void {
  const score = totalOf(world, table, seat);
  const isOut = world.status[seat] === ESCAPED;
  let best = Number.NEGATIVE_INFINITY;
  let ties = 1;
  for (let other = 0; other < world.seats; other++) {
    if (other === seat || world.status[other] !== ESCAPED) continue;
    const theirs = totalOf(world, table, other);
    if (theirs === score) ties++;
    if (theirs > best) best = theirs;
  }
  if (world.seats === 1) best = scoreOfCosta(whole(world), table);
  into.score = score;
  into.best = Math.max(0, best);
  if (!isOut) {
    into.reward = 0;
    into.win = 0;
    into.worth = 0;
    return;
  }
  const isAhead = score > best || (score === best && world.seats > 1);
  into.win = isAhead ? 1 / ties : 0;
  const lead = best === Number.NEGATIVE_INFINITY ? 200 : score - best;
  const aim = world.seats === 1 ? world.sense.alone : world.sense.together;
  const scale = aim.last + (aim.lead - aim.last) * toCome;
  into.worth = 1 / (1 + Math.exp(-(lead + aim.relief * toCome) / scale));
  into.reward = rewardFor(world, into);
}

/** What a lead that is worth so much, and a score, are worth together. */
export function rewardFor({ seats, sense }: World, { worth, score }: Pick<Ending, 'worth' | 'score'>): number {
  const { ahead } = seats === 1 ? sense.alone : sense.together;
  return ahead * worth + (1 - ahead) * Math.max(0, Math.min(1, score / FORTUNE));
}
