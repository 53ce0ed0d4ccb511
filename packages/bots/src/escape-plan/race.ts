import type { Action, Table, View } from '@stakeout/escape-plan';
import { FastChance, type Seat } from '@stakeout/kernel';
import { type Depth, Foresight } from './branch.ts';
import type { Move } from './moves.ts';
import { type Ending, judge } from './reward.ts';
import { playOut } from './rollout.ts';
import { imagine, perform } from './world.ts';

/** Something that could be done now: actions at once, then perhaps a move in mind for the turn. */
export interface Candidate {
  /** What would be done first. */
  readonly first: Action;
  readonly actions: readonly Action[];
  readonly move: Move | null;
  /** How good it looks at first sight, in thousands. */
  readonly worth: number;
}

/** A candidate in the race. */
export class Runner {
  readonly candidate: Candidate;
  /** How much less reward than the best-looking one it promised at first sight. */
  readonly prior: number;
  readonly rewards: number[] = [];
  sum = 0;
  wins = 0;
  scores = 0;
  isIn = true;
  readonly foresight: Foresight;

  constructor(candidate: Candidate, prior: number, foresight: Foresight) {
    this.foresight = foresight;
    this.candidate = candidate;
    this.prior = prior;
  }

  get visits(): number {
    return this.rewards.length;
  }

  /** What is thought of it by now: first sight counts like a few games that went as games go here. */
  estimate(mean: number): number {
    return (this.sum + (mean + this.prior) * TRUST) / (this.visits + TRUST);
  }
}

/** First sight counts like this many imagined games. */
const TRUST = 5;
/** A thousand more at first sight, as reward. */
const PER_THOUSAND = 0.0016;
/** Nobody is out of the race before this many games. */
const LEAST = 8;
/** Out is who is behind by so many standard errors of the difference. */
const BEHIND = 3;
/** Even where there is nothing to choose a chance to win can be told. */
const AT_LEAST = 4;
/** So many cities still to be built are imagined. */
const VARIANTS = 12;

/**
 * A race between the things that could be done: each is played out to the end of the game in the same imagined worlds, and who
 * falls clearly behind is out, so that thought goes to what is close. It is given a view, so it knows what its seat knows.
 */
export class Race {
  readonly runners: readonly Runner[];
  iterations = 0;
  private readonly view: View;
  private readonly table: Table;
  private readonly seat: Seat;
  private readonly seed: number;
  private readonly ending: Ending = { reward: 0, win: 0, score: 0 };
  private next = 0;
  private total = 0;

  constructor(view: View, table: Table, seat: Seat, candidates: readonly Candidate[], depth: Depth, seed: number) {
    this.view = view;
    this.table = table;
    this.seat = seat;
    this.seed = seed;
    const best = Math.max(...candidates.map(({ worth }) => worth));
    this.runners = candidates.map(
      (candidate) => new Runner(candidate, (candidate.worth - best) * PER_THOUSAND, new Foresight(seat, depth)),
    );
  }

  /** Whether there is nothing more to find out: only one is left, and it has been played a little. */
  get isDecided(): boolean {
    let left = 0;
    for (const { isIn } of this.runners) if (isIn) left++;
    return left <= 1 && this.iterations >= AT_LEAST;
  }

  /** Plays one more game with the next candidate; after each round those behind are out. */
  iterate(): void {
    const { runners } = this;
    while (!(runners[this.next] as Runner).isIn) this.step();
    const runner = runners[this.next] as Runner;
    this.play(runner);
    this.iterations++;
    this.step();
  }

  private step(): void {
    this.next++;
    if (this.next < this.runners.length) return;
    this.next = 0;
    this.drop();
  }

  /** The n-th game of every candidate is played in the same world and with the same luck, as far as it goes. */
  private play(runner: Runner): void {
    const { table, seat, ending, seed } = this;
    const game = runner.visits;
    const chance = new FastChance((seed + game * 0x9e37_79b1) | 0);
    const world = imagine(this.view, seat, chance);
    const { actions, move } = runner.candidate;
    for (const action of actions) perform(world, seat, action, chance);
    const { foresight } = runner;
    foresight.begin();
    playOut(world, table, chance, { move, variant: game % VARIANTS, foresight });
    judge(world, table, seat, ending);
    foresight.learn(ending.reward);
    runner.rewards.push(ending.reward);
    runner.sum += ending.reward;
    this.total += ending.reward;
    runner.wins += ending.win;
    runner.scores += ending.score;
  }

  /** The best so far: of those still in, the one thought of most. */
  get leader(): Runner {
    return this.ranking.find(({ isIn }) => isIn) as Runner;
  }

  /** All of them, those thought of most first. */
  get ranking(): readonly Runner[] {
    const mean = this.iterations === 0 ? 0 : this.total / this.iterations;
    return [...this.runners].sort((one, other) => other.estimate(mean) - one.estimate(mean));
  }

  private drop(): void {
    const { leader } = this;
    if (leader.visits < LEAST) return;
    for (const runner of this.runners)
      if (runner.isIn && runner !== leader && isBehind(runner, leader)) runner.isIn = false;
  }
}

/** Compared game by game: what luck did to both does not count. */
function isBehind(runner: Runner, leader: Runner): boolean {
  const count = Math.min(runner.visits, leader.visits);
  let sum = 0;
  let squares = 0;
  for (let game = 0; game < count; game++) {
    const difference = (leader.rewards[game] as number) - (runner.rewards[game] as number);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  const error = Math.sqrt(Math.max(0.0004, squares / count - mean * mean) / count);
  return mean + (leader.prior - runner.prior) * (TRUST / (count + TRUST)) > BEHIND * error;
}
