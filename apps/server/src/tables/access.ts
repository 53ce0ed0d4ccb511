import { timingSafeEqual } from 'node:crypto';
import { hashOfToken } from '../secrets.ts';
import type { TableRecord } from '../storage/records.ts';
import { belongsTo } from './standing.ts';
import { no, type Verdict, yes } from './verdict.ts';

/** Who asks: the person behind the cookie, and the key of the link for spectators, as far as there are any. */
export interface Asker {
  readonly person: string | null;
  readonly watchKey: string | null;
}

/** The table, if the asker may see it. A table that is not for them answers as one that does not exist. */
export function visibleTable(table: TableRecord | null, asker: Asker): Verdict<TableRecord> {
  return table !== null && canSee(table, asker) ? yes(table) : no('notFound');
}

export function canSee(table: TableRecord, { person, watchKey }: Asker): boolean {
  if (table.visibility === 'public' || belongsTo(table, person)) return true;
  return watchKey !== null && isSameKey(watchKey, table.watchKey);
}

/** Hashes have one length, and comparing them takes the same time wherever they differ. */
function isSameKey(given: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfToken(given)), Buffer.from(hashOfToken(right)));
}
