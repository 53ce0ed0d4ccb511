import type { Seat } from '@stakeout/kernel';
import type { Chapter } from '../motion/playback.ts';
import type { Phrase } from '../phrase.ts';
import type { RecapLine } from './recap.ts';

interface RecapGroup {
  readonly seat: Seat | null;
  readonly lines: readonly RecapLine[];
}

export interface GroupedRecap {
  /** What was done to the reader, the weightiest first. */
  readonly toMe: readonly RecapLine[];
  /** All else, player by player in the order in which they play after the reader; what the game itself brought comes last. */
  readonly groups: readonly RecapGroup[];
}

export function grouped(lines: readonly RecapLine[], reader: Seat, seats: number): GroupedRecap {
  const toMe = lines.filter((line) => line.toMe > 0).sort((one, other) => other.toMe - one.toMe);
  const others = [...Array(seats).keys()].slice(1).map((step) => (reader + step) % seats);
  const groups = [...others, null].map((seat) => ({
    seat,
    lines: lines
      .filter((line) => line.toMe === 0 && line.seat === seat)
      .map((line) => ({ ...line, phrase: withoutSubject(line.phrase, seat) })),
  }));
  return { toMe, groups: groups.filter((group) => group.lines.length > 0) };
}

/** The moves of whoever played last. */
export function lastTurn(chapters: readonly Chapter[]): readonly Chapter[] {
  const seat = chapters.at(-1)?.move.seat;
  return chapters.slice(chapters.findLastIndex(({ move }) => move.seat !== seat) + 1);
}

/** A sentence under the name of whoever it begins with. */
export function withoutSubject(phrase: Phrase, seat: Seat | null): Phrase {
  const [subject, verb, ...rest] = phrase;
  if (typeof subject !== 'object' || !('seat' in subject) || subject.seat !== seat) return phrase;
  if (typeof verb !== 'string' || !verb.startsWith(' ')) return phrase;
  const word = verb.trimStart();
  return [`${word.charAt(0).toUpperCase()}${word.slice(1)}`, ...rest];
}
