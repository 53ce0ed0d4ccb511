import {
  type AnyRules,
  type LogEntry,
  type MatchHeader,
  malformed,
  newHeader,
  openMatch,
  type Result,
  refused,
  reopen,
} from '@stakeout/kernel';
import { factsOf } from '../../games/all-facts.ts';
import type { SeatPlan } from '../plan.ts';
import type { AnyMatch } from './any-match.ts';
import type { RandomHex } from './randomness.ts';
import type { EntryRecord, MatchRecord, SavedMatch } from './records.ts';

const KEY_BYTES = 32;
const ID_BYTES = 12;

/** A new match. Its secret and a nonce for every seat come from this device; the export shows that they were kept. */
export function newMatch(
  game: AnyRules,
  config: unknown,
  seats: readonly SeatPlan[],
  random: RandomHex,
  now: number,
): SavedMatch {
  const secret = random(KEY_BYTES);
  const id = random(ID_BYTES);
  const players = seats.map(({ name }) => name);
  const nonces = seats.map(() => random(KEY_BYTES));
  const header = newHeader(game, { matchId: id, players, config, secret, nonces });
  const match = openMatch(game, header, secret);
  const { rulesVersion } = game;
  const record = { id, game: game.id, rulesVersion, config, seats, createdAt: now, ...standingOf(match, now) };
  return { record, vault: { id, header, secret, opening: match.opening.hash }, entries: [] };
}

/** The part of a record that changes as the match goes on. */
type RecordedStanding = Pick<MatchRecord, 'updatedAt' | 'status' | 'seq' | 'moves' | 'toAct' | 'gist' | 'outcome'>;

export function standingOf(match: AnyMatch, now: number): RecordedStanding {
  const { game, state } = match;
  const outcome = game.outcome(state);
  return {
    updatedAt: now,
    status: outcome === null ? 'running' : 'over',
    seq: match.entries.length,
    moves: match.standing.length,
    toAct: [...game.toAct(state)],
    gist: factsOf(game.id)?.gist(game.view(state, null)) ?? {},
    outcome,
  };
}

/** Opens a saved match. One played under other rules, or that would replay differently, is refused and left alone. */
export function reopenSaved(game: AnyRules, { record, vault, entries }: SavedMatch): Result<AnyMatch> {
  if (game.rulesVersion !== vault.header.rulesVersion) return differs('rulesVersion');
  if (entries.length !== record.seq || entries.some(({ seq }, index) => seq !== index + 1)) return differs('entries');
  // Games know a table of somebody's own only once they have been given it.
  if (!game.configure(vault.header.config, vault.header.players.length).ok) return differs('config');
  return reopenLog(game, vault.header, entries.map(logEntryOf), vault.secret, {
    opening: vault.opening,
    entries: entries.map(({ hash }) => hash),
  });
}

/** The match as it was before its last entry, which could not be saved. */
export function withoutLast(match: AnyMatch, secret: string): AnyMatch {
  const before = reopenLog(match.game, match.header, match.entries.slice(0, -1), secret, {
    opening: match.opening.hash,
    entries: match.consequences.slice(0, -1).map(({ hash }) => hash),
  });
  if (!before.ok) throw new Error('a match in play does not replay');
  return before.value;
}

function reopenLog(
  game: AnyRules,
  header: MatchHeader<unknown>,
  entries: readonly LogEntry<unknown>[],
  secret: string,
  hashes: { readonly opening: string; readonly entries: readonly string[] },
): Result<AnyMatch> {
  try {
    return reopen(game, { header, entries }, secret, hashes);
  } catch {
    // A log that was damaged can make the rules stumble; it is no more playable for that.
    return differs('entries');
  }
}

function logEntryOf({ seat, content }: EntryRecord): LogEntry<unknown> {
  return { seat, ...content };
}

function differs(field: string): Result<never> {
  return refused([malformed(field, 'replay.differs')]);
}
