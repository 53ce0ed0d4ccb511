import { botsOf, hintsFor, outlookFor } from '@stakeout/bots';
import type { AnyGame } from '@stakeout/kernel';
import type { TableHint, TableOutlook } from '../session.ts';
import type { AdviceQuestion, OutlookQuestion, Setting } from './messages.ts';

/** How many options a hint names. */
const MOST = 3;

/** What the strongest bot would do in the seat's place. It thinks without looking up, so it has a worker of its own. */
export function advise(game: AnyGame | null, question: AdviceQuestion): TableHint[] {
  if (!isReady(game, question)) return [];
  const { view, seat, options, events, seed, milliseconds } = question;
  const budget = { milliseconds };
  return hintsFor(botsOf(game), view, seat, { options, budget, seed, events }, MOST).map(
    ({ index, winChance, why }) => ({ action: options[index], winChance, why }),
  );
}

/** How often the bot would get away in the seat's place. */
export function foretell(game: AnyGame | null, question: OutlookQuestion): TableOutlook | null {
  if (!isReady(game, question)) return null;
  return outlookFor(botsOf(game), question.view, question.seat, question);
}

/** Games know a table of somebody's own only once they have been given it. */
function isReady(game: AnyGame | null, { config, seats }: Setting): game is AnyGame {
  return game?.configure(config, seats.length).ok === true;
}
