import { expect, test } from 'vitest';
import { policyNamed, policyNames } from './registry.ts';

test('every name finds its policy', () => {
  expect(policyNames('gunrunners')).toEqual(['random']);
  expect(policyNames('escape-plan')).toEqual(['random', 'greedy']);
  for (const name of policyNames('escape-plan')) expect(policyNamed(name, 'escape-plan')?.id).toBe(name);
});

test('an unknown name finds none, nor does one for another game', () => {
  expect(policyNamed('grandmaster', 'escape-plan')).toBeNull();
  expect(policyNamed('greedy', 'gunrunners')).toBeNull();
});
