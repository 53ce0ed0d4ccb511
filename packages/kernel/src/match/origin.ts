import type { Rules } from '../contract.ts';
import type { MatchHeader } from './log.ts';

/** The header that says how the cards of a match are made: its own, or that of the match whose key it has. */
export function dealOf(header: MatchHeader<unknown>): MatchHeader<unknown> {
  return header.origin?.kind === 'dealt' ? header.origin.header : header;
}

/** How many moves are another match's, and stay. */
export function sharedMoves({ origin }: MatchHeader<unknown>): number {
  return origin?.kind === 'dealt' ? origin.moves : 0;
}

/** The made-up table that a match begins at; `null` where it begins with the set-up, as most do. */
export function imaginedStart<Config, State>(
  game: Pick<Rules<Config, State, unknown, unknown, unknown>, 'copy' | 'unpackState'>,
  header: MatchHeader<Config>,
): State | null {
  const { origin } = dealOf(header);
  if (origin?.kind !== 'known') return null;
  const start = origin.start as State;
  return game.copy(game.unpackState === undefined ? start : game.unpackState(start, header.config));
}
