import { type BotsOfGame, hintsFor, outlookFor } from '@stakeout/bots';
import { unpack } from '@stakeout/kernel';
import type { TableHint, TableOutlook } from '../session.ts';
import type { HostServices } from './host.ts';
import type { AdviceQuestion, OutlookQuestion, Setting } from './messages.ts';

/** How many options a hint names. */
const MOST = 3;

/** Where an advisor finds a game and its bots. */
type Shelf = Pick<HostServices, 'findGame' | 'botsOf' | 'read'>;

/** What a strong bot would do in the seat's place. It thinks without looking up, so it has a worker of its own. */
export async function advise(shelf: Shelf, question: AdviceQuestion): Promise<TableHint[]> {
  const bots = botsFor(shelf, question);
  if (bots === null) return [];
  const { seat, options, events, seed, milliseconds } = question;
  const view = unpack(bots.game, question.view, question.config);
  const appraisal = { options, budget: { milliseconds }, seed, events, read: shelf.read };
  const hints = await hintsFor(bots, view, seat, appraisal, MOST);
  return hints.map(({ index, winChance, goal, why }) => ({ action: options[index], winChance, goal, why }));
}

/** How often the bot would get away in the seat's place. */
export function foretell(shelf: Shelf, question: OutlookQuestion): TableOutlook | null {
  const bots = botsFor(shelf, question);
  if (bots === null) return null;
  return outlookFor(bots, unpack(bots.game, question.view, question.config), question.seat, question);
}

function botsFor({ findGame, botsOf }: Shelf, { game }: Setting): BotsOfGame | null {
  const rules = findGame(game);
  return rules === null ? null : botsOf(rules);
}
