import type { Language } from '@stakeout/kernel';

/** The sentences of one part of the app, in both languages. The Portuguese ones must be the same in number and name. */
export type Sentences<Id extends string> = Readonly<Record<Language, Readonly<Record<Id, string>>>>;

/** Sentences as they are written: the English ones give the names. */
export function sentences<Id extends string>(texts: {
  readonly en: Readonly<Record<Id, string>>;
  readonly pt: Readonly<Record<NoInfer<Id>, string>>;
}): Sentences<Id> {
  return texts;
}

/** The names of such sentences. */
export type IdOf<Texts extends Sentences<string>> = keyof Texts['en'] & string;
