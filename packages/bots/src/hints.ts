import type { Seat } from '@stakeout/kernel';
import { type Appraisal, adviceOn } from './advice.ts';
import type { BotsOfGame, Reason } from './bots-of-game.ts';

/** A piece of advice. */
export interface Hint {
  /** The index of the option. */
  readonly index: number;
  readonly winChance: number;
  readonly visits: number;
  /** What it is meant to lead to, in the game's own terms; `null` where the option says it all. */
  readonly goal: unknown;
  /** Why the option is good, where there are words for it. */
  readonly why: Reason | null;
}

/** The best options with their chances and the reasons for them, best first. */
export async function hintsFor(
  bots: BotsOfGame,
  view: unknown,
  seat: Seat,
  appraisal: Appraisal,
  most: number,
): Promise<Hint[]> {
  const advice = await adviceOn(bots, view, seat, appraisal);
  return advice
    .filter(({ visits }) => visits > 0)
    .slice(0, most)
    .map((one) => ({ ...one, why: bots.reasonFor?.(view, appraisal.options[one.index], one.goal) ?? null }));
}
