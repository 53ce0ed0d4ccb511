import type { Language } from '@stakeout/kernel';
import type { Sentences } from '../text/say.ts';

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
  /** Whether its table shows how much time everybody has, on every screen. */
  readonly showsClocks: boolean;
  /** What it is about, what playing it is like, and whom one meets besides so many bots. */
  readonly words: Sentences<'pitch' | 'mood'>;
  readonly company: (bots: number) => Readonly<Record<Language, string>>;
  /** How it is played by somebody who chose nothing. */
  readonly usualConfig: (language: Language) => Readonly<Record<string, unknown>>;
}
