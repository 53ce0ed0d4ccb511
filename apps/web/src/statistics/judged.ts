import type { Label, Measured, Review, ReviewedDecision } from '@stakeout/bots/judge';

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
}

/** A find is a decision in which everything else would have cost at least as much as a mistake does. */
const FIND = 6;

export function judgedOf({ judge, books, decisions }: Review): Judged {
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
    errors: errors.map(({ seq, label, loss, se }) => ({ seq, label, points: loss, se })),
    finds: labelled('as good').flatMap(findOf),
  };
}

/** By how much what was played is better than all else, where that is as much as a mistake costs. */
function findOf({ seq, label, lines, played }: ReviewedDecision): JudgedMoment[] {
  const mine = JSON.stringify(played);
  const own = lines.find(({ actions }) => JSON.stringify(actions) === mine);
  const next = lines.find((line) => line !== own);
  if (own === undefined || next === undefined || own.value - next.value < FIND) return [];
  return [{ seq, label, points: own.value - next.value, se: Math.hypot(own.se, next.se) }];
}
