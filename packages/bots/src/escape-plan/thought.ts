import type { Action } from '@stakeout/escape-plan';
import type { Budget } from '../budget.ts';
import { now } from '../clock.ts';
import type { Advice, Deliberation, Opinion } from '../policy.ts';
import type { Race } from '../race/race.ts';
import { isSame } from './candidates.ts';
import { goalOf, type Plan } from './plan.ts';
import type { Contender } from './race.ts';

/** The clock is looked at every so many iterations. */
const PER_LOOK = 4;

/** What was decided before, or decides itself. */
export class Foregone implements Deliberation {
  readonly iterations = 0;
  private readonly index: number;
  private readonly plan: Plan;

  constructor(options: readonly Action[], action: Action, plan: Plan) {
    this.index = options.indexOf(action);
    this.plan = plan;
  }

  step(): boolean {
    return true;
  }

  choice(): number {
    return this.index;
  }

  opinions(): readonly Opinion[] {
    return [{ index: this.index, winChance: this.plan.winChance, visits: this.plan.visits }];
  }
}

/** Whom a thought tells what. */
interface Thinker {
  decide(contender: Contender): void;
  spend(iterations: number, milliseconds: number): void;
}

/** A race within what the turn allows, and what it says about the options. */
export class Thought implements Deliberation {
  private readonly race: Race<Contender>;
  private readonly options: readonly Action[];
  private readonly allowance: Required<Budget>;
  private readonly calibrate: (share: number) => number;
  private readonly thinker: Thinker;
  private spent = 0;

  constructor(
    race: Race<Contender>,
    options: readonly Action[],
    allowance: Required<Budget>,
    calibrate: (share: number) => number,
    thinker: Thinker,
  ) {
    this.race = race;
    this.options = options;
    this.allowance = allowance;
    this.calibrate = calibrate;
    this.thinker = thinker;
  }

  get iterations(): number {
    return this.race.iterations;
  }

  step(slice: number): boolean {
    const { race, allowance } = this;
    const begin = now();
    const before = race.iterations;
    let isOver = race.iterations >= allowance.iterations || this.spent >= allowance.milliseconds || race.isDecided;
    while (!isOver) {
      race.iterate();
      isOver = race.isDecided || race.iterations >= allowance.iterations;
      if (isOver || race.iterations % PER_LOOK !== 0) continue;
      const elapsed = now() - begin;
      isOver = this.spent + elapsed >= allowance.milliseconds;
      if (elapsed >= slice) break;
    }
    const elapsed = now() - begin;
    this.spent += elapsed;
    this.thinker.spend(race.iterations - before, elapsed);
    return isOver;
  }

  choice(): number {
    const { leader } = this.race;
    this.thinker.decide(leader);
    return this.indexOf(leader);
  }

  private indexOf(runner: Contender): number {
    return this.options.findIndex((option) => isSame(option, runner.candidate.first));
  }

  /** Several moves may begin alike: an option is as good as the best of them. */
  opinions(): readonly Opinion[] {
    const { leader } = this.race;
    const opinions = this.options.map((_, index) => ({ index, winChance: 0, visits: 0 }));
    const runners = this.race.ranking;
    const ranked: { index: number; winChance: number; visits: number }[] = [];
    for (const runner of [leader, ...runners.filter((other) => other !== leader)]) {
      const opinion = opinions[this.indexOf(runner)];
      if (opinion === undefined || runner.visits === 0) continue;
      if (opinion.visits === 0) {
        opinion.winChance = this.calibrate(runner.wins / runner.visits);
        ranked.push(opinion);
      }
      opinion.visits += runner.visits;
    }
    return [...ranked, ...opinions.filter((opinion) => !ranked.includes(opinion))];
  }

  /** Whole moves, each with where it goes. Of cities that begin with the same tile only the best is told: they lead to the same choice now. */
  advice(): readonly Advice[] {
    const { leader, ranking } = this.race;
    const told = new Set<Action>();
    return [leader, ...ranking.filter((other) => other !== leader)].flatMap((runner) => {
      const index = this.indexOf(runner);
      const option = this.options[index];
      if (option === undefined || runner.visits === 0) return [];
      const goal = goalOf(runner.candidate.move);
      if (goal === null && told.has(option)) return [];
      if (goal === null) told.add(option);
      return [{ index, winChance: this.calibrate(runner.wins / runner.visits), visits: runner.visits, goal }];
    });
  }
}
