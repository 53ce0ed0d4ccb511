import { lessonFaults } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { gunrunners } from '../game.ts';
import { words as en } from './en.ts';
import { LIST } from './list.ts';
import { words as pt } from './pt.ts';
import { LESSONS, POSITIONS } from './steps.ts';

describe('the lessons of Gunrunners', () => {
  it('are each done by what they ask for and by nothing else, in both languages', () => {
    const taught = { game: gunrunners, clauses: gunrunners.texts.en.clauses, list: LIST, lessons: LESSONS };
    expect(lessonFaults({ ...taught, positions: POSITIONS, words: { en, pt } })).toEqual([]);
  });
});
