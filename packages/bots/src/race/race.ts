/** How a race is run. */
export interface RaceRules {
  /** First sight counts like this many imagined games. */
  readonly trust: number;
  /** Nobody is out of the race before this many games. */
  readonly least: number;
  /** Out is who is behind by so many standard errors of the difference. */
  readonly behind: number;
  /** Even where there is nothing to choose a chance to win can be told. */
  readonly atLeast: number;
}

/** The least spread that is believed, as variance: a handful of games that all ended alike prove nothing. */
const LEAST_VARIANCE = 0.0004;

/** Something that is raced: what it brought, game by game. */
export class Runner {
  /** How much less reward than the best-looking one it promised at first sight. */
  readonly prior: number;
  /** Whether it stays to the end, however far behind. */
  readonly isKept: boolean;
  readonly rewards: number[] = [];
  sum = 0;
  isIn = true;

  constructor(prior: number, isKept = false) {
    this.prior = prior;
    this.isKept = isKept;
  }

  get visits(): number {
    return this.rewards.length;
  }

  /** What is thought of it by now: first sight counts like a few games that went as games go here. */
  estimate(mean: number, trust: number): number {
    return (this.sum + (mean + this.prior) * trust) / (this.visits + trust);
  }
}

/**
 * A race between the things that could be done: each is played out to the end of the game in the same imagined worlds, and who
 * falls clearly behind is out, so that thought goes to what is close. `play` plays the game of this number with a runner and
 * says what it brought; the n-th game of every runner is to be the same world with the same luck, as far as it goes.
 */
export class Race<R extends Runner> {
  readonly runners: readonly R[];
  iterations = 0;
  private readonly rules: RaceRules;
  private readonly play: (runner: R, game: number) => number;
  private next = 0;
  private total = 0;

  constructor(runners: readonly R[], rules: RaceRules, play: (runner: R, game: number) => number) {
    this.runners = runners;
    this.rules = rules;
    this.play = play;
  }

  /** How many are still in. */
  get left(): number {
    let left = 0;
    for (const { isIn } of this.runners) if (isIn) left++;
    return left;
  }

  /** Whether there is nothing more to find out: only one is left, and it has been played a little. */
  get isDecided(): boolean {
    return this.left <= 1 && this.iterations >= this.rules.atLeast;
  }

  /** Plays one more game with the next runner; after each round those behind are out. */
  iterate(): void {
    const { runners } = this;
    while (!(runners[this.next] as R).isIn) this.step();
    const runner = runners[this.next] as R;
    const reward = this.play(runner, runner.visits);
    runner.rewards.push(reward);
    runner.sum += reward;
    this.total += reward;
    this.iterations++;
    this.step();
  }

  private step(): void {
    this.next++;
    if (this.next < this.runners.length) return;
    this.next = 0;
    this.drop();
  }

  /** The best so far: of those still in, the one thought of most. */
  get leader(): R {
    return this.ranking.find(({ isIn }) => isIn) as R;
  }

  /** All of them, those thought of most first. */
  get ranking(): readonly R[] {
    const { trust } = this.rules;
    const mean = this.iterations === 0 ? 0 : this.total / this.iterations;
    return [...this.runners].sort((one, other) => other.estimate(mean, trust) - one.estimate(mean, trust));
  }

  private drop(): void {
    const { leader } = this;
    if (leader.visits < this.rules.least) return;
    for (const runner of this.runners) {
      if (runner.isIn && !runner.isKept && runner !== leader && this.isBehind(runner, leader)) runner.isIn = false;
    }
  }

  private isBehind(runner: R, leader: R): boolean {
    const { trust, behind } = this.rules;
    const { mean, se, count } = lead(leader.rewards, runner.rewards);
    return mean + (leader.prior - runner.prior) * (trust / (count + trust)) > behind * se;
  }
}

/** How much more one brought than the other, compared game by game: what luck did to both does not count. */
export function lead(
  ahead: readonly number[],
  behind: readonly number[],
): { readonly mean: number; readonly se: number; readonly count: number } {
  const count = Math.min(ahead.length, behind.length);
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < count; game++) {
    const difference = (ahead[game] as number) - (behind[game] as number);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  return { mean, se: Math.sqrt(Math.max(LEAST_VARIANCE, squares / count - mean * mean) / count), count };
}
