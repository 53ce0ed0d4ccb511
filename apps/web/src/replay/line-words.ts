import type { Reason } from '@stakeout/bots';
import { type Language, textsAt } from '@stakeout/kernel';
import type { GameReview } from '../games/front.ts';
import { sayForTable } from '../text/say.ts';
import type { Sentences } from '../text/sentences.ts';
import type { Library, SpokenGame } from '../text/spoken.ts';

/** How whole options and their reasons are put into words, at a table of these people. */
export interface LineWords {
  readonly sayLine: (view: unknown, actions: readonly unknown[]) => string;
  readonly sayReason: (view: unknown, reason: Reason | null) => string | null;
}

const NO_WORDS: Sentences<string> = { en: {}, pt: {} };

/** The words of the bots' reasons, which lie on a shelf of their own. */
export async function reasonsOf(library: Library): Promise<Sentences<string>> {
  return (await library.reasons?.())?.REASON_TEXTS ?? NO_WORDS;
}

export function lineWords(
  game: SpokenGame,
  parts: Pick<GameReview, 'sayLine'>,
  language: Language,
  names: readonly string[],
  reasons: Sentences<string> | null | undefined,
): LineWords {
  const texts = game.texts[language];
  return {
    sayLine(view, actions) {
      const here = textsAt(texts, view);
      const name = (action: unknown) => sayForTable(here, game.name(action, view), names);
      const term = (kind: string, number: number) => here.terms[kind]?.(number) ?? '';
      const told = parts.sayLine?.(actions, name, term, language) ?? actions.map(name);
      return shortened(told.length === 0 ? actions.map(name) : told).join(', ');
    },
    sayReason(view, reason) {
      const messages = reasons?.[language] ?? {};
      if (reason === null || messages[reason.id] === undefined) return null;
      return sayForTable({ ...textsAt(texts, view), messages }, reason, names);
    },
  };
}

/** A trip is many steps: where it begins and where it ends says it. */
const MOST_SAID = 3;

function shortened(told: readonly string[]): readonly string[] {
  const different = told.filter((text, index) => text !== told[index - 1]);
  if (different.length <= MOST_SAID) return different;
  return [different[0] ?? '', '…', ...different.slice(-(MOST_SAID - 1))];
}
