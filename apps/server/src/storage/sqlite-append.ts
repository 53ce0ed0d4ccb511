import { type Kysely, sql } from 'kysely';
import type { Addition } from './engine.ts';
import type { Database } from './schema.ts';

/** Two statements and a commit, written out: this is what every move waits for. */
export function appendToSqlite(db: Kysely<Database>, addition: Addition): Promise<boolean> {
  const { table, seq, at } = addition;
  return db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      update tables set
        seq = ${seq}, to_act = ${addition.toAct}, clocks = ${addition.clocks}, outcome = ${addition.outcome},
        due_at = ${addition.dueAt}, status = ${addition.status}, finished_at = ${addition.finishedAt}, updated_at = ${at},
        claimed_by = null, claimed_until = null
      where id = ${table} and seq = ${seq - 1} and version = ${addition.version} and status = 'running'
    `.execute(trx);
    if (numAffectedRows !== 1n) return false;
    await sql`
      insert into entries (table_id, seq, seat, content, made_by, key, hash, at)
      values (${table}, ${seq}, ${addition.seat}, ${addition.content}, ${addition.by}, ${addition.key}, ${addition.hash}, ${at})
    `.execute(trx);
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
