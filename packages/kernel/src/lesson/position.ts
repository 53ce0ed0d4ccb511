import { FastChance } from '../chance/fast-chance.ts';
import type { AnyRules, Seat } from '../contract.ts';
import type { AnyLessonStart, LessonPosition } from './lesson.ts';

/** Spreads seeds apart, so that the actions of one position draw nothing like those of the next. */
const SPREAD = 0x9e3779b1;
const DIGITS = 36;

/** A match of a lesson under way. */
export interface OpenPosition {
  readonly state: unknown;
  /** Whoever decides, and is taught. */
  readonly seat: Seat;
  /** How many actions have led there. */
  readonly length: number;
}

/**
 * Chance for the action of this number. It depends on nothing else, so that an attempt can be made on a copy of the state
 * first, and comes out alike when it is made in earnest.
 */
export function lessonChance(seed: number, number: number): FastChance {
  return new FastChance((Math.imul(seed + 1, SPREAD) + number) | 0);
}

/** The beginning of a match that a position may be found in. */
export function lessonSetup(game: AnyRules, { config, seats }: AnyLessonStart, seed: number): unknown {
  const configured = game.configure(config, seats);
  if (!configured.ok) throw new Error(`a lesson asks for a game that does not exist: ${JSON.stringify(config)}`);
  return game.setup(configured.value, seats, lessonChance(seed, -1));
}

export function logText(choices: readonly number[]): string {
  return choices.map((choice) => choice.toString(DIGITS)).join(' ');
}

/** Plays to a position. Fails where the rules have changed so that it is not reached any more. */
export function openPosition(game: AnyRules, start: AnyLessonStart, { seed, log }: LessonPosition): OpenPosition {
  const state = lessonSetup(game, start, seed);
  const choices = log === '' ? [] : log.split(' ').map((digits) => Number.parseInt(digits, DIGITS));
  for (const [number, choice] of choices.entries()) {
    const [seat] = game.toAct(state);
    const action = seat === undefined ? undefined : game.legal(state, seat)[choice];
    if (seat === undefined || action === undefined)
      throw new Error('a position of a lesson cannot be reached any more');
    game.applyInPlace(state, seat, action, lessonChance(seed, number), null);
  }
  const [seat] = game.toAct(state);
  if (seat === undefined) throw new Error('nobody decides in a position of a lesson');
  return { state, seat, length: choices.length };
}
