import type { Level } from '@stakeout/bots/level';
import { expect, it } from 'vitest';
import { show } from '../render.fixture.tsx';
import { LevelStrength, StrengthNote } from './level-strength.tsx';

it.each([
  ['en', 'hard', 6, 'beats hard in 6 of 10'],
  ['en', 'hard', 0, 'beats hard in fewer than 1 of 10'],
  ['en', 'medium', 10, 'beats medium in more than 9 of 10'],
  ['pt', 'hard', 6, 'ganha do difícil em 6 de 10'],
  ['pt', 'hard', 0, 'ganha do difícil em menos de 1 de 10'],
  ['pt', 'medium', 10, 'ganha do médio em mais de 9 de 10'],
] as const)('says in %s how often a level beats %s: %i', (language, other, ofTen, said) => {
  expect(show(<StrengthNote strength={{ other, ofTen }} />, language).text).toBe(said);
});

it('tells of Gunrunners what was measured, hard by medium', () => {
  const said = (level: Level) => show(<LevelStrength game="gunrunners" level={level} />).text;
  for (const level of ['easy', 'medium'] as const)
    expect(said(level)).toMatch(/^beats hard in (fewer than )?\d of 10$/);
  expect(said('hard')).toMatch(/^beats medium in \d of 10$/);
});

it('says nothing of games that nobody measured', () => {
  expect(show(<LevelStrength game="stash" level="hard" />).html).toBe('');
});
