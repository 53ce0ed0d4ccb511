import type { Seat } from '@stakeout/kernel';
import type { Phrase } from '../phrase.ts';

/** The last thing somebody did in a move, of all that the log says of it: sentences about them begin with them. */
export function lastDeed(lines: readonly Phrase[], seat: Seat): Phrase | null {
  return lines.findLast(([first]) => typeof first === 'object' && 'seat' in first && first.seat === seat) ?? null;
}
