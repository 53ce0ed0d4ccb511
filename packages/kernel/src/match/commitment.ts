import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * How nobody can choose the cards alone, not even the server. Before anybody is ready the server publishes the hash of its
 * secret; every player then adds a nonce; the match key is made of all of them. The secret is revealed at the end.
 */
const COMMITMENT_DOMAIN = utf8ToBytes('stakeout commitment 1\0');
const BOT_DOMAIN = utf8ToBytes('stakeout bot nonce 1\0');
const KEY_SALT = utf8ToBytes('stakeout key 1');

/** A secret and a nonce are each 32 bytes, written as 64 hexadecimal digits. */
export function isHexKey(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/** The hash published before the match. */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(concatBytes(COMMITMENT_DOMAIN, hexToBytes(secret))));
}

/** The nonce of a bot's seat follows from the secret, so that the server, once committed, has no choice in it either. */
export function botNonce(secret: string, seat: number): string {
  return bytesToHex(sha256(concatBytes(BOT_DOMAIN, hexToBytes(secret), utf8ToBytes(String(seat)))));
}

/** The key of the match's chance: KDF(secret, nonces in seat order, match id). */
export function matchKey(secret: string, nonces: readonly string[], matchId: string): Uint8Array {
  const seatNonces = concatBytes(...nonces.map((nonce) => hexToBytes(nonce)));
  return hkdf(sha256, concatBytes(hexToBytes(secret), seatNonces), KEY_SALT, utf8ToBytes(matchId), 32);
}

/** A 256-bit value made from a short seed: reproducible, and as guessable as the seed. For simulation and tests only. */
export function hexKeyFromSeed(seed: string, purpose: string): string {
  return bytesToHex(sha256(utf8ToBytes(`stakeout seed 1\0${purpose}\0${seed}`)));
}
