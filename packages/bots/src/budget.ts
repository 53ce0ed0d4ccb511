/**
 * How long a player may think about a decision: a number of iterations, which makes it reproducible from its seed, or a
 * time, or both, whichever ends first.
 */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

const MOST_ITERATIONS = 10_000_000;
const LONGEST = 10 * 60 * 1000;

/** Reads `800`, `500ms` or `2s`; `null` for anything else. */
export function readBudget(text: string): Budget | null {
  const [, digits = '', unit = ''] = /^(\d+(?:\.\d+)?)(ms|s|)$/.exec(text) ?? [];
  const number = digits === '' ? 0 : Number(digits);
  if (number <= 0) return null;
  if (unit === '') return Number.isInteger(number) && number <= MOST_ITERATIONS ? { iterations: number } : null;
  const milliseconds = unit === 's' ? number * 1000 : number;
  return milliseconds <= LONGEST ? { milliseconds } : null;
}
