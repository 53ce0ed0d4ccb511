import type { Seat } from '@stakeout/kernel';
import { packedMatch } from '../session/match-link.ts';

/**
 * A link to a deal, for others to try. It carries the whole match, so that what came of it is no claim: whoever opens it plays it
 * through, like any match in a link. Only a match that is over has a file, so there is no link to cards still in play.
 */
export async function dealLink(file: string, seat: Seat): Promise<string> {
  return `/again/link#${await packedMatch(file)}&seat=${seat + 1}`;
}

/** The seat of whoever sent the link. */
export function seatInLink(hash: string): Seat | null {
  const number = /&seat=([1-9])(?:&|$)/.exec(hash)?.[1];
  return number === undefined ? null : Number(number) - 1;
}
