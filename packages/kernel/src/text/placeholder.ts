/** A gap in a sentence: `{who}`, `{em:where}` with the word that goes before the name, `{count|crate|crates}`. */
export interface Placeholder {
  /** As it stands in the sentence. */
  readonly whole: string;
  /** The word that is joined with the name, if any. */
  readonly word: string | undefined;
  readonly name: string;
  /** The words that go with a number: with 1, and with any other. */
  readonly one: string | undefined;
  readonly many: string | undefined;
}

const PLACEHOLDER = /\{(?:([A-Za-z]+):)?(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/** A sentence in its parts: words as they stand, and gaps to be filled. */
export function partsOf(sentence: string): readonly (string | Placeholder)[] {
  const parts: (string | Placeholder)[] = [];
  let from = 0;
  for (const match of sentence.matchAll(PLACEHOLDER)) {
    const [whole, word, name = '', one, many] = match;
    if (match.index > from) parts.push(sentence.slice(from, match.index));
    parts.push({ whole, word, name, one, many });
    from = match.index + whole.length;
  }
  if (from < sentence.length) parts.push(sentence.slice(from));
  return parts;
}
