import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { botNonce, commitmentTo, matchKey } from './commitment.ts';
import { commitmentToTerms, keyOfMatch, type MatchTerms, seatOfFreeBot, termsOf } from './fairness.ts';
import type { MatchHeader } from './log.ts';

const COMMITMENT = 'ae8453825710fc32e2752dc77b8acab5697e6859b167f11feffc7728def1dbb9';
const KEY = 'ebc97c90f0ffd2ea697e58a66eff329d894f17642d53f900411b43cbfac22dcf';

const secret = '00'.repeat(32);
const terms: MatchTerms = { game: 'toy', rulesVersion: '1', matchId: 'm', config: { goal: 1 }, seats: 2 };
const header: MatchHeader<unknown> = {
  game: 'toy',
  rulesVersion: '1',
  matchId: 'm',
  config: { goal: 1 },
  commitment: commitmentToTerms(secret, terms),
  players: ['Ana', 'easy bot'],
  nonces: ['11'.repeat(32), botNonce(secret, 1)],
  fairness: 2,
  seats: [
    { kind: 'person', level: null },
    { kind: 'bot', level: 'easy' },
  ],
};
const person = { kind: 'person', level: null } as const;
const keyOf = (change: Partial<MatchHeader<unknown>> = {}, ofSecret = secret) =>
  bytesToHex(keyOfMatch({ ...header, ...change }, ofSecret));

describe('the commitment of version 2', () => {
  it('is fixed: a program that derived it differently could not verify old matches', () => {
    expect(commitmentToTerms(secret, terms)).toBe(COMMITMENT);
  });

  it('leaves neither the secret nor anything of the terms to choose', () => {
    const changes: Partial<MatchTerms>[] = [
      {},
      { game: 'other' },
      { rulesVersion: '2' },
      { matchId: 'n' },
      { config: { goal: 2 } },
      { seats: 3 },
    ];
    const all = changes.map((change) => commitmentToTerms(secret, { ...terms, ...change }));
    all.push(commitmentToTerms('01'.repeat(32), terms), commitmentTo(secret));
    expect(new Set(all).size).toBe(all.length);
  });

  it('is to the terms of the header, and to nothing else in it', () => {
    expect(termsOf(header)).toEqual(terms);
    expect(commitmentToTerms(secret, { ...terms, more: 1 } as MatchTerms)).toBe(header.commitment);
  });
});

describe('the key of version 2', () => {
  it('is fixed', () => {
    expect(keyOf()).toBe(KEY);
  });

  it('depends on the secret, the commitment, every nonce, their order, who is a bot, and the names of people', () => {
    const keys = [
      keyOf(),
      keyOf({}, '01'.repeat(32)),
      keyOf({ commitment: commitmentToTerms(secret, { ...terms, matchId: 'n' }) }),
      keyOf({ nonces: ['12'.repeat(32), botNonce(secret, 1)] }),
      keyOf({ nonces: header.nonces.toReversed() }),
      keyOf({ seats: [person, person] }),
      keyOf({ players: ['Eva', 'easy bot'] }),
      bytesToHex(matchKey(secret, header.nonces, 'm')),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('does not depend on names and levels of bots, which the server could choose last', () => {
    expect(keyOf({ players: ['Ana', 'hard bot 7'] })).toBe(keyOf());
    expect(keyOf({ seats: [person, { kind: 'bot', level: 'hard' }] })).toBe(keyOf());
  });
});

describe('the key of version 1', () => {
  it('is the one of all matches whose header names no version', () => {
    const { fairness: _, seats: __, ...old } = header;
    expect(keyOfMatch(old, secret)).toEqual(matchKey(secret, old.nonces, 'm'));
  });
});

describe('a bot', () => {
  it('has the nonce that follows from the secret and its seat, and no other', () => {
    expect(seatOfFreeBot(header, secret)).toBeNull();
    expect(seatOfFreeBot({ ...header, nonces: ['11'.repeat(32), '22'.repeat(32)] }, secret)).toBe(1);
    expect(seatOfFreeBot({ ...header, nonces: ['11'.repeat(32), botNonce(secret, 0)] }, secret)).toBe(1);
    expect(seatOfFreeBot({ ...header, nonces: ['33'.repeat(32), botNonce(secret, 1)] }, secret)).toBeNull();
  });
});
