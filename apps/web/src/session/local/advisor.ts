import { hintsFor } from '@stakeout/bots';
import type { AnyGame } from '@stakeout/kernel';
import type { TableHint } from '../session.ts';
import type { AdviceQuestion } from './messages.ts';

/** How many options a hint names. */
const MOST = 3;

/** What the strongest bot would do in the seat's place. It thinks without looking up, so it has a worker of its own. */
export function advise(game: AnyGame | null, question: AdviceQuestion): TableHint[] {
  // Games know a table of somebody's own only once they have been given it.
  if (game === null || !game.configure(question.config, question.seats.length).ok) return [];
  const { view, seat, options, events, seed, milliseconds } = question;
  const budget = { milliseconds };
  return hintsFor(game, view, seat, { options, budget, seed, events }, MOST).map(
    ({ index, winChance, reason, clause }) => ({ action: options[index], winChance, reason, clause }),
  );
}
