import { gunrunners } from '@stakeout/gunrunners';
import { describe, expect, it } from 'vitest';
import { titles } from '../games/gunrunners/rulebook/titles.ts';
import { chaptersOf } from './chapters.ts';
import { countOf, piecesOf, search } from './search.ts';

const english = chaptersOf(gunrunners.texts.en.clauses);
const portuguese = chaptersOf(gunrunners.texts.pt.clauses);
const find = (question: string, chapters = english, language: 'en' | 'pt' = 'en') =>
  search(chapters, question, (chapter) => (titles[language] as Record<string, string>)[chapter] ?? '');
const idsOf = (found: ReturnType<typeof find>) => found.flatMap(({ clauses }) => clauses.map(({ id }) => id));

describe('searching the rules', () => {
  it('shows everything as long as nothing is asked', () => {
    expect(idsOf(find('  '))).toEqual(Object.keys(gunrunners.texts.en.clauses));
  });

  it('finds the clauses that have all words, in any order', () => {
    const ids = idsOf(find('nearest sums'));
    expect(ids).toContain('G8.5');
    expect(ids).not.toContain('G8.6');
    expect(countOf(find('nearest sums'))).toBe(ids.length);
  });

  it('finds a clause by its number', () => {
    expect(idsOf(find('g8.5'))).toContain('G8.5');
    expect(idsOf(find('8.5'))).toContain('G8.5');
    expect(idsOf(find('G9'))).toEqual(expect.arrayContaining(['G9.1', 'G9.5']));
  });

  it('takes no notice of capitals and accents, and marks the original words', () => {
    const found = find('ESPIA operacao', portuguese, 'pt');
    const clause = found.flatMap(({ clauses }) => clauses).find(({ id }) => id === 'G7.5');
    const words = clause?.spans.map(({ start, end }) => clause.text.slice(start, end).toLowerCase());
    expect(new Set(words)).toEqual(new Set(['espiã', 'operação']));
  });

  it('finds by the title of the chapter', () => {
    expect(idsOf(find('set-up'))).toEqual(expect.arrayContaining(['G3.1', 'G3.6']));
  });

  it('says when there is nothing', () => {
    expect(find('zeppelin')).toEqual([]);
  });
});

describe('the pieces of a text', () => {
  it('are found and not found by turns, and nothing is lost', () => {
    const pieces = piecesOf('abcdefgh', 10, [
      { start: 8, end: 11 },
      { start: 13, end: 15 },
      { start: 17, end: 30 },
    ]);
    expect(pieces.map(({ text, isFound }) => [text, isFound])).toEqual([
      ['a', true],
      ['bc', false],
      ['de', true],
      ['fg', false],
      ['h', true],
    ]);
  });

  it('are one where nothing was found', () => {
    expect(piecesOf('abc', 0, [])).toEqual([{ text: 'abc', start: 0, end: 3, isFound: false }]);
  });
});
