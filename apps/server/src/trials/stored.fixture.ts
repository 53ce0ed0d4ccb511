import { createHash } from 'node:crypto';
import { join } from 'node:path';
import Libsql from 'libsql';
import { SQLITE_FILE } from '../storage/sqlite-files.ts';

/** Service time is written all the time. */
const CLOCK = 'service_clock';

/** A hash of everything that a running node has stored but service time. */
export function storedHash(folder: string): string {
  const file = new Libsql(join(folder, SQLITE_FILE), { readonly: true });
  try {
    const names = file.prepare("select name from sqlite_master where type = 'table' order by name").all() as {
      readonly name: string;
    }[];
    const rows = names
      .filter(({ name }) => name !== CLOCK)
      .map(({ name }) => [name, file.prepare(`select * from "${name}" order by rowid`).all()]);
    return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  } finally {
    file.close();
  }
}
