import type { StoredEntry } from '@stakeout/host';
import type { MatchHeader, Outcome, Seat } from '@stakeout/kernel';
import type { MatchOrigin } from '../origin.ts';
import type { SeatPlan } from '../plan.ts';

/**
 * What any page may read of a saved match: enough for a list, and nothing that anybody at the table may not know. Secrets
 * and actions are kept apart from it, so that a page that lists matches never has them in its memory.
 */
export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly config: unknown;
  readonly seats: readonly SeatPlan[];
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly status: 'running' | 'over';
  /** How many entries the log has. */
  readonly seq: number;
  /** How many actions stand. */
  readonly moves: number;
  readonly toAct: readonly Seat[];
  /** How far the match has come, in a few numbers that everybody knows, by name. */
  readonly gist: Readonly<Record<string, number>>;
  readonly outcome: Outcome | null;
  /** Where it was played on from; a match that was dealt anew has none. */
  readonly origin?: MatchOrigin;
  /** The day whose deal it is, which was over when the match began. */
  readonly daily?: string;
}

/** What only the worker reads: together with the entries it determines every card. */
export interface VaultRecord {
  readonly id: string;
  readonly header: MatchHeader<unknown>;
  readonly secret: string;
  /** The hash of the state after the set-up. */
  readonly opening: string;
}

/** One entry of the log. It tells what its seat decided, so only the worker reads it. */
export interface EntryRecord extends StoredEntry {
  readonly id: string;
  readonly at: number;
}

/** A saved match as the worker reads it. */
export interface SavedMatch {
  readonly record: MatchRecord;
  readonly vault: VaultRecord;
  readonly entries: readonly EntryRecord[];
}
