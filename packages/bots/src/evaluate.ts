import { FastChance, type Seat } from '@stakeout/kernel';
import type { BotsOfGame } from './bots-of-game.ts';
import type { Budget } from './budget.ts';
import type { Advice, Deliberation, Opinion } from './policy.ts';

/** What is asked of `evaluate` besides the view. */
export interface Appraisal {
  readonly options: readonly unknown[];
  readonly budget: Budget;
  readonly seed: number;
  /** What the seat was shown since the game began: the strongest bot remembers it. */
  readonly events?: readonly unknown[];
}

/**
 * The seat's options with the chance to win that the strongest bot sees in each, best first: for hints, and for the review
 * of a finished match. It is given a view and what the seat was shown, so a hint tells nobody what they may not know.
 */
export function evaluate(bots: BotsOfGame, view: unknown, seat: Seat, appraisal: Appraisal): readonly Opinion[] {
  return thoughtOver(bots, view, seat, appraisal)?.opinions() ?? [];
}

/** The same for hints: where several plans begin alike, each is told with what it leads to. */
export function adviceOn(bots: BotsOfGame, view: unknown, seat: Seat, appraisal: Appraisal): readonly Advice[] {
  const thought = thoughtOver(bots, view, seat, appraisal);
  if (thought === null) return [];
  return thought.advice?.() ?? thought.opinions().map((opinion) => ({ ...opinion, goal: null }));
}

function thoughtOver(bots: BotsOfGame, view: unknown, seat: Seat, appraisal: Appraisal): Deliberation | null {
  const player = bots.advisor(appraisal.budget).sit(seat, new FastChance(appraisal.seed));
  player.watch?.(appraisal.events ?? []);
  const deliberation = player.deliberate?.(view, appraisal.options);
  if (deliberation === undefined) return null;
  while (!deliberation.step(Number.POSITIVE_INFINITY));
  return deliberation;
}
