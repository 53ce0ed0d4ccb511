import { hashOf } from '../canonical.ts';
import { KeyedChance } from '../chance/keyed-chance.ts';
import type { Rules } from '../contract.ts';
import { accepted, malformed, type Result, refused } from '../refusal.ts';
import { keyOfMatch } from './fairness.ts';
import type { MatchHeader } from './log.ts';
import { lengthOf, type Match, movesOf, startedAt } from './match.ts';

/**
 * A place in a match from which it can be opened again without what led there. It is one behind which nobody can go back, so
 * that what was played before is needed for its story only.
 */
export interface Checkpoint {
  /** How long the log is there, and how many actions stand. */
  readonly entries: number;
  readonly moves: number;
  /** The hash of the state, as the entry says it. */
  readonly hash: string;
  /**
   * The state as JSON: the whole truth, for hosts alone. Its fields are in the order in which the match has them, so that what is
   * made of it later is the same to the letter.
   */
  readonly state: string;
}

/** The match as it stands now; `null` when something could still be taken back, or nothing has happened yet. */
export function checkpointOf<Config, State, Action, Event, View>(
  match: Match<Config, State, Action, Event, View>,
): Checkpoint | null {
  const hash = match.consequences.at(-1)?.hash;
  // Where a match is played on to see what would have been, everything can be taken back.
  if (hash === undefined || match.header.origin !== undefined || match.standing.at(-1)?.canBeUndone === true)
    return null;
  return { entries: lengthOf(match), moves: movesOf(match), hash, state: JSON.stringify(match.state) };
}

/** The match at a checkpoint. A text that is not of the state that the log speaks of is refused. */
export function openAt<Config, State, Action, Event, View>(
  game: Rules<Config, State, Action, Event, View>,
  header: MatchHeader<Config>,
  secret: string,
  opening: string,
  { entries, moves, hash, state: text }: Checkpoint,
): Result<Match<Config, State, Action, Event, View>> {
  const plain: State = JSON.parse(text);
  if (hashOf(plain) !== hash) return refused([malformed('checkpoint', 'replay.differs')]);
  const state = game.unpackState === undefined ? plain : game.unpackState(plain, header.config);
  const chance = new KeyedChance(keyOfMatch(header, secret));
  const before = { entries, moves };
  return accepted(startedAt({ game, header, chance, opening: { draws: [], hash: opening }, before, state }));
}
