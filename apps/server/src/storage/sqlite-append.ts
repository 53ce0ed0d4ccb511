import { type Kysely, sql } from 'kysely';
import type { Addition } from './engine.ts';
import type { Database } from './schema.ts';

/** A statement for the table, one for each entry, and a commit, written out: this is what every move waits for. */
export function appendToSqlite(db: Kysely<Database>, addition: Addition): Promise<boolean> {
  const { table, seq, at } = addition;
  return db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      update tables set
        seq = ${seq}, to_act = ${addition.toAct}, clocks = ${addition.clocks}, outcome = ${addition.outcome},
        due_at = ${addition.dueAt}, status = ${addition.status}, finished_at = ${addition.finishedAt}, updated_at = ${at},
        claimed_by = null, claimed_until = null
      where id = ${table} and seq = ${addition.before} and version = ${addition.version} and status = 'running'
    `.execute(trx);
    if (numAffectedRows !== 1n) return false;
    for (const entry of addition.entries) {
      await sql`
        insert into entries (table_id, seq, seat, content, made_by, key, hash, at, joined)
        values (
          ${table}, ${entry.seq}, ${entry.seat}, ${entry.content}, ${entry.made_by}, ${entry.key}, ${entry.hash}, ${entry.at},
          ${entry.joined}
        )
      `.execute(trx);
    }
    if (addition.remind.length > 0) {
      // One reminder a person and table: two that wait together say the same.
      await trx
        .insertInto('reminders')
        .values(addition.remind.map((person) => ({ table_id: table, person, seq, at })))
        .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ seq, at }))
        .execute();
    }
    return true;
  });
}
