import type { BotsOfGame } from '../bots-of-game.ts';
import { Balance } from './balance.ts';
import { choicesOf } from './choices.ts';
import { type Course, courseOf, scaleAt } from './course.ts';
import { drawsOf } from './draws.ts';
import { AS_GOOD, POINTS } from './labels.ts';
import type { Lived } from './lived.ts';
import type { CurvePoint, Review, ReviewedDecision, ReviewedDraw, ReviewNews, ReviewSettings } from './review.ts';
import { Sample } from './sample.ts';
import { seedFor } from './seeds.ts';
import { GAMES_A_SLICE, tryLine } from './trial.ts';
import { verdictOn } from './verdicts.ts';
import { Weighing } from './weighing.ts';

/** Changes whenever the same match would be judged differently. */
const VERSION = 1;

/** What the phases take, more or less, in values: a first look, the weighing of a decision. */
const OF_SCAN = 0.3;
const OF_WEIGHING = 6;

/**
 * Reviews a match in small steps, so that whoever asks can show what is there and stop at any time: a first look at all
 * decisions, then each of them, the most suspicious first, then the books. Nothing depends on a clock, nor on the order:
 * from the same seed comes the same review, and what is said of a decision rests on what the seat knew by then.
 */
export function* reviewing(bots: BotsOfGame, lived: Lived, settings: ReviewSettings): Generator<ReviewNews, Review> {
  const course = courseFor(bots, lived, settings);
  const choices = choicesOf(lived);
  const draws = drawsOf(bots.game, course, choices);
  const progress = new Progress(choices.filter(({ isFree }) => isFree).length, draws.length);

  const weighings: Weighing[] = [];
  for (const choice of choices) {
    if (!choice.isFree) continue;
    const weighing = new Weighing(course, choice, scaleAt(course, choice.step).slope);
    weighings.push(weighing);
    for (const _ of weighing.scan()) yield progress.news();
    yield progress.add(OF_SCAN);
  }

  const decisions: ReviewedDecision[] = [];
  for (const weighing of weighings.toSorted((one, other) => other.suspicion - one.suspicion)) {
    for (const _ of weighing.weigh()) yield progress.news();
    const decision = verdictOn(bots, course, weighing);
    decisions.push(decision);
    yield { ...progress.add(OF_WEIGHING), decision };
  }
  decisions.sort((one, other) => one.step - other.step);

  const balance = new Balance(bots.game, course).run(draws, decisions);
  const seen: ReviewedDraw[] = [];
  for (;;) {
    const { done, value } = balance.next();
    if (done === true) return reviewFrom(course, decisions, seen, value);
    if (value === undefined) yield progress.news();
    else {
      seen.push(value);
      yield { ...progress.add(2), draw: value };
    }
  }
}

/** All at once. */
export function reviewOf(bots: BotsOfGame, lived: Lived, settings: ReviewSettings): Review {
  const work = reviewing(bots, lived, settings);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

function courseFor({ judging }: BotsOfGame, lived: Lived, { seed, playouts }: ReviewSettings): Course {
  return courseOf(judging, lived, seed, playouts ?? judging.playouts);
}

function reviewFrom(
  { lived, seed, playouts }: Course,
  decisions: readonly ReviewedDecision[],
  draws: readonly ReviewedDraw[],
  books: Review['books'],
): Review {
  const { game, rulesVersion, seat, steps } = lived;
  const curve: CurvePoint[] = [
    { seq: 0, ...books.start },
    ...decisions.map(({ seq, chance }) => ({ seq, ...chance })),
    { seq: steps.at(-1)?.seq ?? 0, value: books.result, se: 0 },
  ];
  const judge = `race/${VERSION}@${playouts}`;
  return { game, rulesVersion, judge, seat, seed, playouts, books, decisions, draws, curve };
}

/** How far a review has come. Nobody knows how much is left to do, but how much there usually is. */
class Progress {
  private readonly all: number;
  private made = 0;

  constructor(decisions: number, draws: number) {
    this.all = decisions * (OF_SCAN + OF_WEIGHING) + 2 * draws;
  }

  news(): ReviewNews {
    return { done: this.all === 0 ? 0 : Math.min(1, this.made / this.all) };
  }

  add(values: number): ReviewNews {
    this.made += values;
    return this.news();
  }
}

/** What somebody would rather have done at a decision, held against the best. */
export interface Tried {
  readonly loss: number;
  readonly se: number;
  /** Whether it is as good as the best. */
  readonly isFound: boolean;
}

const TRYING = 6;

/** Measures another line of a decision, or the beginning of one: habit goes on from there. */
export function* trying(
  bots: BotsOfGame,
  lived: Lived,
  { step, best }: Pick<ReviewedDecision, 'step' | 'best'>,
  actions: readonly unknown[],
  settings: ReviewSettings,
): Generator<undefined, Tried> {
  const course = courseFor(bots, lived, settings);
  const seed = seedFor(course.seed, step, TRYING);
  const sample = new Sample();
  for (let game = 0; game < course.playouts; game++) {
    sample.add(tryLine(course, step, best, seed, game).share - tryLine(course, step, actions, seed, game).share);
    if (game % GAMES_A_SLICE === GAMES_A_SLICE - 1) yield;
  }
  const { value: loss, se } = sample.times(POINTS * scaleAt(course, step).slope);
  return { loss, se, isFound: loss < AS_GOOD };
}
