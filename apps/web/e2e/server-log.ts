import { join } from 'node:path';
import { commitmentTo } from '@stakeout/kernel';
import Libsql from 'libsql';
import type { Saved } from './saved.ts';

interface TableRow {
  readonly game: string;
  readonly rules_version: string;
  readonly config: string;
  readonly secret: string;
}
interface SeatRow {
  readonly name: string;
  readonly nonce: string;
}
interface EntryRow {
  readonly seat: number;
  readonly content: string;
}

/**
 * A match as a server keeps it: as the file of it would be, but for one that is still running, whose secret nobody else
 * knows. So a test need not play a game to its end to compare what was shown with what was true.
 */
export function savedOn(folder: string, id: string): Saved {
  const database = new Libsql(join(folder, 'stakeout.db'), { readonly: true });
  try {
    const table = database.prepare('select game, rules_version, config, secret from tables where id = ?').get(id) as
      | TableRow
      | undefined;
    if (table === undefined) throw new Error(`the server has no table ${id}`);
    const seats = database
      .prepare('select name, nonce from seats where table_id = ? order by seat')
      .all(id) as SeatRow[];
    const entries = database
      .prepare('select seat, content from entries where table_id = ? order by seq')
      .all(id) as EntryRow[];
    return {
      header: {
        game: table.game,
        rulesVersion: table.rules_version,
        matchId: id,
        players: seats.map(({ name }) => name),
        config: JSON.parse(table.config),
        commitment: commitmentTo(table.secret),
        nonces: seats.map(({ nonce }) => nonce),
      },
      secret: table.secret,
      entries: entries.map(({ seat, content }) => ({ seat, ...JSON.parse(content) })),
    };
  } finally {
    database.close();
  }
}
