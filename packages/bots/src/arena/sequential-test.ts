import { Sets } from './sets.ts';

/** What is tried: that the chance to win is `low`, or that it is `high`, and how often either may be taken for the other. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
  /** How often H1, `high`, is found though `low` is true. */
  readonly alpha: number;
  /** How often H0, `low`, is found though `high` is true. */
  readonly beta: number;
}

/** How a test stands. */
export interface TestReport extends Hypotheses {
  readonly finding: 'H0' | 'H1' | 'undecided';
  /** The logarithm of how many times as likely the sets are under `high` as under `low`; the test ends outside of `bounds`. */
  readonly likelihood: number;
  readonly bounds: readonly [lower: number, upper: number];
}

/**
 * Nothing is decided before so many sets, and as many of independent games are imagined beside them: what a few sets are worth is not known
 * well enough, and where they happen to be alike the test would end too soon.
 */
const LEAST_SETS = 20;

/**
 * A generalised sequential probability ratio test, as those who tune chess programs use it, on duplicate sets: after every set it is asked
 * whether the games so far are clearly likelier under one of two chances to win, counted as the independent games that the sets are worth.
 * It ends as soon as they are, which saves most of the games of a match of fixed length.
 */
export class SequentialTest {
  private readonly hypotheses: Hypotheses;
  private readonly sets: Sets;
  private readonly bounds: readonly [lower: number, upper: number];
  private likelihood = 0;
  private found: TestReport['finding'] = 'undecided';

  constructor(hypotheses: Hypotheses, gamesASet: number) {
    const { alpha, beta } = hypotheses;
    this.hypotheses = hypotheses;
    this.sets = new Sets(gamesASet);
    this.bounds = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)];
  }

  get isDecided(): boolean {
    return this.found !== 'undecided';
  }

  /** Takes the next set. Sets after the decision change nothing. */
  add(mean: number): void {
    if (this.isDecided) return;
    const { sets, bounds } = this;
    const { low, high } = this.hypotheses;
    sets.add(mean);
    const won = Math.log(high / low);
    const lost = Math.log((1 - high) / (1 - low));
    this.likelihood = sets.worth(LEAST_SETS) * (sets.mean * won + (1 - sets.mean) * lost);
    if (sets.count < LEAST_SETS) return;
    if (this.likelihood <= bounds[0]) this.found = 'H0';
    else if (this.likelihood >= bounds[1]) this.found = 'H1';
  }

  report(): TestReport {
    const { hypotheses, found, likelihood, bounds } = this;
    return { ...hypotheses, finding: found, likelihood, bounds };
  }
}
