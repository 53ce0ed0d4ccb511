import type { StoredEntry } from '@stakeout/host';
import type { Outcome, Seat } from '@stakeout/kernel';
import type { BotLevel, ClockRule, EntryMaker, TableStatus, Visibility } from '@stakeout/protocol';

/** What is stored, as the rest of the server sees it: plain data, times in milliseconds since 1970. */

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** A device on which somebody is signed in. Only the hash of its cookie is known. */
export interface SessionRecord {
  readonly tokenHash: string;
  /** What kind of device it is, in a few words; `null` when it did not say. */
  readonly device: string | null;
  readonly createdAt: number;
  /** When it was last seen in use, give or take an hour. */
  readonly usedAt: number;
}

export interface SeatRecord {
  /** `person` as soon as somebody sits there, whether by invitation or not. */
  readonly kind: 'person' | 'open' | 'invited' | 'bot';
  /** Whether the seat takes only the invited; what the seat goes back to when its person leaves. */
  readonly byInvitation: boolean;
  readonly person: string | null;
  /** The name at the table; fixed once the match has started. */
  readonly name: string | null;
  readonly level: BotLevel | null;
  readonly ready: boolean;
  readonly nonce: string | null;
  readonly standIn: boolean;
  readonly resigned: boolean;
}

/** Somebody the host has sent away from a table that waits. */
export interface SentAway {
  readonly person: string;
  readonly at: number;
}

/** The clocks of a running match, in service time (see service-clock.ts). */
export interface ClockState {
  /** What is left of each seat's bank. */
  readonly banks: readonly number[];
  /** Since when each seat's move has been running; `null` when it does not. */
  readonly since: readonly (number | null)[];
}

/** A table and, once started, its match. */
export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly config: unknown;
  readonly visibility: Visibility;
  readonly clock: ClockRule | null;
  readonly status: TableStatus;
  readonly host: string;
  /** Opens the table to spectators. */
  readonly watchKey: string;
  /** By which version its cards are made; tables from before version 2 stay as they were. */
  readonly fairness: 1 | 2;
  readonly secret: string;
  /** The day whose deal is played; its secret is that of everybody who tries it, and known when the day is over. */
  readonly daily: string | null;
  readonly seats: readonly SeatRecord[];
  /** Who may not sit down again by themselves. */
  readonly sentAway: readonly SentAway[];
  /** How often `save` has changed the record. Entries of the log do not count. */
  readonly version: number;
  /** The number of entries in the log. */
  readonly seq: number;
  readonly toAct: readonly Seat[];
  readonly clocks: ClockState | null;
  /** The hash of the state after set-up; `null` before the start. */
  readonly openingHash: string | null;
  readonly outcome: Outcome | null;
  /** When the server next owes the match something, in service time: a bot's move, or the end of somebody's time. */
  readonly dueAt: number | null;
  readonly previous: string | null;
  readonly next: string | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly updatedAt: number;
}

/** Whatever has been shown of a table up to these is all there is. */
export interface TableMark {
  readonly id: string;
  readonly version: number;
  readonly seq: number;
  /** The latest line of chat; 0 when there is none. */
  readonly chatId: number;
}

/** Where a table stands in a list, latest change first: after all that changed later. */
export interface RowPlace {
  readonly updatedAt: number;
  readonly id: string;
}

/** A table as lists have it: in place of its configuration the options that can be told in a word. */
export interface ListedTable extends Omit<TableRecord, 'config'> {
  readonly options: unknown;
}

/** An attempt at the deal of a day that was played to its end. */
export interface DailyAttempt {
  readonly table: string;
  readonly person: string;
  readonly name: string;
  readonly resigned: boolean;
  readonly watchKey: string;
  readonly outcome: Outcome;
  readonly finishedAt: number;
  /** What draws and rolls brought, once it has been reckoned. */
  readonly luck: DailyLuck | null;
}

/** Points of win share with their standard error. */
export interface DailyLuck {
  readonly value: number;
  readonly se: number;
}

/** One entry of a match's log. */
export interface EntryRecord extends StoredEntry {
  readonly joined: boolean;
  readonly by: EntryMaker;
  /** The idempotency key of the person who asked for it, on the first entry of what they asked; else `null`, as of a bot. */
  readonly key: string | null;
  readonly at: number;
}

/** What entries change about their table. */
export interface Progress {
  readonly toAct: readonly Seat[];
  readonly clocks: ClockState | null;
  readonly outcome: Outcome | null;
  readonly dueAt: number | null;
  /** People to be reminded that it is their turn. */
  readonly remind: readonly string[];
}

export interface InvitationRecord {
  readonly tokenHash: string;
  readonly table: string;
  readonly seat: Seat;
  readonly createdAt: number;
}

export interface ChatRecord {
  readonly id: number;
  readonly table: string;
  readonly person: string;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface PushSubscriptionRecord {
  readonly endpoint: string;
  readonly person: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: 'en' | 'pt';
}

export interface Reminder {
  readonly table: string;
  readonly person: string;
  readonly seq: number;
}

/** What nodes tell each other. It says that something changed, never what: whoever cares reads again. */
export type Notice =
  | { readonly kind: 'entry'; readonly table: string; readonly seq: number }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly id: number }
  /** Sessions of the person have ended. */
  | { readonly kind: 'sessions'; readonly person: string }
  /** Which seats a node has connections of, and how many spectators. */
  | {
      readonly kind: 'presence';
      readonly table: string;
      readonly node: string;
      readonly seats: readonly Seat[];
      readonly watchers: number;
    };
