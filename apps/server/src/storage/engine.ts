import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { NoticeTransport } from './notice-transport.ts';
import type { Notices } from './notices.ts';
import type { Notice } from './records.ts';
import type { CheckpointRow, Database, EntryRow } from './schema.ts';
import type { StoreFault } from './store-fault.ts';

/** What SQLite and PostgreSQL do differently; everything else is written once, on Kysely. */
export interface Engine {
  readonly db: Kysely<Database>;
  readonly notices: Notices;
  /** The functions that make a JSON array of a row, and of several rows. */
  readonly json: { readonly row: RawBuilder<unknown>; readonly rows: RawBuilder<unknown> };
  /** Ends a query for rows that are about to be changed: passes over those that another node is changing. */
  readonly skipLocked: RawBuilder<unknown>;
  /** Ends a query for rows that nobody else may change until the transaction ends. */
  readonly locked: RawBuilder<unknown>;
  /** Whether the error says that a row like it exists already. */
  isDuplicate(error: unknown): boolean;
  /** What the error says about the store as a whole. */
  faultOf(error: unknown): StoreFault;
  /** One transaction. What it tells goes out after, and only if, it is committed. */
  write<T>(work: Work<T>): Promise<T>;
  /** What must be quick, since it stands behind every move: those that come together are committed together. */
  append(addition: Addition): Promise<boolean>;
  /** How nodes tell each other. */
  readonly transport: NoticeTransport;
  close(): Promise<void>;
}

export type Work<T> = (trx: Transaction<Database>, tell: (notice: Notice) => void) => Promise<T>;

/** Entries and what they change, as it is stored. */
export interface Addition {
  readonly table: string;
  readonly version: number;
  readonly entries: readonly EntryRow[];
  /** The length of the log before and after them. */
  readonly before: number;
  readonly seq: number;
  readonly at: number;
  readonly toAct: string;
  readonly clocks: string | null;
  readonly outcome: string | null;
  readonly dueAt: number | null;
  readonly status: 'running' | 'over';
  readonly finishedAt: number | null;
  readonly remind: readonly string[];
  readonly checkpoint: CheckpointRow | null;
}

const REFUSAL = Symbol('refusal');

/** A transaction that is rolled back, and `false`, when its work is refused. */
export async function attempt(engine: Engine, work: Work<boolean>): Promise<boolean> {
  try {
    return await engine.write(async (trx, tell) => {
      if (await work(trx, tell)) return true;
      throw REFUSAL;
    });
  } catch (error) {
    if (error === REFUSAL) return false;
    throw error;
  }
}
