import type { Language, Outcome, Seat } from '@stakeout/kernel';
import type { Sentences } from '../text/sentences.ts';

/** A sentence in every language. */
export type InWords = Readonly<Record<Language, string>>;
export type Gist = Readonly<Record<string, number>>;

/** What the app says of a game before anything of it is loaded. */
export interface GameFacts {
  readonly id: string;
  readonly title: string;
  readonly players: { readonly least: number; readonly most: number };
  readonly minutes: number;
  /** How many bots one can play against, the usual number last chosen or else the last. */
  readonly bots: readonly number[];
  /**
   * The rules it is played by in this version of the app, so that a list of matches can tell which of them can be played on
   * without loading the game. A test compares it with the game itself.
   */
  readonly rulesVersion: string;
  /** How many rows its board has, for the picture that stands while the table opens. */
  readonly boardRows: number;
  /** Whether its table shows how much time everybody has, on every screen. */
  readonly showsClocks: boolean;
  /** What it is about, what playing it is like, and whom one meets besides so many bots. */
  readonly words: Sentences<'pitch' | 'mood'>;
  readonly company: (bots: number) => InWords;
  /** How far a match has come, in a few numbers that everybody knows, from what spectators see of it. */
  readonly gist: (spectators: unknown) => Gist;
  /** That, in words, for so many seats; `null` where too little is known. */
  readonly progress: (gist: Gist, seats: number) => InWords | null;
  /** What the winners have, and the next after them where that says more; or why nobody has won. */
  readonly result: (
    outcome: Outcome,
  ) => { readonly most: string; readonly next: string | null } | { readonly nobody: InWords };
  /** What a seat has in the end, in a word or two. */
  readonly score: (outcome: Outcome, seat: Seat) => InWords;
  /** How it is played by somebody who chose nothing. */
  readonly usualConfig: (language: Language) => Readonly<Record<string, unknown>>;
}
