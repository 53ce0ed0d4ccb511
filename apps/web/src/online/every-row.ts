import type { HttpAnswer } from '@stakeout/client';
import type { TableRow, TableRows } from '@stakeout/protocol';

/** So many parts of a list are read at most, a hundred rows each. */
const MOST_PARTS = 100;

/** The whole of a list that is told in parts, each row once however the list changes meanwhile. */
export async function everyRow(
  readAfter: (last?: TableRow) => Promise<HttpAnswer<TableRows>>,
): Promise<HttpAnswer<readonly TableRow[]>> {
  const rows = new Map<string, TableRow>();
  let last: TableRow | undefined;
  for (let part = 0; part < MOST_PARTS; part++) {
    const answer = await readAfter(last);
    if (!answer.ok) return answer;
    for (const row of answer.value.tables) rows.set(row.id, row);
    last = answer.value.tables.at(-1);
    if (last === undefined) break;
  }
  return { ok: true, value: [...rows.values()] };
}
