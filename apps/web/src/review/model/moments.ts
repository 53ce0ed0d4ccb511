import type { ReviewedDecision } from '@stakeout/bots/judge';
import { isSame } from './is-same.ts';

/** At most so many moments are shown. */
const MOST = 5;
/** Where there are fewer errors than this, what was found fills up. */
const FILLED = 3;
/** Found is what was best by at least so many points. */
export const FOUND = 6;

export type MomentKind = 'blunder' | 'mistake' | 'doubtful' | 'found';

/** A decision worth looking at again. */
export interface Moment {
  /** In the order of the match, from 1. */
  readonly number: number;
  readonly kind: MomentKind;
  readonly decision: ReviewedDecision;
  /** What the best of the others would have lost, where it was found. */
  readonly margin: number;
}

/** The gravest errors, and, where there are few, what was found; and the one that was asked for; in the order of the match. */
export function momentsOf(decisions: readonly ReviewedDecision[], asked: number | null = null): readonly Moment[] {
  const notable = decisions.flatMap((decision): Omit<Moment, 'number'>[] => {
    const { label, counted } = decision;
    if (label === null) return [];
    if (label !== 'as good') return [{ kind: label, decision, margin: 0 }];
    const margin = counted ? marginOf(decision) : 0;
    return margin >= FOUND ? [{ kind: 'found', decision, margin }] : [];
  });
  const errors = notable
    .filter(({ kind }) => kind !== 'found')
    .sort((one, other) => other.decision.loss - one.decision.loss)
    .slice(0, MOST);
  const found = notable
    .filter(({ kind }) => kind === 'found')
    .sort((one, other) => other.margin - one.margin)
    .slice(0, Math.max(0, FILLED - errors.length));
  const named = notable.filter(({ decision }) => decision.seq === asked);
  return [...new Set([...errors, ...found, ...named])]
    .sort((one, other) => one.decision.step - other.decision.step)
    .map((moment, index) => ({ ...moment, number: index + 1 }));
}

/** By how much what was played is better than all else; below nothing where it is not. */
export function marginOf({ lines, played }: ReviewedDecision): number {
  const own = lines.find(({ actions }) => isSame(actions, played));
  const others = lines.filter((line) => line !== own).map(({ value }) => value);
  return own === undefined || others.length === 0 ? 0 : own.value - Math.max(...others);
}
