import type { Difference, KeptPart } from '@stakeout/kernel';

/** What a difference comes down to, for those who do not read match files. */
export type Meaning = KeptPart | 'secret' | 'freeBot' | 'replay' | 'file';

export function meaningOf({ place, kept }: Difference): Meaning {
  if (kept !== null) return kept;
  if (place === 'secret') return 'secret';
  if (place.startsWith('header.nonces[')) return 'freeBot';
  return /^(opening|entries|outcome)\b/.test(place) ? 'replay' : 'file';
}
