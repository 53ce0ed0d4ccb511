import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore, type Store } from '@stakeout/server/parts';
import Libsql from 'libsql';

/** In memory where the system has a place for that: a power cut is none of the faults here, so no disk is needed. */
const PLACE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** What is waited for before a commit and after it: it is done at some time, or fails. */
export type Writing = (done: () => void, failed: (error: Error) => void) => void;

/** The disk under the database. Between courses it takes no time. */
class Disk {
  write: Writing | null = null;
  private readonly waiting = new Set<() => void>();

  wait(): Promise<void> {
    const { write } = this;
    if (write === null) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const done = () => {
        this.waiting.delete(done);
        resolve();
      };
      this.waiting.add(done);
      write(done, (error) => {
        this.waiting.delete(done);
        reject(error);
      });
    });
  }

  /** Everything that waits goes on at once. */
  async rest(): Promise<void> {
    this.write = null;
    while (this.waiting.size > 0) {
      for (const done of this.waiting) done();
      await new Promise((resolve) => process.nextTick(resolve));
    }
    await new Promise((resolve) => process.nextTick(resolve));
  }
}

interface TableRow {
  readonly seq: number;
  readonly status: string;
  readonly due_at: number | null;
}

/** The database behind all nodes, a real one. Courses follow each other in it, each from the beginning. */
export class Database {
  readonly store: Store;
  /** Reads beside the store what really is stored, and does what only a fault would do. */
  readonly file: Libsql.Database;
  private readonly folder: string;
  private readonly rows: Libsql.Statement;
  private readonly clock: Libsql.Statement;
  private readonly names: readonly string[];

  private readonly disk: Disk;

  private constructor(folder: string, store: Store, disk: Disk) {
    this.folder = folder;
    this.store = store;
    this.disk = disk;
    this.file = new Libsql(join(folder, 'stakeout.db'));
    for (const setting of ['synchronous = off', 'busy_timeout = 5000', 'foreign_keys = off']) {
      this.file.exec(`pragma ${setting}`);
    }
    this.rows = this.file.prepare('select seq, status, due_at from tables where id = ?');
    this.clock = this.file.prepare('select time from service_clock');
    const kept = ['migrations'];
    this.names = (
      this.file.prepare("select name from sqlite_master where type = 'table'").all([]) as { name: string }[]
    )
      .map(({ name }) => name)
      .filter((name) => !kept.includes(name));
  }

  static async open(): Promise<Database> {
    const folder = mkdtempSync(join(PLACE, 'stakeout-simulation-'));
    const disk = new Disk();
    try {
      return new Database(folder, await openSqliteStore(folder, { inLoop: () => disk.wait() }), disk);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** How many entries of the table are stored at this moment. */
  seqOf(table: string): number {
    return this.rowOf(table)?.seq ?? 0;
  }

  statusOf(table: string): string | null {
    return this.rowOf(table)?.status ?? null;
  }

  /** When something is next due at a table that runs, in service time. */
  dueAt(table: string): number | null {
    const row = this.rowOf(table);
    return row?.status === 'running' ? row.due_at : null;
  }

  private rowOf(table: string): TableRow | null {
    return (this.rows.get([table]) as TableRow | undefined) ?? null;
  }

  /** Service time as it is written down; `null` before anybody did. */
  serviceTime(): number | null {
    return (this.clock.get([]) as { time: number } | undefined)?.time ?? null;
  }

  /** From now on the disk is as a course has it. */
  begin(write: Writing): void {
    this.disk.write = write;
  }

  clear(): void {
    this.file.exec(`begin; ${this.names.map((name) => `delete from ${name};`).join(' ')} commit`);
  }

  /** The course has ended: nothing that was begun is left. */
  end(): Promise<void> {
    return this.disk.rest();
  }

  async close(): Promise<void> {
    this.file.close();
    await this.store.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
