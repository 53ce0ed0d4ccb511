import type { Kept } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { heldAgainst, namedIn } from './held-against.ts';

const [COMMITMENT, NONCE, OTHER] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
const KEPT = { matchId: 'm', commitment: COMMITMENT, nonce: NONCE, seat: 1, name: 'Ada' } as Kept;

describe('what a file is held against', () => {
  it('is all that the browser kept, unless the reader gives something else', () => {
    expect(heldAgainst({ commitment: COMMITMENT, nonce: NONCE }, KEPT, 5)).toEqual({
      kept: KEPT,
      against: { hasCommitment: true, hasNonce: true, seat: 1, since: 5 },
      faults: [],
    });
    expect(heldAgainst({ commitment: COMMITMENT, nonce: OTHER }, KEPT, 5)).toEqual({
      kept: { commitment: COMMITMENT, nonce: OTHER },
      against: { hasCommitment: true, hasNonce: true, seat: null, since: null },
      faults: [],
    });
  });

  it('is what was pasted, however it is spaced', () => {
    const pasted = ` ${COMMITMENT.slice(0, 32).toUpperCase()}\n${COMMITMENT.slice(32)} `;
    expect(heldAgainst({ commitment: pasted, nonce: '' }, null, null)).toEqual({
      kept: { commitment: COMMITMENT },
      against: { hasCommitment: true, hasNonce: false, seat: null, since: null },
      faults: [],
    });
    expect(heldAgainst({ commitment: '', nonce: NONCE }, null, null).kept).toEqual({ nonce: NONCE });
  });

  it('is nothing where nothing is given', () => {
    expect(heldAgainst({ commitment: ' ', nonce: '' }, KEPT, 5)).toEqual({ kept: {}, against: null, faults: [] });
  });

  it('is refused field by field where it cannot be a commitment or a number', () => {
    expect(heldAgainst({ commitment: 'abc', nonce: NONCE }, null, null).faults).toEqual(['commitment']);
    expect(heldAgainst({ commitment: `${COMMITMENT}0`, nonce: 'x'.repeat(64) }, KEPT, 5).faults).toEqual([
      'commitment',
      'nonce',
    ]);
  });
});

describe('a file', () => {
  it('names its match and its game, or nothing', () => {
    const header = { matchId: 'm', game: 'gunrunners' };
    expect(namedIn(JSON.stringify({ header }))).toEqual({ match: 'm', game: 'gunrunners' });
    for (const text of ['', '{', 'null', '[]', '{"header":[]}', '{"header":{"matchId":1,"game":null}}']) {
      expect(namedIn(text)).toEqual({ match: '', game: '' });
    }
  });
});
