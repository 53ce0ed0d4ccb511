import {
  type AnyMatch,
  type AnyRules,
  type Checkpoint,
  type MatchHeader,
  malformed,
  type Result,
  refused,
  reopening,
} from '@stakeout/kernel';
import { logEntryOf, type StoredEntry } from './entry.ts';

/** All that is stored of a match and determines it. */
export interface StoredMatch {
  /** The version of the rules it was played under. */
  readonly rulesVersion: string;
  readonly header: MatchHeader<unknown>;
  readonly secret: string;
  /** The hash of the state after set-up. */
  readonly opening: string;
  /** All entries, or those after the checkpoint. */
  readonly entries: readonly StoredEntry[];
  readonly checkpoint?: Checkpoint | null;
}

/** Opens a stored match. One that was played under other rules, or would replay differently, is refused and left alone. */
export function reopenStored(game: AnyRules, stored: StoredMatch): Result<AnyMatch> {
  const work = reopeningStored(game, stored);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** The same entry by entry, for hosts that have other things to do meanwhile. */
export function* reopeningStored(game: AnyRules, stored: StoredMatch): Generator<undefined, Result<AnyMatch>> {
  const { header, secret, opening, entries, checkpoint = null } = stored;
  const first = (checkpoint?.entries ?? 0) + 1;
  if (game.rulesVersion !== stored.rulesVersion) return differs('rulesVersion');
  if (entries.some(({ seq }, index) => seq !== first + index)) return differs('entries');
  // What the game refuses cannot have been played.
  if (!game.configure(header.config, header.players.length).ok) return differs('config');
  const hashes = { opening, entries: entries.map(({ hash }) => hash) };
  const joined = entries.map((entry) => entry.joined === true);
  try {
    return yield* reopening(game, { header, entries: entries.map(logEntryOf) }, secret, hashes, joined, checkpoint);
  } catch {
    // A log that was damaged can make the rules stumble; it is no more playable for that.
    return differs('entries');
  }
}

function differs(field: string): Result<never> {
  return refused([malformed(field, 'replay.differs')]);
}
