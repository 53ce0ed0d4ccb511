import { type AnyRules, canonicalText, FastChance, type Outcome } from '@stakeout/kernel';
import { type Course, scaleAt } from './course.ts';
import type { Moment, SeenDraw } from './draws.ts';
import type { Scale } from './judging.ts';
import { POINTS } from './labels.ts';
import type { Books, Measured, ReviewedDecision, ReviewedDraw } from './review.ts';
import { Sample, sumOf } from './sample.ts';
import { seedFor, seedOfGame } from './seeds.ts';
import { worldAsSeen } from './sighting.ts';
import { GAMES_A_SLICE, tryLine } from './trial.ts';

const STARTING = 4;
const STRETCHING = 5;
/** The chance at the start is measured so many times as well as any other. */
const START = 4;

/** What was really won: no imagined game can say it better. */
const THE_END = -1;

/**
 * A stretch of a match between two decisions that cost something. Every moment in it is valued in the same imagined worlds,
 * which are the stretch's own: so the values at its two ends owe nothing to the race that judged the decisions there, and
 * what luck and the others did to it can be told world by world, with the error of the difference.
 */
class Stretch {
  readonly scale: Scale;
  readonly seed: number;
  readonly luck: Float64Array;
  readonly others: Float64Array;

  constructor(scale: Scale, seed: number, playouts: number) {
    this.scale = scale;
    this.seed = seed;
    this.luck = new Float64Array(playouts);
    this.others = new Float64Array(playouts);
  }
}

/** A moment with its value in every world of the stretch; at the end of the match the share that was really won. */
interface Valued {
  readonly key: string;
  readonly shares: Float64Array;
  readonly isEnd: boolean;
}

/** Goes through a match from its start to its end and books every change of the chance to whom it is due. */
export class Balance {
  private readonly game: AnyRules;
  private readonly course: Course;
  private readonly result: number;
  private readonly lucks: Measured[] = [];
  private readonly others: Measured[] = [];
  private readonly stretches: Measured[] = [];
  private stretch: Stretch;
  private now: Valued;

  constructor(game: AnyRules, course: Course, { winners }: Outcome) {
    this.game = game;
    this.course = course;
    this.result = winners.includes(course.lived.seat) ? 1 / winners.length : 0;
    this.stretch = this.newStretch(0, 0);
    this.now = this.end();
  }

  *run(draws: readonly SeenDraw[], decisions: readonly ReviewedDecision[]): Generator<ReviewedDraw | undefined, Books> {
    const start = yield* this.start();
    const cuts = decisions.filter(isCut);
    this.now = yield* this.valued({ step: 0, line: [], isAsSeen: false });
    let next = 0;
    for (const draw of draws) {
      for (; (cuts[next]?.step ?? Number.POSITIVE_INFINITY) <= draw.before.step; next++) {
        yield* this.cut(cuts[next] as ReviewedDecision);
      }
      yield yield* this.draw(draw);
    }
    for (; next < cuts.length; next++) yield* this.cut(cuts[next] as ReviewedDecision);
    this.book(this.stretch.others, this.end());
    this.close();
    return this.books(start, decisions);
  }

  private books(start: Measured, decisions: readonly ReviewedDecision[]): Books {
    const result = this.result * POINTS;
    const given = sumOf(decisions.map(({ loss, se }) => ({ value: loss, se })));
    const luck = sumOf(this.lucks);
    const others = sumOf(this.others);
    const { se } = sumOf([start, given, ...this.stretches]);
    const value = result - start.value + given.value - luck.value - others.value;
    return { start, result, given, luck, others, residual: { value, se } };
  }

  private *start(): Generator<undefined, Measured> {
    const { course } = this;
    const sample = new Sample();
    const seed = seedFor(course.seed, STARTING);
    for (let game = 0; game < START * course.playouts; game++) {
      sample.add(tryLine(course, 0, [], seed, game).share);
      if (game % GAMES_A_SLICE === GAMES_A_SLICE - 1) yield;
    }
    const { lift, slope } = scaleAt(course, 0);
    const { value, se } = sample.times(slope * POINTS);
    return { value: value + lift * POINTS, se };
  }

