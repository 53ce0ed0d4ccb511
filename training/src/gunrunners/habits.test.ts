import { botsOf, policyNamed } from '@stakeout/bots';
import { gunrunnersRules } from '@stakeout/gunrunners';
import { type AnyRules, FastChance } from '@stakeout/kernel';
import { expect, it } from 'vitest';
import { habitOf, watchGames } from './habits.ts';

const DECK = [1, 1, 2, 2, 3, 3, 4, 4, 11, 22, 32, 42, 53, 63];

it('finds the weights by which cards were chosen', () => {
  const chance = new FastChance(1);
  const weightOf = (face: number) => (face === 11 ? 4 : 1);
  const choices = Array.from({ length: 3000 }, () => {
    let left = chance.pick(DECK.reduce((sum, face) => sum + weightOf(face), 0));
    let at = 0;
    for (; left >= weightOf(DECK[at] as number); at++) left -= weightOf(DECK[at] as number);
    return { from: DECK, face: DECK[at] as number };
  });
  const habit = habitOf(choices);
  expect((habit.get(11) ?? 0) / (habit.get(1) ?? 1)).toBeCloseTo(4, 0);
  expect((habit.get(63) ?? 0) / (habit.get(1) ?? 1)).toBeCloseTo(1, 0);
  expect([...habit.values()].reduce((product, weight) => product * weight, 1)).toBeCloseTo(1, 6);
});

it('beginners put operatives on probation', () => {
  const easy = policyNamed(botsOf(gunrunnersRules as AnyRules), 'easy');
  if (easy === null) throw new Error('nobody is called easy');
  const { probation, undercover } = watchGames(easy, 40, 1);
  expect(probation.length).toBeGreaterThan(300);
  expect(undercover.length).toBeGreaterThan(100);
  for (const { from, face } of [...probation, ...undercover]) expect(from).toContain(face);
  const habit = habitOf(probation);
  expect(habit.get(11)).toBeGreaterThan(2 * (habit.get(2) ?? 1));
});
