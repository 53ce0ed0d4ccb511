import { isHexKey, isPlainObject, type Kept } from '@stakeout/kernel';
import { type Against, againstKept } from '../../session/file-check.ts';

/** What a reader gives to hold a file against, as typed or pasted. */
export interface Given {
  readonly commitment: string;
  readonly nonce: string;
}

export interface HeldAgainst {
  readonly kept: Partial<Kept>;
  readonly against: Against | null;
  /** The fields that do not hold what they are for; then nothing can be checked. */
  readonly faults: readonly (keyof Given)[];
}

/**
 * What this browser kept of the match counts whole, with seat, name and table, as long as the reader gives nothing else; an empty
 * field is not looked at.
 */
export function heldAgainst(given: Given, kept: Kept | null, since: number | null): HeldAgainst {
  const [commitment, nonce] = [bare(given.commitment), bare(given.nonce)];
  if (kept !== null && commitment === kept.commitment && nonce === kept.nonce) {
    return { kept, against: againstKept(kept, since), faults: [] };
  }
  const faults = (['commitment', 'nonce'] as const).filter((field) => {
    const value = bare(given[field]);
    return value !== '' && !isHexKey(value);
  });
  const [hasCommitment, hasNonce] = [commitment !== '', nonce !== ''];
  return {
    kept: { ...(hasCommitment ? { commitment } : {}), ...(hasNonce ? { nonce } : {}) },
    against: hasCommitment || hasNonce ? { hasCommitment, hasNonce, seat: null, since: null } : null,
    faults,
  };
}

/** Which match a file says it is of, and of which game. Whether that is true is for the check to say. */
export function namedIn(text: string): { readonly match: string; readonly game: string } {
  let header: unknown = null;
  try {
    const file: unknown = JSON.parse(text);
    header = isPlainObject(file) ? file['header'] : null;
  } catch {
    // It names nothing.
  }
  const { matchId, game } = isPlainObject(header) ? header : {};
  return { match: typeof matchId === 'string' ? matchId : '', game: typeof game === 'string' ? game : '' };
}

function bare(text: string): string {
  return text.replace(/\s/g, '').toLowerCase();
}
