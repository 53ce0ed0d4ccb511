import type { LogEntry, Seat } from '@stakeout/kernel';

export type EntryContent = { readonly action: unknown } | { readonly undo: number };

/** An entry of a log as every host stores it, with whatever else the host has to say about it. */
export interface StoredEntry {
  /** Counted from 1. */
  readonly seq: number;
  readonly seat: Seat;
  readonly content: EntryContent;
  /** The hash of the state after it. */
  readonly hash: string;
  /** Whether it was played in one go with the entry before it. Where nothing is said, it was played alone. */
  readonly joined?: boolean;
}

export function logEntryOf({ seat, content }: StoredEntry): LogEntry<unknown> {
  return { seat, ...content };
}
