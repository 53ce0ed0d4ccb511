import { botsOf, hintsFor, reasonTextsOf } from '@stakeout/bots';
import { type AnyMatch, type Language, type Seat, say, type Texts, textsAt } from '@stakeout/kernel';
import { readBotFile } from '../bot-file.ts';
import { eventsSeenBy } from './log-lines.ts';
import type { Words } from './words.ts';

/** How many options a hint names, and how long the bot may think about them. */
const MOST = 3;
const BUDGET = { milliseconds: 1500 };

/** What a strong bot would do in the person's place, with what the person may know. */
export async function hintLines(
  match: AnyMatch,
  seat: Seat,
  options: readonly unknown[],
  { texts, words, language }: { texts: Texts; words: Words; language: Language },
): Promise<string[]> {
  const { game, state, standing } = match;
  const view = game.view(state, seat);
  const events = eventsSeenBy(match, seat, 0);
  const bots = botsOf(game);
  const reasons = reasonTextsOf(game)[language];
  const appraisal = { options, budget: BUDGET, seed: standing.length, events, read: readBotFile };
  const hints = await hintsFor(bots, view, seat, appraisal, MOST);
  return hints.map(({ index, winChance, why }) =>
    words.hint(
      index + 1,
      say(texts, game.name(options[index], view)),
      Math.round(100 * winChance),
      why === null ? null : `${say({ ...textsAt(texts, view), messages: reasons }, why)} (${why.clause})`,
    ),
  );
}
