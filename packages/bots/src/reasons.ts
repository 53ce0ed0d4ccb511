import { type Language, type Message, say, textsAt } from '@stakeout/kernel';
import type { BotsOfGame } from './bots-of-game.ts';

/** Why an option is good: a sentence, and the clause of the rules it makes use of. */
export interface Reason {
  readonly reason: Message;
  readonly clause: string;
}

/** `null` where the bots of the game have no words for what they think. */
export function reasonFor({ reasons }: BotsOfGame, view: unknown, action: unknown): Reason | null {
  if (reasons === undefined) return null;
  const { clause, id, params } = reasons.reasonFor(view, action);
  return { reason: { id, params }, clause };
}

/** The reason in a language, with the names of things as the table of the view has them. */
export function sayReason({ game, reasons }: BotsOfGame, language: Language, reason: Message, view: unknown): string {
  return say({ ...textsAt(game.texts[language], view), messages: reasons?.sentences[language] ?? {} }, reason);
}
