/** A name and the article that it takes in a sentence; many names take none. */
export interface Named {
  readonly article: string;
  readonly name: string;
}

const ARTICLES = ['o', 'a', 'os', 'as', 'the'];

/**
 * What a word before a name becomes with the article of the name. Portuguese makes one word of the two: "em" and "o Mar
 * Morto" are "no Mar Morto". The article itself (`o`, `the`) and a possessive can be asked for in the same way.
 */
const JOINED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  the: { the: 'the' },
  o: { o: 'o', a: 'a', os: 'os', as: 'as' },
  de: { o: 'do', a: 'da', os: 'dos', as: 'das', '': 'de' },
  em: { o: 'no', a: 'na', os: 'nos', as: 'nas', '': 'em' },
  a: { o: 'ao', a: 'à', os: 'aos', as: 'às', '': 'a' },
  por: { o: 'pelo', a: 'pela', os: 'pelos', as: 'pelas', '': 'por' },
  seu: { o: 'seu', a: 'sua', os: 'seus', as: 'suas', '': 'seu' },
};

/** The words that a sentence can ask for. */
export const JOINING_WORDS: readonly string[] = Object.keys(JOINED);

/** A name that is kept with its article, taken apart. */
export function namedOf(text: string): Named {
  const [first = '', ...rest] = text.split(' ');
  return ARTICLES.includes(first) && rest.length > 0
    ? { article: first, name: rest.join(' ') }
    : { article: '', name: text };
}

/** The word joined with the article, with a space after it, and the name. A capital letter begins a sentence with them. */
export function joined(word: string, named: Named): readonly [before: string, name: string] {
  const small = word.toLowerCase();
  const met = JOINED[small]?.[named.article];
  // Without an article, or with one of another language, the name stays as it is.
  const name = met === undefined && named.article !== '' ? `${named.article} ${named.name}` : named.name;
  const alone = met ?? JOINED[small]?.[''] ?? '';
  const before = alone === '' ? '' : `${alone} `;
  if (word === small) return [before, name];
  return before === '' ? ['', capital(name)] : [capital(before), name];
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
