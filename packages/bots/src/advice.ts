import { FastChance, type Seat } from '@stakeout/kernel';
import type { BotsOfGame } from './bots-of-game.ts';
import type { Budget } from './budget.ts';
import type { Advice, Deliberation, ReadFile } from './policy.ts';

/** What is asked for besides the view. */
export interface Appraisal {
  readonly options: readonly unknown[];
  readonly budget: Budget;
  readonly seed: number;
  /** What the seat was shown since the game began: a strong bot remembers it. */
  readonly events?: readonly unknown[];
  /** How the adviser gets what it has learned. */
  readonly read: ReadFile;
}

/**
 * The seat's options with the chance to win that a strong bot sees in each, best first; where several plans begin alike, each is told
 * with what it leads to. It is given a view and what the seat was shown, so a hint tells nobody what they may not know.
 */
export async function adviceOn(
  bots: BotsOfGame,
  view: unknown,
  seat: Seat,
  appraisal: Appraisal,
): Promise<readonly Advice[]> {
  const thought = await thoughtOver(bots, view, seat, appraisal);
  if (thought === null) return [];
  return thought.advice?.() ?? thought.opinions().map((opinion) => ({ ...opinion, goal: null }));
}

async function thoughtOver(
  bots: BotsOfGame,
  view: unknown,
  seat: Seat,
  { options, budget, seed, events = [], read }: Appraisal,
): Promise<Deliberation | null> {
  const advisor = bots.advisor(budget);
  await advisor.prepare?.(read);
  const player = advisor.sit(seat, new FastChance(seed));
  player.watch?.(events);
  const deliberation = player.deliberate?.(view, options);
  if (deliberation === undefined) return null;
  while (!deliberation.step(Number.POSITIVE_INFINITY));
  return deliberation;
}
