import { expect, it } from 'vitest';
import { exp } from './exp.ts';

it('is the exponential function, as near as numbers allow, and stays finite', () => {
  for (let exponent = -39.9; exponent < 40; exponent += 0.013)
    expect(Math.abs(exp(exponent) / Math.exp(exponent) - 1)).toBeLessThan(1e-14);
  expect(exp(0)).toBe(1);
  expect(exp(1000)).toBe(exp(40));
  expect(exp(Number.NEGATIVE_INFINITY)).toBe(exp(-40));
});
