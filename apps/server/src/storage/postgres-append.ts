import type { Pool } from 'pg';
import type { Addition } from './engine.ts';
import { noticeText } from './postgres-notices.ts';

/**
 * One statement, so that a move costs one round trip: the table is changed if it is as expected, and only then are the
 * entries and the reminders added and the nodes told, all at once or not at all.
 */
const TEXT = `
  with changed as (
    update tables set
      seq = $3, to_act = $4, clocks = $5, outcome = $6, due_at = $7, status = $8, finished_at = $9, updated_at = $10,
      claimed_by = null, claimed_until = null
    where id = $1 and version = $2 and seq = $11 and status = 'running'
    returning id
  ), added as (
    insert into entries (table_id, seq, seat, content, made_by, key, hash, at, joined)
    select changed.id, entry.* from changed, unnest(
      $12::bigint[], $13::bigint[], $14::text[], $15::text[], $16::text[], $17::text[], $18::bigint[], $19::bigint[]
    ) as entry
  ), reminded as (
    insert into reminders (table_id, person, seq, at)
    select id, person, $3::bigint, $10::bigint from changed, unnest($20::text[]) as person
    on conflict (table_id, person) do update set seq = excluded.seq, at = excluded.at
  )
  select pg_notify($21, $22) from changed
`;

export async function appendToPostgres(pool: Pool, channel: string, addition: Addition): Promise<boolean> {
  const { table, seq, entries } = addition;
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
      addition.before,
      entries.map((entry) => entry.seq),
      entries.map((entry) => entry.seat),
      entries.map((entry) => entry.content),
      entries.map((entry) => entry.made_by),
      entries.map((entry) => entry.key),
      entries.map((entry) => entry.hash),
      entries.map((entry) => entry.at),
      entries.map((entry) => entry.joined),
      addition.remind,
      channel,
      noticeText({ kind: 'entry', table, seq }),
    ],
  });
  return rowCount === 1;
}
