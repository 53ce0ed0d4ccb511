import { CLOSE_CODES } from '@stakeout/protocol';
import type { Pace } from './pace.ts';

/** Why there will be no further attempt. */
export type FinalReason = 'asked' | 'notFound' | 'signedOut' | 'unplayable';

/** The close codes after which trying again would give the same answer. */
export function finalReason(code: number): FinalReason | null {
  if (code === CLOSE_CODES.notFound) return 'notFound';
  if (code === CLOSE_CODES.signedOut) return 'signedOut';
  if (code === CLOSE_CODES.unplayable) return 'unplayable';
  return null;
}

/**
 * How long to wait before the next attempt, after `failures` attempts in a row that led nowhere. Half of it is chance, so that the
 * clients of a server that went away do not all return in the same moment.
 */
export function delayBefore(failures: number, code: number, pace: Pace, random: () => number): number {
  if (code === CLOSE_CODES.restarting) return Math.round(pace.firstDelay + random() * pace.restartSpread);
  const doubled = Math.min(pace.longestDelay, pace.firstDelay * 2 ** Math.min(failures, 30));
  const least = isPenalty(code) ? Math.max(doubled, pace.penalty) : doubled / 2;
  return Math.round(least + random() * (doubled / 2));
}

function isPenalty(code: number): boolean {
  return code === CLOSE_CODES.tooManyMessages || code === CLOSE_CODES.tooManySockets;
}
