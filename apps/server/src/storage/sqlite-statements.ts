import type Libsql from 'libsql';

/** So many statements are kept ready. There are fewer than that, but for lists whose length is written in the statement. */
const MOST = 256;

export type SqliteValue = string | number | null;

export interface SqliteResult {
  readonly rows: readonly unknown[];
  /** How many rows were changed; `null` of a statement that gives rows. */
  readonly changes: number | null;
}

interface Kept {
  readonly statement: Libsql.Statement;
  readonly gives: boolean;
}

/** The statements of one connection. To prepare one takes longer than most of them take to run, so they are kept. */
export class SqliteStatements {
  /** Insertion order is order of use. */
  private readonly kept = new Map<string, Kept>();
  private readonly file: Libsql.Database;

  constructor(file: Libsql.Database) {
    this.file = file;
  }

  /** Values must have been checked: libsql ends the process on those that it does not know. */
  run(source: string, values: readonly SqliteValue[] = []): SqliteResult {
    const { statement, gives } = this.find(source);
    if (gives) return { rows: statement.all(values), changes: null };
    return { rows: [], changes: statement.run(values).changes };
  }

  private find(source: string): Kept {
    const known = this.kept.get(source);
    if (known !== undefined) {
      this.kept.delete(source);
      this.kept.set(source, known);
      return known;
    }
    const statement = this.file.prepare(source);
    const kept = { statement, gives: statement.reader };
    this.kept.set(source, kept);
    if (this.kept.size > MOST) this.dropOldest();
    return kept;
  }

  private dropOldest(): void {
    for (const source of this.kept.keys()) {
      this.kept.delete(source);
      return;
    }
  }
}
