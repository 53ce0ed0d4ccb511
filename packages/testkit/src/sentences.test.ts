import { describe, expect, it } from 'vitest';
import { misjoined, sentenceFaults } from './sentences.ts';

describe('the check of sentences', () => {
  it('finds what one language lacks, or puts in besides', () => {
    const en = { gone: 'Gone.', went: '{who} went to {the:place}.', fine: '{count|crate|crates}' };
    const pt = { went: '{who} foi {a:place} por {price}.', fine: '{count|caixote|caixotes}' };
    expect(sentenceFaults({ en, pt })).toEqual([
      'gone: in one language only',
      'went: {place,who} in English, {place,price,who} in Portuguese',
    ]);
  });

  it('finds words that cannot be joined, those before an article, and braces left open', () => {
    const en = { one: 'In {em:place}', two: 'Of {place}', three: 'So {what' };
    const pt = { one: '{Em:place}', two: 'de {o:place}', three: 'Assim' };
    expect(sentenceFaults({ en, pt })).toEqual([
      'one: em cannot be joined',
      'two: a word stands before {o: that melts with it',
      'three: a brace that is no gap',
    ]);
  });

  it.each([
    ['Batida no Mar Morto, do Norte à Baía', []],
    ['A Baía fica ao lado do Mar Morto: sua Baía', []],
    ['Mar Morto, Norte: Baía', []],
    ['Batida em Mar Morto', ['o Mar Morto']],
    ['de Norte a Baía', ['o Norte']],
    ['da Norte para o Baía', ['o Norte', 'a Baía']],
    ['em a Baía, por o Norte', ['o Norte', 'a Baía']],
    ['Nortear de Baía', ['a Baía']],
  ])('finds names in "%s" that the word before does not go with', (text, faults) => {
    expect(misjoined(text, ['o Mar Morto', 'o Norte', 'a Baía'])).toEqual(faults);
  });
});
