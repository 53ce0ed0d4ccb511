import type { Label } from './review.ts';

/** A win, in points. */
export const POINTS = 100;

/** Worth that many points more, and so many standard errors: below that nobody can tell it from noise. */
const FAULTS: readonly (readonly [label: NonNullable<Label>, points: number, errors: number])[] = [
  ['blunder', 12, 3],
  ['mistake', 6, 3],
  ['doubtful', 3, 2],
];
/** Within that many points of the best an option is as good. Half of all decisions are ties. */
export const AS_GOOD = 2;
/** A decision matters when so much lies between its best and its worst, and so many standard errors. */
const SPREAD = 2;
const SPREAD_ERRORS = 2;

/** The smallest loss that has a name. */
export const LEAST_FAULT = 3;

/** What a loss is called, in a decision that mattered. */
export function labelOf(loss: number, se: number): Label {
  const fault = FAULTS.find(([, points, errors]) => loss >= points && loss >= errors * se);
  if (fault !== undefined) return fault[0];
  return loss < AS_GOOD ? 'as good' : null;
}

export function isFault(label: Label): boolean {
  return label !== null && label !== 'as good';
}

/** Whether what lies between the best and the worst shows that there was something to decide. */
export function isSpread(spread: number, se: number): boolean {
  return spread > SPREAD && spread > SPREAD_ERRORS * se;
}
