import type { Edition, Memory } from '@stakeout/gunrunners';

/** How Gunrunners is played, as somebody is choosing it. */
export interface Options {
  readonly edition: Edition;
  readonly memory: Memory;
  /** The seat that begins; `null` leaves it to chance. */
  readonly start: number | null;
}
