import type { Pool } from 'pg';
import type { Addition } from './engine.ts';
import { noticeText } from './postgres-notices.ts';

/**
 * One statement, so that a move costs one round trip: the table is changed if it is as expected, and only then are the
 * entry and the reminders added and the nodes told, all at once or not at all.
 */
const TEXT = `
  with changed as (
    update tables set
      seq = $3, to_act = $4, clocks = $5, outcome = $6, due_at = $7, status = $8, finished_at = $9, updated_at = $10,
      claimed_by = null, claimed_until = null
    where id = $1 and version = $2 and seq = $3 - 1 and status = 'running'
    returning id
  ), added as (
    insert into entries (table_id, seq, seat, content, made_by, key, hash, at)
    select id, $3::bigint, $11::bigint, $12::text, $13::text, $14::text, $15::text, $10::bigint from changed
  ), reminded as (
    insert into reminders (table_id, person, seq, at)
    select id, person, $3::bigint, $10::bigint from changed, unnest($16::text[]) as person
    on conflict (table_id, person) do update set seq = excluded.seq, at = excluded.at
  )
  select pg_notify($17, $18) from changed
`;

export async function appendToPostgres(pool: Pool, channel: string, addition: Addition): Promise<boolean> {
  const { table, seq } = addition;
  const { rowCount } = await pool.query({
    // A name lets each connection keep the plan.
    name: 'append',
    text: TEXT,
    values: [
      table,
      addition.version,
      seq,
      addition.toAct,
      addition.clocks,
      addition.outcome,
      addition.dueAt,
      addition.status,
      addition.finishedAt,
      addition.at,
      addition.seat,
      addition.content,
      addition.by,
      addition.key,
      addition.hash,
      addition.remind,
      channel,
      noticeText({ kind: 'entry', table, seq }),
    ],
  });
  return rowCount === 1;
}
