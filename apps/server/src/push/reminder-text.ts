import { findGame } from '../games.ts';
import type { PushSubscriptionRecord } from '../storage/records.ts';

type Language = PushSubscriptionRecord['language'];

const WORDS: Readonly<Record<Language, { readonly title: (game: string) => string; readonly body: string }>> = {
  en: { title: (game) => `Your move in ${game}`, body: 'The table is waiting for you.' },
  pt: { title: (game) => `Sua vez em ${game}`, body: 'A mesa está esperando por você.' },
};

/** What a reminder says. It lies open on a locked phone, so that it tells whose turn it is and nothing about the match. */
export interface ReminderPayload {
  readonly table: string;
  readonly game: string;
  readonly language: Language;
  readonly title: string;
  readonly body: string;
}

export function reminderPayload(table: string, game: string, language: Language): ReminderPayload {
  const { title, body } = WORDS[language];
  return { table, game, language, title: title(findGame(game)?.title ?? game), body };
}
