import type { BotsOfGame } from '../bots-of-game.ts';
import { Balance } from './balance.ts';
import { choicesOf } from './choices.ts';
import { type Course, courseOf } from './course.ts';
import { drawsOf } from './draws.ts';
import type { Lived } from './lived.ts';
import type {
  CurvePoint,
  Measured,
  Review,
  ReviewedDecision,
  ReviewedDraw,
  ReviewNews,
  ReviewSettings,
} from './review.ts';
import { verdictOn } from './verdicts.ts';
import { Weighing } from './weighing.ts';

/** Changes whenever the same match would be judged differently. */
const VERSION = 3;

/** Who judges, by name, version and the number of imagined games behind a value. */
export function judgeName(playouts: number): string {
  return `race/${VERSION}@${playouts}`;
}

/** What the phases take, more or less, in values: a first look, the weighing of a decision, the books for each step. */
const OF_SCAN = 0.3;
const OF_WEIGHING = 6;
const OF_STEP = 0.6;
const OF_DRAW = 2;

/** After so many first looks the most suspicious decision so far is judged: nobody waits for the first verdict. */
const SCANS_A_VERDICT = 4;

/**
 * Reviews a match in small steps, so that whoever asks can show what is there and stop at any time: a first look at all
 * decisions, then each of them, the most suspicious first, then the books. Nothing depends on a clock, nor on the order:
 * from the same seed comes the same review, and what is said of a decision rests on what the seat knew by then.
 */
export function* reviewing(bots: BotsOfGame, lived: Lived, settings: ReviewSettings): Generator<ReviewNews, Review> {
  const course = courseFor(bots, lived, settings);
  const choices = choicesOf(lived);
  const progress = new Progress(choices.filter(({ isFree }) => isFree).length, lived.steps.length);

  const waiting: Weighing[] = [];
  const decisions: ReviewedDecision[] = [...(settings.judged ?? [])];
  const known = new Set(decisions.map(({ step }) => step));
  for (const _ of known) yield progress.add(OF_SCAN + OF_WEIGHING);
  function* judgeNext(): Generator<ReviewNews, void> {
    const weighing = takeMostSuspicious(waiting);
    for (const _ of weighing.weigh()) yield progress.news();
    const decision = verdictOn(bots, course, weighing);
    decisions.push(decision);
    yield { ...progress.add(OF_WEIGHING), decision };
  }
  // From the end: the less there is to imagine, the sooner something can be said.
  for (const choice of choices.toReversed()) {
    if (!choice.isFree || known.has(choice.step)) continue;
    const weighing = new Weighing(course, choice);
    waiting.push(weighing);
    for (const _ of weighing.scan()) yield progress.news();
    yield progress.add(OF_SCAN);
    if ((waiting.length + decisions.length) % SCANS_A_VERDICT === 0) yield* judgeNext();
  }
  while (waiting.length > 0) yield* judgeNext();
  decisions.sort((one, other) => one.step - other.step);

  const looking = drawsOf(bots.game, course, choices);
  let looked = looking.next();
  for (; looked.done !== true; looked = looking.next()) yield progress.news();
  const balance = new Balance(bots.game, course, lived.outcome).run(looked.value, decisions);
  const seen: ReviewedDraw[] = [];
  for (;;) {
    const { done, value } = balance.next();
    if (done === true) return reviewFrom(lived, course, decisions, seen, value);
    if (value === undefined) yield progress.news();
    else {
      seen.push(value);
      yield { ...progress.add(OF_DRAW), draw: value };
    }
  }
}

function takeMostSuspicious(waiting: Weighing[]): Weighing {
  const most = waiting.reduce((one, other) => (other.suspicion > one.suspicion ? other : one));
  waiting.splice(waiting.indexOf(most), 1);
  return most;
}

/**
 * The luck alone, in points: what draws and rolls were worth before and after they were seen, in the same imagined worlds. Decisions are not
 * judged, which takes most of a review's time, so the whole match is one stretch.
 */
export function luckIn(bots: BotsOfGame, lived: Lived, settings: ReviewSettings): Measured {
  const course = courseFor(bots, lived, settings);
  const draws = finished(drawsOf(bots.game, course, choicesOf(lived)));
  return finished(new Balance(bots.game, course, lived.outcome).run(draws, [])).luck;
}

/** All at once. */
export function reviewOf(bots: BotsOfGame, lived: Lived, settings: ReviewSettings): Review {
  return finished(reviewing(bots, lived, settings));
}

function finished<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

function courseFor({ judging }: BotsOfGame, lived: Lived, { seed, playouts }: ReviewSettings): Course {
  return courseOf(judging, lived, seed, playouts ?? judging.playouts);
}

function reviewFrom(
  { game, rulesVersion, seat, steps }: Lived,
  { seed, playouts }: Course,
  decisions: readonly ReviewedDecision[],
  draws: readonly ReviewedDraw[],
  books: Review['books'],
): Review {
  const curve: CurvePoint[] = [
    { seq: 0, ...books.start },
    ...decisions.map(({ seq, chance }) => ({ seq, ...chance })),
    { seq: steps.at(-1)?.seq ?? 0, value: books.result, se: 0 },
  ];
  return { game, rulesVersion, judge: judgeName(playouts), seat, seed, playouts, books, decisions, draws, curve };
}

/** How far a review has come. Nobody knows how much is left to do, but how much there usually is. */
class Progress {
  private readonly all: number;
  private made = 0;

  constructor(decisions: number, steps: number) {
    this.all = decisions * (OF_SCAN + OF_WEIGHING) + OF_STEP * steps;
  }

  news(): ReviewNews {
    return { done: this.all === 0 ? 0 : Math.min(1, this.made / this.all) };
  }

  add(values: number): ReviewNews {
    this.made += values;
    return this.news();
  }
}

/**
 * What would be said if something else had been played at a decision: a whole line of actions, or the beginning of one, from
 * where habit goes on. Within two points of the best it is as good (`AS_GOOD`).
 */
export function* trying(
  bots: BotsOfGame,
  lived: Lived,
  step: number,
  line: readonly unknown[],
  settings: ReviewSettings,
): Generator<undefined, ReviewedDecision> {
  const course = courseFor(bots, lived, settings);
  const choice = choicesOf(lived).find((one) => one.step === step);
  if (choice === undefined) throw new Error(`the seat decided nothing at step ${step}`);
  const weighing = new Weighing(course, choice, line);
  yield* weighing.weigh();
  return verdictOn(bots, course, weighing);
}
