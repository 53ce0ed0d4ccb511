import { canonicalText } from '@stakeout/kernel';
import { lead, Race, type RaceRules, Runner } from '../race/race.ts';
import { type Choice, linesOf } from './choices.ts';
import { type Course, scaleAt } from './course.ts';
import type { Line } from './judging.ts';
import { AS_GOOD, LEAST_FAULT, POINTS } from './labels.ts';
import { Sample } from './sample.ts';
import { seedFor } from './seeds.ts';
import { GAMES_A_SLICE, tryLine } from './trial.ts';

/** First sight counts for nothing here: whoever judges must not have an opinion. */
const RULES: RaceRules = { trust: 0, least: 16, behind: 3, atLeast: 1 };
/** For each purpose worlds of its own. */
const CHOOSING = 1;
const MEASURING = 2;

/** How much is thought about a decision, as multiples of the games behind a value: at first sight, to choose, to measure. */
const SCAN = 1 / 4;
const CHOICE = 3;
const LITTLE = 1;
const MUCH = 3;
/** Nothing is taken for better than what was played unless it leads by that many standard errors: half of all decisions are ties. */
const ERRORS_OF_LEAD = 1;
/** What looks this likely to be worth a name is measured thoroughly. */
const ERRORS_OF_DOUBT = 1;
/** Once nobody can be ahead of what was played by as much as counts, so many standard errors aside, the race is over. */
const ERRORS_OF_TIE = 2;
/** Best and worst that lie so far apart, in points, are told apart by this part of the games behind a value. */
const FAR_APART = 12;
const GLANCE = 1 / 4;

/** A whole option in the race of a decision. */
export class Entrant extends Runner {
  readonly line: Line;
  readonly scores = new Sample();

  constructor(line: Line, isPlayed: boolean) {
    super(0, isPlayed);
    this.line = line;
  }
}

/**
 * A decision on the scales. In one half of the worlds its options are raced, which gives the best and the worst of them; in the
 * other half, which had no part in that, it is measured how much the best brings more than what was played. Chosen and measured
 * in the same worlds, the luckiest option would look best, and everybody would seem to err.
 */
export class Weighing {
  readonly choice: Choice;
  readonly best = new Sample();
  readonly loss = new Sample();
  readonly spread = new Sample();
  readonly scoreLoss = new Sample();
  readonly played: Entrant;
  private readonly course: Course;
  private readonly slope: number;
  private readonly race: Race<Entrant>;
  private readonly measureSeed: number;

  /** `played` is what is judged: what the seat really played, or what somebody would rather have. */
  constructor(course: Course, choice: Choice, played: Line = choice.played) {
    this.course = course;
    this.choice = choice;
    this.slope = scaleAt(course, choice.step).slope;
    const seed = seedFor(course.seed, choice.step, CHOOSING);
    this.measureSeed = seedFor(course.seed, choice.step, MEASURING);
    this.played = new Entrant(played, true);
    const text = canonicalText(played);
    const others = linesOf(course, choice).filter((line) => canonicalText(line) !== text);
    const entrants = [this.played, ...others.map((line) => new Entrant(line, false))];
    this.race = new Race(entrants, RULES, ({ line, scores }, game) => {
      const { share, score } = tryLine(course, choice.step, line, seed, game);
      scores.add(score);
      return share;
    });
  }

  /** Those raced, best first by what the race found. */
  get ranking(): readonly Entrant[] {
    return this.race.ranking;
  }

  /** What is taken for best: of those that cannot be told apart what was played. */
  get favourite(): Entrant {
    const { leader } = this.race;
    if (leader === this.played || this.played.visits === 0) return leader;
    const { mean, se } = lead(leader.rewards, this.played.rewards);
    return mean > ERRORS_OF_LEAD * se ? leader : this.played;
  }

  /** What is taken for worst, from what was seen of it before it was out. */
  get worst(): Entrant {
    return this.ranking.at(-1) ?? this.played;
  }

  get isPlayedBest(): boolean {
    return this.favourite === this.played;
  }

  /** How much there seems to be to hold against what was played, in points. */
  get suspicion(): number {
    if (this.isPlayedBest) return 0;
    const { mean, se } = lead(this.favourite.rewards, this.played.rewards);
    return POINTS * this.slope * (mean + ERRORS_OF_DOUBT * se);
  }

  /** A first look, by which decisions are put in order. */
  *scan(): Generator<undefined, void> {
    yield* this.run(Math.max(this.race.runners.length, SCAN * this.course.playouts));
  }

  *weigh(): Generator<undefined, void> {
    yield* this.run(CHOICE * this.course.playouts);
    yield* this.measure();
  }

  private *run(iterations: number): Generator<undefined, void> {
    const { race } = this;
    while (race.iterations < iterations && !this.isChosen) {
      race.iterate();
      if (race.iterations % GAMES_A_SLICE === 0) yield;
    }
  }

  /** Only one is left, or only what was played beside it, which would be out if it were not kept. Looked at now and then. */
  private get isChosen(): boolean {
    const { left, iterations } = this.race;
    if (iterations === 0 || iterations % GAMES_A_SLICE !== 0) return false;
    if (left <= 1) return true;
    if (this.played.visits < RULES.least) return false;
    if (left > 2 || this.isPlayedBest) return this.isTied;
    const { mean, se } = lead(this.favourite.rewards, this.played.rewards);
    return mean > RULES.behind * se || this.isTied;
  }

  /** Whether nobody still in can be better than what was played by more than is as good. */
  private get isTied(): boolean {
    return this.race.runners.every((runner) => {
      if (runner === this.played || !runner.isIn) return true;
      const { mean, se } = lead(runner.rewards, this.played.rewards);
      return POINTS * this.slope * (mean + ERRORS_OF_TIE * se) < AS_GOOD;
    });
  }

  private *measure(): Generator<undefined, void> {
    const { playouts } = this.course;
    const { favourite, played, worst } = this;
    // Decided by the other half alone: whoever stopped by what is being measured would bend it.
    const pairs = Math.ceil(playouts * (this.suspicion >= LEAST_FAULT ? MUCH : LITTLE));
    const ofWorst = playouts * (this.isFarApart ? GLANCE : LITTLE);
    for (let game = 0; game < pairs; game++) {
      const best = this.measureOne(favourite, game);
      const mine = favourite === played ? best : this.measureOne(played, game);
      this.best.add(best.share);
      this.loss.add(best.share - mine.share);
      this.scoreLoss.add(best.score - mine.score);
      if (game < ofWorst && worst !== favourite) {
        const least = worst === played ? mine : this.measureOne(worst, game);
        this.spread.add(best.share - least.share);
      }
      if (game % GAMES_A_SLICE === GAMES_A_SLICE - 1) yield;
    }
  }

  /** Whether it is clear by now that there was something to decide. */
  private get isFarApart(): boolean {
    const { mean } = lead(this.favourite.rewards, this.worst.rewards);
    return POINTS * this.slope * mean >= FAR_APART;
  }

  private measureOne({ line }: Entrant, game: number) {
    return tryLine(this.course, this.choice.step, line, this.measureSeed, game);
  }
}
