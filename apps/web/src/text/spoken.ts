import { type AnyGame, LANGUAGES, type Language, type Words } from '@stakeout/kernel';
import { changeSettings, settings } from '../state/settings.ts';
import type { Clauses } from './clauses.ts';
import type { Sentences } from './sentences.ts';

type InLanguages<T> = Readonly<Record<Language, T>>;

/** All that a game says, on shelves of its own: each is loaded when somebody wants to read it. */
export interface Library {
  /** What it says at the table. */
  readonly words: InLanguages<() => Promise<{ readonly words: Words }>>;
  /** Its rulebook. */
  readonly clauses: InLanguages<() => Promise<{ readonly clauses: Clauses }>>;
  /** Why its bots advise something, where they can say so. */
  readonly reasons?: () => Promise<{ readonly REASON_TEXTS: Sentences<string> }>;
}

/** A game as the pages have it: it can be told in the languages that are read here, and knows where the rest is. */
export interface SpokenGame extends AnyGame {
  readonly library: Library;
}

/** What the games on this page say, each in the languages that somebody has wanted to read here. */
const all = new Set<LoadedWords>();

class LoadedWords {
  private readonly shelf: Library['words'];
  private readonly words = new Map<Language, Words>();

  constructor(shelf: Library['words']) {
    this.shelf = shelf;
  }

  async load(language: Language): Promise<void> {
    if (!this.words.has(language)) this.words.set(language, (await this.shelf[language]()).words);
  }

  /** In another language where the wanted one could not be loaded. */
  in(language: Language): Words {
    const words = this.words.get(language) ?? this.words.values().next().value;
    if (words === undefined) throw new Error('a game is shown before its words are loaded');
    return words;
  }
}

/** Rules that can be told of, once `ready` has loaded their words in the reader's language. */
export function spoken<Rules>(rules: Rules, library: Library) {
  const words = new LoadedWords(library.words);
  const texts = Object.defineProperties(
    {},
    perLanguage((language) => ({ get: () => words.in(language) })),
  );
  return {
    ...rules,
    library,
    texts: texts as InLanguages<Words>,
    async ready(): Promise<void> {
      all.add(words);
      // The reader may choose another language meanwhile.
      let language: Language;
      do {
        language = settings.get().language;
        await words.load(language);
      } while (language !== settings.get().language);
    },
  };
}

/** Switches the language, as soon as everything on the page can be said in it. */
export async function switchLanguage(language: Language): Promise<void> {
  await Promise.allSettled([...all].map((words) => words.load(language)));
  changeSettings({ language });
}

function perLanguage<T>(of: (language: Language) => T): InLanguages<T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as InLanguages<T>;
}
