import { botsOf, hintsFor, outlookFor } from '@stakeout/bots';
import { type AnyGame, unpack } from '@stakeout/kernel';
import type { TableHint, TableOutlook } from '../session.ts';
import type { AdviceQuestion, OutlookQuestion } from './messages.ts';

/** How many options a hint names. */
const MOST = 3;

/** What the strongest bot would do in the seat's place. It thinks without looking up, so it has a worker of its own. */
export function advise(game: AnyGame | null, question: AdviceQuestion): TableHint[] {
  if (game === null) return [];
  const { seat, options, events, seed, milliseconds } = question;
  const view = unpack(game, question.view, question.config);
  const budget = { milliseconds };
  return hintsFor(botsOf(game), view, seat, { options, budget, seed, events }, MOST).map(
    ({ index, winChance, why }) => ({ action: options[index], winChance, why }),
  );
}

/** How often the bot would get away in the seat's place. */
export function foretell(game: AnyGame | null, question: OutlookQuestion): TableOutlook | null {
  if (game === null) return null;
  return outlookFor(botsOf(game), unpack(game, question.view, question.config), question.seat, question);
}
