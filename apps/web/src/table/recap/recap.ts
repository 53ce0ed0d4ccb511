import type { Language, Seat } from '@stakeout/kernel';
import type { Chapter } from '../motion/playback.ts';
import type { Phrase } from '../phrase.ts';

/** What the others did since the reader's last move, as the reader saw it. */
export interface Since {
  /** Their moves, oldest first, each with the table before it. */
  readonly chapters: readonly Chapter[];
  /** The table as it stands. */
  readonly view: unknown;
  readonly reader: Seat;
}

/** One thing that happened, in words. */
export interface RecapLine {
  readonly key: string;
  /** Whose doing it was; `null` for what the game itself brought. */
  readonly seat: Seat | null;
  readonly phrase: Phrase;
  /** How much it did to the reader; 0 when it did nothing. */
  readonly toMe: number;
  /** The chapters it tells, from the first to the last. */
  readonly first: number;
  readonly last: number;
}

/** How a game tells what happened meanwhile, oldest first. Every chapter is in some line. */
export type Recap = (since: Since, language: Language) => readonly RecapLine[];
