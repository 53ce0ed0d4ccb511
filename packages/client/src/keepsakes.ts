import { type Kept, readKept, type Seat } from '@stakeout/kernel';
import type { TableInfo } from '@stakeout/protocol';
import { keepAtReady, keepAtStart, nonceFor } from './kept.ts';

/** Where texts are kept by name, such as a browser's storage. */
export interface KeepsakeStorage {
  get(name: string): string | null;
  set(name: string, text: string): void;
}

/** What a player keeps of their tables, from one visit to the next. */
export class Keepsakes {
  readonly #storage: KeepsakeStorage;

  constructor(storage: KeepsakeStorage) {
    this.#storage = storage;
  }

  /** What was kept of the table; `null` when nothing was, or not in a form that can be read. */
  of(table: string): Kept | null {
    const text = this.#storage.get(keepsakeName(table));
    if (text === null) return null;
    try {
      const read = readKept(JSON.parse(text));
      return read.ok ? read.value : null;
    } catch {
      return null;
    }
  }

  /** Keeps what the table shows now, and gives the nonce to be ready with: it is stored before it leaves. */
  ready(table: TableInfo, seat: Seat): string {
    const nonce = nonceFor(table, this.of(table.id));
    this.#keep(keepAtReady(table, seat, nonce));
    return nonce;
  }

  /** To be told of every table that is shown: the first time it is one that has started, its header is kept as well. */
  shown(table: TableInfo): void {
    if (table.startedAt === null) return;
    const kept = this.of(table.id);
    if (kept === null || kept.start !== null) return;
    this.#keep(keepAtStart(kept, table));
  }

  #keep(kept: Kept): void {
    this.#storage.set(keepsakeName(kept.matchId), JSON.stringify(kept));
  }
}

/** Under which name something is kept of a table. */
export function keepsakeName(table: string): string {
  return `kept:${table}`;
}
