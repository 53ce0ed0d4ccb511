import type { Message, Seat } from '@stakeout/kernel';
import { type Appraisal, evaluate } from './evaluate.ts';
import type { GameBots } from './game-bots.ts';

/** A piece of advice. */
export interface Hint {
  /** The index of the option. */
  readonly index: number;
  readonly winChance: number;
  readonly visits: number;
  /** Why the option is good, and the clause of the rules it makes use of. */
  readonly reason: Message;
  readonly clause: string;
}

/** The best options with their chances and the reasons for them, best first. */
export function hintsFor(bots: GameBots, view: unknown, seat: Seat, appraisal: Appraisal, most: number): Hint[] {
  return evaluate(bots, view, seat, appraisal)
    .filter(({ visits }) => visits > 0)
    .slice(0, most)
    .map((opinion) => {
      const { clause, ...reason } = bots.reasonFor(view, appraisal.options[opinion.index]);
      return { ...opinion, reason, clause };
    });
}
