import type { Seat } from '@stakeout/kernel';
import type { BotsOfGame } from '../bots-of-game.ts';
import { courseOf } from './course.ts';
import type { LivedSoFar } from './lived.ts';
import type { ReviewSettings, WeighedLine } from './review.ts';
import { verdictOn } from './verdicts.ts';
import { Weighing } from './weighing.ts';

/** What is asked of the judge besides the view. */
export interface OpenQuestion extends ReviewSettings {
  readonly options: readonly unknown[];
  /** What the seat was shown since the game began. */
  readonly events?: readonly unknown[];
}

/** A decision still to be made: its whole options with their values and errors, best first, all raced in the same worlds. */
export function weighOptions(
  bots: BotsOfGame,
  view: unknown,
  seat: Seat,
  question: OpenQuestion,
): readonly WeighedLine[] {
  const { options, events = [], seed, playouts = bots.judging.playouts } = question;
  const lived: LivedSoFar = {
    seat,
    steps: [
      { seq: 0, mover: -1, view, events, own: null },
      { seq: 1, mover: seat, view, events: [], own: { options, action: options[0], isQuiet: false } },
    ],
  };
  const course = courseOf(bots.judging, lived, seed, playouts);
  const weighing = new Weighing(course, { step: 1, played: [options[0]], isFree: options.length > 1 });
  for (const _ of weighing.weigh());
  return verdictOn(bots, course, weighing).lines;
}
