import { hashOf } from '../canonical.ts';
import type { Rules } from '../contract.ts';
import { accepted, malformed, type Result, refused } from '../refusal.ts';
import { type Checkpoint, openAt } from './checkpoint.ts';
import { isUndo, type MatchLog } from './log.ts';
import { advance, lengthOf, type Match, openMatch, retreat } from './match.ts';

/** What is stored of a match besides its log: hashes, by which it can be told that it is the same again. */
export interface StoredHashes {
  /** Of the state after set-up. */
  readonly opening: string;
  /** Of the state after each of the entries that are given. */
  readonly entries: readonly string[];
}

/**
 * Opens a stored match again. Every entry is checked as if it were made now, but of the hashes, which take longer than all
 * the rest, only the first and the last are worked out: hashes of whole states, they leave no room for another past.
 * `joined` says of every entry whether it was played in one go with the one before; the log alone does not tell. With a
 * checkpoint the entries are those that come after it.
 */
export function reopen<Config, State, Action, Event, View>(
  ...stored: Parameters<typeof reopening<Config, State, Action, Event, View>>
): Result<Match<Config, State, Action, Event, View>> {
  const work = reopening(...stored);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** The same entry by entry, for hosts that have other things to do meanwhile. */
export function* reopening<Config, State, Action, Event, View>(
  game: Rules<Config, State, Action, Event, View>,
  log: MatchLog<Config, Action>,
  secret: string,
  hashes: StoredHashes,
  joined: readonly boolean[] = [],
  checkpoint: Checkpoint | null = null,
): Generator<undefined, Result<Match<Config, State, Action, Event, View>>> {
  const begun = beginning(game, log, secret, hashes, checkpoint);
  if (!begun.ok) return begun;
  const match = begun.value;
  for (const [index, entry] of log.entries.entries()) {
    const result = isUndo(entry)
      ? retreat(match, entry.seat, entry.undo)
      : advance(match, entry.seat, entry.action, joined[index] ?? false);
    if (!result.ok) return refused([malformed(`entries[${lengthOf(match)}]`, 'replay.differs')]);
    const draws = result.value === null ? [] : result.value.draws;
    match.consequences.push({ draws, hash: hashes.entries[index] ?? '' });
    yield;
  }
  const last = match.consequences.at(-1);
  if (last !== undefined && last.hash !== hashOf(match.state)) {
    return refused([malformed(`entries[${lengthOf(match) - 1}]`, 'replay.differs')]);
  }
  return accepted(match);
}

/** The match before the entries: after set-up, or at its checkpoint. */
function beginning<Config, State, Action, Event, View>(
  game: Rules<Config, State, Action, Event, View>,
  { header }: MatchLog<Config, Action>,
  secret: string,
  { opening }: StoredHashes,
  checkpoint: Checkpoint | null,
): Result<Match<Config, State, Action, Event, View>> {
  if (checkpoint !== null) return openAt(game, header, secret, opening, checkpoint);
  const match = openMatch(game, header, secret);
  return match.opening.hash === opening ? accepted(match) : refused([malformed('opening', 'replay.differs')]);
}
