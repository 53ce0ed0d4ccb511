import { join } from 'node:path';
import { commitmentToTerms } from '@stakeout/kernel';
import Libsql from 'libsql';
import type { Saved } from './saved.ts';

interface TableRow {
  readonly game: string;
  readonly rules_version: string;
  readonly config: string;
  readonly secret: string;
}
interface SeatRow {
  readonly kind: string;
  readonly name: string;
  readonly level: string | null;
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
      .prepare('select kind, name, level, nonce from seats where table_id = ? order by seat')
      .all(id) as SeatRow[];
    const entries = database
      .prepare('select seat, content from entries where table_id = ? order by seq')
      .all(id) as EntryRow[];
    const { game, secret, rules_version: rulesVersion } = table;
    const config: unknown = JSON.parse(table.config);
    return {
      header: {
        ...{ game, rulesVersion, matchId: id, config },
        players: seats.map(({ name }) => name),
        commitment: commitmentToTerms(secret, { game, rulesVersion, matchId: id, config, seats: seats.length }),
        nonces: seats.map(({ nonce }) => nonce),
        fairness: 2,
        seats: seats.map(({ kind, level }) => ({ kind: kind === 'bot' ? 'bot' : 'person', level })),
      },
      secret,
      entries: entries.map(({ seat, content }) => ({ seat, ...JSON.parse(content) })),
    };
  } finally {
    database.close();
  }
}
