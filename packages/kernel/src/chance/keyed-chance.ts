import { chacha20 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance } from './chance.ts';

const SALT = utf8ToBytes('stakeout chance 1');
const BLOCK_BYTES = 64;
const WORDS_PER_BLOCK = BLOCK_BYTES / 4;
const WORD_VALUES = 0x1_0000_0000;

/**
 * The stream for matches. Each label has a key of its own (HKDF over SHA-256), and draw number `counter` under a label
 * reads one ChaCha20 block of that key, so every draw depends on all 256 bits of the match key and on nothing else.
 * A short seed would not do: it could be recovered from a few visible cards in seconds.
 */
export class KeyedChance implements Chance {
  private readonly labelKeys = new Map<string, Uint8Array>();
  private readonly key: Uint8Array;

  constructor(key: Uint8Array) {
    if (key.length !== 32) throw new RangeError('a match key has 32 bytes');
    this.key = key;
  }

  below(label: string, counter: number, bound: number): number {
    // Numbers in the incomplete last stretch below 2^32 would favour small results, so they are passed over.
    const fair = WORD_VALUES - (WORD_VALUES % bound);
    for (let attempt = 0; ; attempt++) {
      const words = this.block(label, counter, attempt);
      for (let index = 0; index < WORDS_PER_BLOCK; index++) {
        const word = words.getUint32(index * 4, true);
        if (word < fair) return word % bound;
      }
    }
  }

  private block(label: string, counter: number, attempt: number): DataView {
    const nonce = new DataView(new ArrayBuffer(12));
    nonce.setUint32(0, counter, true);
    nonce.setUint32(4, attempt, true);
    const bytes = chacha20(this.labelKey(label), new Uint8Array(nonce.buffer), new Uint8Array(BLOCK_BYTES));
    return new DataView(bytes.buffer, bytes.byteOffset, BLOCK_BYTES);
  }

  private labelKey(label: string): Uint8Array {
    const known = this.labelKeys.get(label);
    if (known !== undefined) return known;
    const derived = hkdf(sha256, this.key, SALT, utf8ToBytes(label), 32);
    this.labelKeys.set(label, derived);
    return derived;
  }
}
