import type { ReviewedDecision } from '@stakeout/bots/judge';
import { isSame } from './is-same.ts';

/** At most so many moments are shown. */
const MOST = 5;
/** Where there are fewer errors than this, what was found fills up. */
const FILLED = 3;
/** Found is what was best by at least so many points. */
const FOUND = 6;

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

/** The gravest errors, and, where there are few, what was found; in the order of the match. */
export function momentsOf(decisions: readonly ReviewedDecision[]): readonly Moment[] {
  const errors = decisions
    .flatMap((decision) => {
      const { label } = decision;
      return label === null || label === 'as good' ? [] : [{ kind: label, decision, margin: 0 }];
    })
    .sort((one, other) => other.decision.loss - one.decision.loss)
    .slice(0, MOST);
  const found = decisions
    .filter(({ label, counted }) => counted && label === 'as good')
    .map((decision) => ({ kind: 'found' as const, decision, margin: marginOf(decision) }))
    .filter(({ margin }) => margin >= FOUND)
    .sort((one, other) => other.margin - one.margin)
    .slice(0, Math.max(0, FILLED - errors.length));
  return [...errors, ...found]
    .sort((one, other) => one.decision.step - other.decision.step)
    .map((moment, index) => ({ ...moment, number: index + 1 }));
}

/** By how much what was played is better than all else; below nothing where it is not. */
function marginOf({ lines, played }: ReviewedDecision): number {
  const own = lines.find(({ actions }) => isSame(actions, played));
  const others = lines.filter((line) => line !== own).map(({ value }) => value);
  return own === undefined || others.length === 0 ? 0 : own.value - Math.max(...others);
}
