import type { Language } from '@stakeout/kernel';
import { bots as escapePlan } from './escape-plan/index.ts';
import { REASON_TEXTS as escapePlanReasons } from './escape-plan/reasons.texts.ts';
import type { GameBots } from './game-bots.ts';
import { bots as gunrunners } from './gunrunners/index.ts';
import { REASON_TEXTS as gunrunnersReasons } from './gunrunners/reasons.texts.ts';
import { namedPolicy, namesOfPolicies } from './named-policy.ts';
import type { Policy } from './policy.ts';

/** Sentences by their id, in every language. */
type Sentences = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The bots of every game and what they give as reasons, for programs that play them all. */
const BOTS: readonly (readonly [GameBots, reasons: Sentences])[] = [
  [gunrunners, gunrunnersReasons],
  [escapePlan, escapePlanReasons],
];

/** The bots of a game; `null` where nobody has taught them one. */
export function botsOf(game: string): GameBots | null {
  return BOTS.find(([bots]) => bots.game === game)?.[0] ?? null;
}

/** The sentences of the reasons that a game's bots give; they are completed with the game's own terms. */
export function reasonTextsOf(game: string): Sentences {
  return BOTS.find(([bots]) => bots.game === game)?.[1] ?? { en: {}, pt: {} };
}

/** The names of the policies that can play a game. */
export function policyNames(game: string): readonly string[] {
  return namesOfPolicies(botsOf(game));
}

/** The policy of this name; see `namedPolicy`. */
export function policyNamed(name: string, game: string): Policy | null {
  return namedPolicy(botsOf(game), name);
}
