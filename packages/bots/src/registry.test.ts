import { expect, test } from 'vitest';
import { policyNamed, policyNames } from './registry.ts';

test('every name finds its policy', () => {
  expect(policyNames).toContain('random');
  for (const name of policyNames) expect(policyNamed(name)?.id).toBe(name);
});

test('an unknown name finds none', () => {
  expect(policyNamed('grandmaster')).toBeNull();
});
