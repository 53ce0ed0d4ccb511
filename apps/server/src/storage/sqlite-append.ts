import type { Addition } from './engine.ts';
import type { SqliteValue } from './sqlite-statements.ts';
import { checked } from './sqlite-values.ts';

/** What is stored of one request, as values in the order of the statements below: flat, since it goes to another thread. */
export interface SqliteAddition {
  readonly table: readonly SqliteValue[];
  readonly entries: readonly (readonly SqliteValue[])[];
  /** One reminder a person and table: two that wait together say the same. */
  readonly reminders: readonly (readonly SqliteValue[])[];
  readonly checkpoint: readonly SqliteValue[] | null;
}

export const CHANGE_TABLE = `
  update tables set
    seq = ?, to_act = ?, clocks = ?, outcome = ?, due_at = ?, status = ?, finished_at = ?, updated_at = ?,
    claimed_by = null, claimed_until = null
  where id = ? and seq = ? and version = ? and status = 'running'`;

export const ADD_ENTRY = `
  insert into entries (table_id, seq, seat, content, made_by, key, hash, at, joined) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

export const ADD_REMINDER = `
  insert into reminders (table_id, person, seq, at) values (?, ?, ?, ?)
  on conflict (table_id, person) do update set seq = excluded.seq, at = excluded.at`;

export const PUT_CHECKPOINT = `
  insert into checkpoints (table_id, seq, moves, state) values (?, ?, ?, ?)
  on conflict (table_id) do update set seq = excluded.seq, moves = excluded.moves, state = excluded.state`;

/** Throws when something of it cannot be stored, before anything else could be touched by it. */
export function sqliteAddition(addition: Addition): SqliteAddition {
  const { table, seq, at, checkpoint } = addition;
  return {
    table: checked([
      seq,
      addition.toAct,
      addition.clocks,
      addition.outcome,
      addition.dueAt,
      addition.status,
      addition.finishedAt,
      at,
      table,
      addition.before,
      addition.version,
    ]),
    entries: addition.entries.map((entry) =>
      checked([
        table,
        entry.seq,
        entry.seat,
        entry.content,
        entry.made_by,
        entry.key,
        entry.hash,
        entry.at,
        entry.joined,
      ]),
    ),
    reminders: addition.remind.map((person) => checked([table, person, seq, at])),
    checkpoint: checkpoint === null ? null : checked([table, checkpoint.seq, checkpoint.moves, checkpoint.state]),
  };
}
