import { commitmentTo, hexKeyFromSeed, isHexKey } from '@stakeout/kernel';
import { describe, expect, test } from 'vitest';
import { noncesOf, readSeed } from './seed.ts';

describe('a seed', () => {
  test('may be a whole number of 32 bits', () => {
    expect(readSeed('7')).toEqual({ text: '7', secret: hexKeyFromSeed('7', 'secret'), matchId: 'seed-7', short: 7 });
    expect(readSeed('0').short).toBe(0);
    expect(readSeed('4294967295').short).toBe(4294967295);
  });

  test('is the same number however it is written', () => {
    expect(readSeed('007')).toEqual(readSeed('7'));
  });

  test('may be a secret, which the match id does not tell', () => {
    const secret = 'ab'.repeat(32);
    const seed = readSeed(secret.toUpperCase());
    expect(seed.secret).toBe(secret);
    expect(seed.matchId).toBe(`seed-${commitmentTo(secret).slice(0, 16)}`);
    expect(seed.short).toBeGreaterThanOrEqual(0);
    expect(seed.short).toBeLessThanOrEqual(4294967295);
  });

  test.each(['', '-1', '1.5', '4294967296', '99999999999', '1e3', '0x1f', 'abc', 'ab'.repeat(31), 'zz'.repeat(32)])(
    '"%s" is refused',
    (text) => {
      expect(() => readSeed(text)).toThrow(/^--seed: .* 0 to 4294967295 nor 64 hexadecimal digits$/);
    },
  );

  test('gives every seat a nonce of its own', () => {
    const nonces = noncesOf(readSeed('7'), 4);
    expect(nonces).toHaveLength(4);
    expect(new Set(nonces).size).toBe(4);
    expect(nonces.every(isHexKey)).toBe(true);
    expect(nonces[2]).toBe(hexKeyFromSeed('7', 'nonce 2'));
  });
});
