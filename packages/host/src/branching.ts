import type { BotsOfGame } from '@stakeout/bots';
import {
  type AnyMatch,
  act,
  dealOf,
  FastChance,
  type MatchHeader,
  newHeader,
  openMatch,
  retell,
  type Seat,
  stateAfter,
} from '@stakeout/kernel';
import { eventsFor } from './sights.ts';

/** A match of its own that goes on from another one, which is over. */
export interface Branch {
  readonly secret: string;
  readonly match: AnyMatch;
}

/** Who plays it. */
export interface BranchSeats {
  readonly matchId: string;
  readonly players: readonly string[];
}

/**
 * Goes on with the true cards: the first moves are those of the match, and whatever is drawn after them comes from its key. So
 * the same decisions bring the same cards, and what differs is what was decided differently. From before the first move it is
 * the same deal again.
 */
export function playedOn(original: AnyMatch, secret: string, moves: number, seats: BranchSeats): Branch {
  const match = openMatch(original.game, dealtHeader(original.header, moves, seats), secret);
  for (const { seat, action } of original.standing.slice(0, moves)) {
    if (!act(match, seat, action).ok) throw new Error('the first moves of a match do not go as they went');
  }
  if (match.standing.length < moves) throw new RangeError(`there are no ${moves} moves`);
  return { secret, match };
}

function dealtHeader(original: MatchHeader<unknown>, moves: number, seats: BranchSeats): MatchHeader<unknown> {
  const header = dealOf(original);
  const { game, rulesVersion, config, commitment, nonces } = header;
  return { game, rulesVersion, ...seats, config, commitment, nonces, origin: { kind: 'dealt', header, moves } };
}

/**
 * Goes on with what one seat knew: the table looks to it as it did after so many moves, and whatever it could not know is drawn
 * afresh. Nobody else's story fits such a table, so the match begins there, with a key of its own.
 */
export function playedOnAsKnown(
  bots: BotsOfGame,
  original: AnyMatch,
  { moves, seat }: { readonly moves: number; readonly seat: Seat },
  { secret, nonces, ...seats }: BranchSeats & { readonly secret: string; readonly nonces: readonly string[] },
): Branch {
  const { game, header } = original;
  const own = newHeader(game, { ...seats, config: header.config, secret, nonces });
  const start = knownStart(bots, original, moves, seat, secret);
  const origin = { kind: 'known', matchId: header.matchId, moves, seat, start } as const;
  return { secret, match: openMatch(game, { ...own, origin }, secret) };
}

/** A table that is to the seat, with all it remembers, as the real one was. */
function knownStart({ judging }: BotsOfGame, match: AnyMatch, moves: number, seat: Seat, secret: string): unknown {
  const memory = judging.remember(seat);
  memory.watch(
    retell(match)
      .slice(0, moves)
      .flatMap((emissions) => eventsFor(emissions, seat)),
  );
  const view = memory.recall(match.game.view(stateAfter(match, moves), seat));
  const start = judging.worlds(seat).imagine(view, seat, new FastChance(seedIn(secret)));
  // What a state has at hand and is no data is not written into a header.
  return JSON.parse(JSON.stringify(start));
}

const SEED_DIGITS = 8;

function seedIn(secret: string): number {
  return Number.parseInt(secret.slice(0, SEED_DIGITS), 16);
}
