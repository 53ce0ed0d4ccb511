import type { Draw } from '../chance/recorded-chance.ts';
import type { Seat } from '../contract.ts';

/** What is fixed before the first action. Together with the secret it determines every draw. */
export interface MatchHeader<Config> {
  readonly game: string;
  readonly rulesVersion: string;
  readonly matchId: string;
  /** The names of the seats, in seat order. */
  readonly players: readonly string[];
  readonly config: Config;
  /** The hash of the secret, published before the seats added their nonces. */
  readonly commitment: string;
  readonly nonces: readonly string[];
  /** By which version key and commitment are made (see `fairness.ts`); a header without it is of version 1. */
  readonly fairness?: 2;
  /** Who plays each seat, from version 2 on: the nonces of bots must follow from the secret. */
  readonly seats?: readonly HeaderSeat[];
  /** Where it was played on from; a match that was dealt anew has none. */
  readonly origin?: Origin;
}

/** Who plays a seat. The level is a bot's. */
export interface HeaderSeat {
  readonly kind: 'person' | 'bot';
  readonly level: string | null;
}

/** Where a match that was not dealt anew comes from. */
export type Origin = DealtOrigin | KnownOrigin;

/**
 * Dealt by the key of another match, which is over: its first moves are those of that match, after which it goes its own way.
 * Without a move it is the same deal again.
 */
export interface DealtOrigin {
  readonly kind: 'dealt';
  /** Of the match that the key belongs to; never one that was dealt by another's key itself. */
  readonly header: MatchHeader<unknown>;
  /** How many moves it has in common with that match. They are never taken back. */
  readonly moves: number;
}

/** Begun at a table that was made up: it looks to the seat as another match did after so many moves. Its key is its own. */
export interface KnownOrigin {
  readonly kind: 'known';
  /** The match that the seat remembers. Nothing here shows that there was one. */
  readonly matchId: string;
  readonly moves: number;
  readonly seat: Seat;
  /** The state it begins with, as plain data. */
  readonly start: unknown;
}

/** An action of a seat. */
export interface ActionEntry<Action> {
  readonly seat: Seat;
  readonly action: Action;
}

/** The log only ever grows: taking back is an entry that says how many actions are taken back. */
export interface UndoEntry {
  readonly seat: Seat;
  readonly undo: number;
}

export type LogEntry<Action> = ActionEntry<Action> | UndoEntry;

/** A match is its log; everything else can be worked out from it. */
export interface MatchLog<Config, Action> {
  readonly header: MatchHeader<Config>;
  readonly entries: readonly LogEntry<Action>[];
}

/** What an entry did, worked out when it was added. */
export interface Consequence {
  readonly draws: readonly Draw[];
  /** The hash of the state after the entry. */
  readonly hash: string;
}

export function isUndo<Action>(entry: LogEntry<Action>): entry is UndoEntry {
  return 'undo' in entry;
}
