import { JOINING_WORDS, joined, type Language, namedOf, partsOf } from '@stakeout/kernel';

/** Sentences by their ids, in every language. */
type Sentences = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The one word that English joins with a name; all others are Portuguese. */
const ENGLISH = 'the';
/** Words that melt with an article, and so never stand before one. */
const PREPOSITIONS = ['de', 'em', 'a', 'por'];
const ARTICLES = ['o', 'a', 'os', 'as'];
const PORTUGUESE = JOINING_WORDS.filter((word) => word !== ENGLISH);
/** Everything that may come of such a word before a name. */
const FORMS: ReadonlySet<string> = new Set(
  ['', ...ARTICLES].flatMap((article) => formsOf(article)).filter((form) => form !== ''),
);

/** What is wrong with sentences, each fault in words: they have to say the same in both languages, with the same things put in. */
export function sentenceFaults({ en, pt }: Sentences): readonly string[] {
  const faults: string[] = [];
  for (const id of new Set([...Object.keys(en), ...Object.keys(pt)])) {
    const [english, portuguese] = [en[id], pt[id]];
    if (english === undefined || portuguese === undefined) faults.push(`${id}: in one language only`);
    else if (paramsOf(english).join() !== paramsOf(portuguese).join())
      faults.push(`${id}: {${paramsOf(english)}} in English, {${paramsOf(portuguese)}} in Portuguese`);
    faults.push(...wordFaults(id, english ?? '', [ENGLISH]), ...wordFaults(id, portuguese ?? '', PORTUGUESE));
    if (/\b(de|em|a|por) \{o:/.test(portuguese ?? ''))
      faults.push(`${id}: a word stands before {o: that melts with it`);
  }
  return faults;
}

/** What is put into a sentence. */
export function paramsOf(sentence: string): readonly string[] {
  return [...new Set(partsOf(sentence).flatMap((part) => (typeof part === 'string' ? [] : [part.name])))].sort();
}

function wordFaults(id: string, sentence: string, known: readonly string[]): readonly string[] {
  return partsOf(sentence).flatMap((part) => {
    if (typeof part === 'string') return /[{}|]/.test(part) ? [`${id}: a brace that is no gap`] : [];
    const { word } = part;
    return word === undefined || known.includes(word.toLowerCase()) ? [] : [`${id}: ${word} cannot be joined`];
  });
}

/** The names in a Portuguese text that the word before them does not go with, such as "em Mar Morto" or "na Norte". */
export function misjoined(text: string, articledNames: readonly string[]): readonly string[] {
  const words = text.toLowerCase().split(/[^\p{L}\d-]+/u);
  return articledNames.filter((articledName) => {
    const { article, name } = namedOf(articledName);
    const own = name.toLowerCase().split(' ');
    return words.some((_, at) => {
      if (own.some((word, index) => words[at + index] !== word)) return false;
      const [before = '', last = ''] = [words[at - 2], words[at - 1]];
      const isTorn = PREPOSITIONS.includes(before) && last === article && last !== '';
      return isTorn || (FORMS.has(last) && !formsOf(article).includes(last));
    });
  });
}

function formsOf(article: string): readonly string[] {
  return PORTUGUESE.map((word) => joined(word, { article, name: '' })[0].trim());
}
