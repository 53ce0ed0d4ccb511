import type { AnyGame } from '@stakeout/kernel';
import type { Work } from './measure.ts';

/** What is played: a game for so many players with a configuration that it has accepted. */
export interface Setting {
  readonly game: AnyGame;
  readonly players: number;
  readonly config: unknown;
}

/** Something whose speed is measured. */
export interface Contender {
  readonly id: string;
  readonly what: string;
  /**
   * A step of a playout is a whole game and its operations are actions; a step of a search is a decision and its operations
   * are iterations; otherwise the operations are single calls.
   */
  readonly kind: 'playout' | 'search' | 'call';
  /** The games it can play; every game when it does not say. */
  readonly games?: readonly string[];
  prepare(setting: Setting): Work;
}

/** All contenders draw from the same seed, so all of them play the same games and meet the same positions. */
export const SEED = 1;
