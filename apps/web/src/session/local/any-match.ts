import type { Match } from '@stakeout/kernel';

/** A match of any game, for the code that treats all games alike. */
export type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;