  /** A decision that cost something: up to the value of the best it is the others', and after it a new stretch begins. */
  private *cut({ step, best, played }: ReviewedDecision): Generator<undefined, void> {
    const after = this.newStretch(step, 1 + step);
    const reached = yield* this.valued({ step, line: best, isAsSeen: false });
    this.book(this.stretch.others, reached, after.scale);
    this.close();
    this.stretch = after;
    this.now = yield* this.valued({ step, line: played, isAsSeen: false });
  }

  private *draw({ step, label, before }: SeenDraw): Generator<undefined, ReviewedDraw> {
    const { seq } = this.course.lived.steps[step] ?? { seq: 0 };
    const from = yield* this.valued(before);
    this.book(this.stretch.others, from);
    const to = yield* this.valued({ step: step + 1, line: [], isAsSeen: false });
    const { value, se } = this.book(this.stretch.luck, to);
    return { seq, label, luck: value, se };
  }

  /** Books the way from the moment reached so far to another, world by world, and says what it came to. */
  private book(account: Float64Array, to: Valued, scale = this.stretch.scale): Measured {
    const { now } = this;
    const change = new Sample();
    for (let world = 0; world < account.length; world++) {
      const difference = POINTS * (worthOf(to, world, scale) - worthOf(now, world, this.stretch.scale));
      account[world] = (account[world] as number) + difference;
      change.add(difference);
    }
    this.now = to;
    return change.times(1);
  }

  private close(): void {
    const { luck, others } = this.stretch;
    const all = new Sample();
    const lucks = new Sample();
    const theirs = new Sample();
    for (let world = 0; world < luck.length; world++) {
      lucks.add(luck[world] as number);
      theirs.add(others[world] as number);
      all.add((luck[world] as number) + (others[world] as number));
    }
    this.lucks.push(lucks.times(1));
    this.others.push(theirs.times(1));
    this.stretches.push(all.times(1));
  }

  private newStretch(step: number, number: number): Stretch {
    const { course } = this;
    return new Stretch(scaleAt(course, step), seedFor(course.seed, number, STRETCHING), course.playouts);
  }

  private end(): Valued {
    const shares = new Float64Array(this.course.playouts).fill(this.result);
    return { key: String(THE_END), shares, isEnd: true };
  }

  private *valued(moment: Moment): Generator<undefined, Valued> {
    const { course, now } = this;
    const { step, line, isAsSeen } = moment;
    if (step >= course.lived.steps.length) return this.end();
    const key = `${this.stretch.seed}:${step}:${isAsSeen}:${canonicalText(line)}`;
    if (key === now.key) return now;
    const shares = new Float64Array(course.playouts);
    for (let game = 0; game < shares.length; game++) {
      shares[game] = this.shareIn(moment, game);
      if (game % GAMES_A_SLICE === GAMES_A_SLICE - 1) yield;
    }
    return { key, shares, isEnd: false };
  }

  private shareIn({ step, line, isAsSeen }: Moment, game: number): number {
    const { course, stretch } = this;
    if (!isAsSeen) return tryLine(course, step, line, stretch.seed, game).share;
    const { worlds, lived } = course;
    const world = worldAsSeen(this.game, course, step, stretch.seed, game);
    // Too rare a sight to be found again: then the world before it has to do.
    if (world === null) return tryLine(course, step, line, stretch.seed, game).share;
    worlds.finish(world, new FastChance(seedFor(seedOfGame(stretch.seed, game), step)), game);
    return worlds.endingOf(world, lived.seat).share;
  }
}

/** Where what was played is the best, nothing is lost, and the stretch goes on. */
function isCut({ played, best }: ReviewedDecision): boolean {
  return canonicalText(played) !== canonicalText(best);
}

function worthOf({ shares, isEnd }: Valued, world: number, { lift, slope }: Scale): number {
  const share = shares[world] as number;
  return isEnd ? share : lift + slope * share;
}
