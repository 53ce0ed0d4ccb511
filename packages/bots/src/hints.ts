import type { Seat } from '@stakeout/kernel';
import type { BotsOfGame, Reason } from './bots-of-game.ts';
import { type Appraisal, adviceOn } from './evaluate.ts';

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
export function hintsFor(bots: BotsOfGame, view: unknown, seat: Seat, appraisal: Appraisal, most: number): Hint[] {
  return adviceOn(bots, view, seat, appraisal)
    .filter(({ visits }) => visits > 0)
    .slice(0, most)
    .map((advice) => ({
      ...advice,
      why: bots.reasonFor?.(view, appraisal.options[advice.index], advice.goal) ?? null,
    }));
}
