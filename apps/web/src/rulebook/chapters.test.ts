import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import { LANGUAGES } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { book as escapePlanBook } from '../games/escape-plan/rulebook/book.ts';
import { book as gunrunnersBook } from '../games/gunrunners/rulebook/book.ts';
import { chapterOf, chaptersOf, stretchesOf } from './chapters.ts';

describe('the chapters of a rulebook', () => {
  it('have the clauses in order', () => {
    const chapters = chaptersOf({ G1: 'one', 'G8.1': 'two', 'G8.10': 'three', 'A-1': 'four', 'A-2': 'five' });
    expect(chapters.map(({ id, clauses }) => [id, clauses.map((clause) => clause.id)])).toEqual([
      ['G1', ['G1']],
      ['G8', ['G8.1', 'G8.10']],
      ['A', ['A-1', 'A-2']],
    ]);
    expect(chapterOf('G8.10')).toBe('G8');
  });

  it.each([
    [gunrunners, gunrunnersBook],
    [escapePlan, escapePlanBook],
  ] as const)('hold every clause of the game, each chapter with a title', (game, { titles }) => {
    for (const language of LANGUAGES) {
      const { clauses } = game.texts[language];
      const chapters = chaptersOf(clauses);
      expect(chapters.flatMap((chapter) => chapter.clauses.map(({ id }) => id))).toEqual(Object.keys(clauses));
      for (const { id } of chapters) expect(titles[language][id], id).toBeDefined();
    }
  });

  it('are the same in both languages', () => {
    for (const { texts } of [gunrunners, escapePlan]) {
      expect(chaptersOf(texts.pt.clauses).map(({ id }) => id)).toEqual(
        chaptersOf(texts.en.clauses).map(({ id }) => id),
      );
    }
  });
});

describe('clauses named in a text', () => {
  const isClause = (id: string) => ['G7.6', 'G8.3', 'A-32', 'E11'].includes(id);

  it('are cut out, and nothing is lost', () => {
    const text = 'with a Manager (G7.6), as in G8.3 to G99.9; see A-32.';
    const stretches = stretchesOf(text, isClause);
    expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
    expect(stretches.flatMap(({ clause }) => clause ?? [])).toEqual(['G7.6', 'G8.3', 'A-32']);
    for (const { text: part, start } of stretches) expect(text.slice(start, start + part.length)).toBe(part);
  });

  it('are not found inside other words', () => {
    expect(stretchesOf('$E11x G7.65', isClause)).toEqual([{ text: '$E11x G7.65', start: 0, clause: null }]);
  });
});
