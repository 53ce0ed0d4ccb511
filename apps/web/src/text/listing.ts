import type { Language } from '@stakeout/kernel';

type Kind = 'conjunction' | 'disjunction';

/** Making one takes a browser longer than drawing a card, so each is made once. */
const made = new Map<string, Intl.ListFormat>();

/** Puts things in a row with commas and a last "and" or "or", in the reader's language. */
export function listing(language: Language, type: Kind): Intl.ListFormat {
  const key = `${language} ${type}`;
  const known = made.get(key) ?? new Intl.ListFormat(language, { type });
  made.set(key, known);
  return known;
}
