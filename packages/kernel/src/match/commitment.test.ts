import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { botNonce, commitmentTo, hexKeyFromSeed, isHexKey, matchKey } from './commitment.ts';

const COMMITMENT = '79c7528cd6b32ed24eded286b7394a6d5ccc18cdace13a8d55f2b2695b825ce9';
const KEY = 'a23d53e20939a373cdc8b1199ceae619f1967417219e5d05a448baaa15847e4a';
const BOT_NONCE = '0dbe3e663177b83ad20332d223f7333b093da1c0c662afa0f0f8ebc76638a381';
const FROM_SEED = '4b08f0a9fd4597eea7315304f8b29966ed68e086c5bfb87c3b9c7bfa080f965b';

const secret = '00'.repeat(32);
const nonces = ['11'.repeat(32), '22'.repeat(32)];

describe('the key of a match', () => {
  it('is fixed: a program that derived it differently could not verify old matches', () => {
    expect(commitmentTo(secret)).toBe(COMMITMENT);
    expect(bytesToHex(matchKey(secret, nonces, 'm'))).toBe(KEY);
    expect(hexKeyFromSeed('1', 'secret')).toBe(FROM_SEED);
    expect(botNonce(secret, 0)).toBe(BOT_NONCE);
  });

  it('gives every bot a nonce that follows from the secret and its seat', () => {
    const bots = [botNonce(secret, 0), botNonce(secret, 1), botNonce('33'.repeat(32), 0)];
    expect(bots.every(isHexKey)).toBe(true);
    expect(new Set(bots).size).toBe(3);
  });

  it('depends on the secret, on every nonce, on their order, and on the match', () => {
    const keys = [
      matchKey(secret, nonces, 'm'),
      matchKey('01'.repeat(32), nonces, 'm'),
      matchKey(secret, ['11'.repeat(32), '23'.repeat(32)], 'm'),
      matchKey(secret, nonces.toReversed(), 'm'),
      matchKey(secret, nonces, 'n'),
    ].map(bytesToHex);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is made of 64 hexadecimal digits', () => {
    expect(isHexKey(secret)).toBe(true);
    for (const wrong of ['', '0', `${secret}0`, 'G'.repeat(64), 'A'.repeat(64), null, 7])
      expect(isHexKey(wrong)).toBe(false);
    expect(isHexKey(hexKeyFromSeed('1', 'secret'))).toBe(true);
    expect(hexKeyFromSeed('1', 'a')).not.toBe(hexKeyFromSeed('1', 'b'));
    expect(hexKeyFromSeed('1', 'a')).not.toBe(hexKeyFromSeed('2', 'a'));
  });
});
