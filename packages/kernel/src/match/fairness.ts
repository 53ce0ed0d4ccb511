import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalText } from '../canonical.ts';
import { botNonce, matchKey } from './commitment.ts';
import type { MatchHeader } from './log.ts';
import { dealOf } from './origin.ts';

/**
 * Version 2 of how nobody can choose the cards alone: for matches in which players are promised something by a server. What the
 * server could vary once it knows the nonces is bound by the commitment (the terms), follows from the secret (the nonces of
 * bots), is guarded by the player it belongs to (their nonce, name and seat), or has no part in the key (names and levels of bots).
 */
const COMMITMENT_DOMAIN = utf8ToBytes('stakeout commitment 2\0');
const KEY_SALT = utf8ToBytes('stakeout key 2');

/** What is fixed when a table is made, before anybody is ready. */
export interface MatchTerms {
  readonly game: string;
  readonly rulesVersion: string;
  readonly matchId: string;
  readonly config: unknown;
  /** How many seats there are. */
  readonly seats: number;
}

export function termsOf({ game, rulesVersion, matchId, config, players }: MatchHeader<unknown>): MatchTerms {
  return { game, rulesVersion, matchId, config, seats: players.length };
}

/** The hash published before the match, which leaves neither the secret nor the terms to choose. */
export function commitmentToTerms(secret: string, terms: MatchTerms): string {
  const { game, rulesVersion, matchId, config, seats } = terms;
  return bytesToHex(
    sha256(concatBytes(COMMITMENT_DOMAIN, hexToBytes(secret), hashed({ game, rulesVersion, matchId, config, seats }))),
  );
}

/** The key of the match's chance, by the version of its header, or of the header of the match that it was dealt by. */
export function keyOfMatch(match: MatchHeader<unknown>, secret: string): Uint8Array {
  const header = dealOf(match);
  const { nonces, commitment } = header;
  if (header.fairness === undefined) return matchKey(secret, nonces, header.matchId);
  const seatNonces = concatBytes(...nonces.map((nonce) => hexToBytes(nonce)));
  const info = hashed({ commitment, players: header.players.map((name, seat) => (isBot(header, seat) ? null : name)) });
  return hkdf(sha256, concatBytes(hexToBytes(secret), seatNonces), KEY_SALT, info, 32);
}

/** The first bot whose nonce does not follow from the secret; `null` when there is none. */
export function seatOfFreeBot(header: MatchHeader<unknown>, secret: string): number | null {
  const seat = header.nonces.findIndex((nonce, index) => isBot(header, index) && nonce !== botNonce(secret, index));
  return seat < 0 ? null : seat;
}

function isBot({ seats }: MatchHeader<unknown>, seat: number): boolean {
  return seats?.[seat]?.kind === 'bot';
}

function hashed(value: unknown): Uint8Array {
  return sha256(utf8ToBytes(canonicalText(value)));
}
