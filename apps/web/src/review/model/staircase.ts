import type { Books, Measured } from '@stakeout/bots/judge';

/** Nineteen of twenty such intervals hold what they are about. */
export const INTERVAL = 1.96;
/** A rest beyond so many standard errors is no chance any more. */
const ERRORS = 3;

export type StepName = 'start' | 'given' | 'luck' | 'others' | 'end';

/** One row of the books: a bar from where the last one ended. All places are per cents of the width. */
export interface Stair {
  readonly name: StepName;
  readonly value: number;
  /** Half of its interval, in points; 0 where it is known. */
  readonly about: number;
  readonly from: number;
  readonly to: number;
  /** The interval around where the bar ends. */
  readonly least: number;
  readonly most: number;
}

export interface Staircase {
  readonly stairs: readonly Stair[];
  /** Where whole quarters of the chance lie, in points and in per cents of the width. */
  readonly grid: readonly { readonly value: number; readonly at: number }[];
  readonly isBalanced: boolean;
  readonly rest: number;
  readonly restAbout: number;
}

/** The way from the chance at the start to the result. */
export function staircaseOf({ start, given, luck, others, residual, result }: Books): Staircase {
  const moves: readonly (readonly [StepName, Measured])[] = [
    ['given', { value: -given.value, se: given.se }],
    ['luck', luck],
    ['others', others],
  ];
  let at = start.value;
  const walked = moves.map(([name, { value, se }]) => {
    const from = at;
    at += value;
    return { name, value, about: INTERVAL * se, from, to: at };
  });
  const ends = [
    { name: 'start' as const, value: start.value, about: INTERVAL * start.se, from: start.value, to: start.value },
    ...walked,
    { name: 'end' as const, value: result, about: 0, from: result, to: result },
  ];
  const places = ends.flatMap(({ from, to, about }) => [from, to - about, to + about]);
  const [least, most] = [Math.min(0, ...places), Math.max(...places, 25)];
  const scale = (value: number) => (100 * (value - least)) / (most - least);
  return {
    stairs: ends.map((stair) => ({
      ...stair,
      from: scale(stair.from),
      to: scale(stair.to),
      least: scale(stair.to - stair.about),
      most: scale(stair.to + stair.about),
    })),
    grid: [0, 25, 50, 75, 100]
      .filter((value) => value >= least && value <= most)
      .map((value) => ({ value, at: scale(value) })),
    isBalanced: Math.abs(residual.value) <= ERRORS * residual.se,
    rest: residual.value,
    restAbout: INTERVAL * residual.se,
  };
}
