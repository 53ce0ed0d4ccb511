import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { MIGRATIONS, migrate } from './migrations.ts';
import type { Database } from './schema.ts';
import { SQLITE_DEFINITIONS } from './sqlite.ts';
import { SQLITE_FILE } from './sqlite-files.ts';

/** A database as a program of that version left it: what Ana has in it is written by `fill`. */
export async function leaveOldDatabase(folder: string, version: number, fill: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = new Libsql(join(folder, SQLITE_FILE));
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) });
  await migrate(db, SQLITE_DEFINITIONS, MIGRATIONS.slice(0, version));
  file.exec(`insert into people values ('ana', 'Ana', 5);
    insert into sessions (token_hash, person, created_at) values ('cookie', 'ana', 7);
    ${fill}`);
  await db.destroy();
}
