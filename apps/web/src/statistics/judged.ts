import type { Label, Measured, Review, ReviewedDecision } from '@stakeout/bots/judge';
import type { Language } from '@stakeout/kernel';
import { FOUND, marginOf } from '../review/model/moments.ts';
import type { KeptReview } from '../session/review/kept-reviews.ts';

/** What statistics need of a review: the books, how many decisions mattered, and the moments worth going back to. */
export interface Judged {
  readonly judge: string;
  readonly start: Measured;
  readonly given: Measured;
  readonly luck: Measured;
  readonly others: Measured;
  /** How many decisions mattered. */
  readonly decisions: number;
  readonly labels: Readonly<Record<'doubtful' | 'mistake' | 'blunder', number>>;
  readonly errors: readonly JudgedMoment[];
  readonly finds: readonly JudgedMoment[];
}

/** A decision by the numbers of its entries in the log, and what it cost or saved, in points. */
export interface JudgedMoment {
  readonly seq: number;
  readonly label: Label;
  readonly points: number;
  readonly se: number;
  /** When it was, as its review says; `null` where that was not kept. */
  readonly when: Readonly<Record<Language, string>> | null;
}

export function judgedOf({ judge, books, decisions }: Review, whens: KeptReview['whens'] = {}): Judged {
  const counted = decisions.filter(({ counted }) => counted);
  const labelled = (label: Label) => counted.filter((decision) => decision.label === label);
  const errors = (['doubtful', 'mistake', 'blunder'] as const).flatMap(labelled);
  return {
    judge,
    start: books.start,
    given: books.given,
    luck: books.luck,
    others: books.others,
    decisions: counted.length,
    labels: {
      doubtful: labelled('doubtful').length,
      mistake: labelled('mistake').length,
      blunder: labelled('blunder').length,
    },
    errors: errors.map(({ seq, label, loss, se }) => ({ seq, label, points: loss, se, when: whens[seq] ?? null })),
    finds: labelled('as good').flatMap((decision) => findOf(decision, whens)),
  };
}

/** A good decision beside which everything else would have cost as much as a mistake does. */
function findOf(decision: ReviewedDecision, whens: NonNullable<KeptReview['whens']>): JudgedMoment[] {
  const { seq, label, chance } = decision;
  const points = marginOf(decision);
  return points < FOUND ? [] : [{ seq, label, points, se: Math.SQRT2 * chance.se, when: whens[seq] ?? null }];
}
