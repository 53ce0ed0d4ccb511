import {
  type AnyRules,
  type Difference,
  type Kept,
  type MatchExport,
  type Origin,
  type Seat,
  verifyExport,
} from '@stakeout/kernel';

/** What came of playing the file of a match again. */
export type FileCheck =
  | {
      readonly kind: 'genuine';
      /** How many draws were made again. */
      readonly draws: number;
      /** By which version commitment and key were made. */
      readonly fairness: 1 | 2;
      /** How it came from another match, where it did. */
      readonly origin: Origin['kind'] | null;
    }
  | { readonly kind: 'differs'; readonly difference: Difference }
  /** The file is of a game, or of rules, that this page does not have: that says nothing about the file. */
  | { readonly kind: 'otherRules' };

/** What came of the check of a match at one's own table. */
export type OwnCheck =
  | {
      readonly kind: 'checked';
      readonly check: FileCheck;
      readonly against: Against | null;
      /** What this browser was shown and gave, for those who want to check it elsewhere; `null` where it kept nothing. */
      readonly keys: Pick<Kept, 'commitment' | 'nonce'> | null;
    }
  /** Others still play with the same key: there is no file before the day is over. */
  | { readonly kind: 'sealed' }
  /** The file did not come, or the worker stopped: it can be tried again. */
  | { readonly kind: 'unchecked' };

/** What the file was held against. */
export interface Against {
  readonly hasCommitment: boolean;
  readonly hasNonce: boolean;
  /** At which seat the nonce had to be; `null` when any would do. */
  readonly seat: Seat | null;
  /** Since when this browser has kept it all; `null` when somebody gave it by hand. */
  readonly since: number | null;
}

/** The whole of what was kept. */
export function againstKept({ seat }: Kept, since: number | null): Against {
  return { hasCommitment: true, hasNonce: true, seat, since };
}

/** Plays a file again. It takes as long as all moves of the match together, so it is done in a worker. */
export function checkFile(findGame: (id: string) => AnyRules | null, text: string, kept: Partial<Kept>): FileCheck {
  const verdict = verifyExport(text, findGame, kept);
  if (verdict.ok) {
    const { fairness = 1, origin } = verdict.header;
    return { kind: 'genuine', draws: drawsIn(text), fairness, origin: origin?.kind ?? null };
  }
  const { difference } = verdict;
  const isOfOtherRules = ['header.game', 'header.rulesVersion'].includes(difference.place) && difference.kept === null;
  return isOfOtherRules ? { kind: 'otherRules' } : { kind: 'differs', difference };
}

/** Of a file that has been found in order. */
function drawsIn(text: string): number {
  const { opening, entries } = JSON.parse(text) as MatchExport<unknown, unknown>;
  return entries.reduce((sum, { draws }) => sum + draws.length, opening.draws.length);
}
