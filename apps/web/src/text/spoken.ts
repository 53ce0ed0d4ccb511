import { type AnyGame, LANGUAGES, type Language, type Words } from '@stakeout/kernel';
import { changeSettings, settings } from '../state/settings.ts';
import type { Clauses } from './clauses.ts';
import type { Sentences } from './sentences.ts';

type InLanguages<T> = Readonly<Record<Language, T>>;

/** All that a game says, on shelves of its own: each is loaded when somebody wants to read it. */
export interface Library<Pages extends object = object> {
  /** What it says at the table: its own words, and those of its pages that are many. */
  readonly words: InLanguages<() => Promise<Said<Pages>>>;
  /** Its rulebook. */
  readonly clauses: InLanguages<() => Promise<{ readonly clauses: Clauses }>>;
  /** Why its bots advise something, where they can say so. */
  readonly reasons?: () => Promise<{ readonly REASON_TEXTS: Sentences<string> }>;
}

interface Said<Pages> {
  readonly words: Words;
  readonly pages?: Pages;
}

/** A game as the pages have it: it can be told in the languages that are read here, and knows where the rest is. */
export interface SpokenGame extends AnyGame {
  readonly library: Library;
}

/** What the games on this page say, each in the languages that somebody has wanted to read here. */
const all = new Set<Pick<LoadedWords<object>, 'load'>>();

class LoadedWords<Pages extends object> {
  private readonly shelf: Library<Pages>['words'];
  private readonly said = new Map<Language, Said<Pages>>();

  constructor(shelf: Library<Pages>['words']) {
    this.shelf = shelf;
  }

  async load(language: Language): Promise<void> {
    if (!this.said.has(language)) this.said.set(language, await this.shelf[language]());
  }

  /** In another language where the wanted one could not be loaded. */
  in(language: Language): Said<Pages> {
    const said = this.said.get(language) ?? this.said.values().next().value;
    if (said === undefined) throw new Error('a game is shown before its words are loaded');
    return said;
  }
}

/** Rules that can be told of, once `ready` has loaded their words in the reader's language. */
export function spoken<Rules, Pages extends object>(rules: Rules, library: Library<Pages>) {
  const words = new LoadedWords(library.words);
  return {
    ...rules,
    library,
    texts: whenRead((language) => words.in(language).words),
    /** Sentences of a part of its pages that lie on the shelf of their language, with its words. */
    sentencesOf: <Part extends keyof Pages>(part: Part): InLanguages<Pages[Part]> =>
      whenRead((language) => {
        const { pages } = words.in(language);
        if (pages === undefined) throw new Error(`no sentences of ${String(part)}`);
        return pages[part];
      }),
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

/** Looked up when it is wanted: what is written in a language is there only after its loading. */
function whenRead<T>(of: (language: Language) => T): InLanguages<T> {
  const properties = perLanguage((language) => ({ get: () => of(language), enumerable: true }));
  return Object.defineProperties({}, properties) as InLanguages<T>;
}

function perLanguage<T>(of: (language: Language) => T): InLanguages<T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as InLanguages<T>;
}
