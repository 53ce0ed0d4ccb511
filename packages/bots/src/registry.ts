import type { AnyRules, Language } from '@stakeout/kernel';
import { botsForAnyGame } from './any-game/bots.ts';
import type { BotsOfGame } from './bots-of-game.ts';
import { escapePlanBots } from './escape-plan/index.ts';
import { REASON_TEXTS as escapePlanReasons } from './escape-plan/reasons.texts.ts';
import { gunrunnersBots } from './gunrunners/index.ts';
import { REASON_TEXTS as gunrunnersReasons } from './gunrunners/reasons.texts.ts';

/** Sentences by their id, in every language. */
type Sentences = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The games that have bots of their own and what those give as reasons, for programs that play them all. */
const OWN: readonly (readonly [BotsOfGame, reasons: Sentences])[] = [
  [gunrunnersBots, gunrunnersReasons],
  [escapePlanBots, escapePlanReasons],
];

/** The bots of a game: its own, or else those that can play any. */
export function botsOf(game: AnyRules): BotsOfGame {
  return ownOf(game)?.[0] ?? botsForAnyGame(game);
}

/** The sentences of the reasons that a game's bots give; they are completed with the game's own terms. */
export function reasonTextsOf(game: AnyRules): Sentences {
  return ownOf(game)?.[1] ?? { en: {}, pt: {} };
}

function ownOf(game: AnyRules) {
  return OWN.find(([bots]) => bots.game.id === game.id);
}
