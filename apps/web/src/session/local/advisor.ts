import { type BotsOfGame, hintsFor, outlookFor } from '@stakeout/bots';
import type { TableHint, TableOutlook } from '../session.ts';
import type { HostServices } from './host.ts';
import type { AdviceQuestion, OutlookQuestion, Setting } from './messages.ts';

/** How many options a hint names. */
const MOST = 3;

/** Where an advisor finds a game and its bots. */
type Shelf = Pick<HostServices, 'findGame' | 'botsOf'>;

/** What the strongest bot would do in the seat's place. It thinks without looking up, so it has a worker of its own. */
export function advise(shelf: Shelf, question: AdviceQuestion): TableHint[] {
  const bots = readyBots(shelf, question);
  if (bots === null) return [];
  const { view, seat, options, events, seed, milliseconds } = question;
  const budget = { milliseconds };
  return hintsFor(bots, view, seat, { options, budget, seed, events }, MOST).map(({ index, winChance, why }) => ({
    action: options[index],
    winChance,
    why,
  }));
}

/** How often the bot would get away in the seat's place. */
export function foretell(shelf: Shelf, question: OutlookQuestion): TableOutlook | null {
  const bots = readyBots(shelf, question);
  return bots === null ? null : outlookFor(bots, question.view, question.seat, question);
}

/** Games know a table of somebody's own only once they have been given it. */
function readyBots({ findGame, botsOf }: Shelf, { game, config, seats }: Setting): BotsOfGame | null {
  const rules = findGame(game);
  return rules?.configure(config, seats.length).ok === true ? botsOf(rules) : null;
}
