import type { Seat } from '@stakeout/kernel';
import type { BotsOfGame } from './bots-of-game.ts';
import { now } from './clock.ts';

/** Which of the imagined games are played now: tries have numbers, so that a long count can be made in portions. */
export interface Tries {
  readonly first: number;
  readonly count: number;
  readonly seed: number;
  /** Where time is short, fewer tries than wanted are made; always one. */
  readonly milliseconds: number;
}

/** In how many of so many tries the seat got away. */
export interface Outlook {
  readonly escapes: number;
  readonly tries: number;
}

/**
 * How often the bot would get away from here. It is given a view, and so knows no more than the seat does: all that is
 * hidden is made up anew for every try. `null` in games where nobody has to get away.
 */
export function outlookFor({ escapesInTry }: BotsOfGame, view: unknown, seat: Seat, wanted: Tries): Outlook | null {
  if (escapesInTry === undefined) return null;
  const end = now() + wanted.milliseconds;
  let escapes = 0;
  let tries = 0;
  do {
    if (escapesInTry(view, seat, wanted.first + tries, wanted.seed)) escapes++;
    tries++;
  } while (tries < wanted.count && now() < end);
  return { escapes, tries };
}
