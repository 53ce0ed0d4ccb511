import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { Store } from './store.ts';

type Due = Pick<Store, 'claimDue' | 'claim' | 'release' | 'nextDue' | 'releaseAll' | 'openClock' | 'beat'>;

/** What is due, who does it, and the clock it is measured by. */
export function due(engine: Engine): Due {
  const { db, skipLocked } = engine;
  return {
    async claimDue(node, dueBy, now, until, limit) {
      // Materialized: PostgreSQL might run the inner query again for each table, and so claim more than the limit.
      const { rows } = await sql<{ id: string }>`
        with due as materialized (
          select id from tables
          where status = 'running' and due_at <= ${dueBy} and (claimed_until is null or claimed_until <= ${now})
          order by due_at limit ${limit} ${skipLocked}
        )
        update tables set claimed_by = ${node}, claimed_until = ${until}
        where id in (select id from due)
        returning id
      `.execute(db);
      return rows.map(({ id }) => id);
    },

    async claim(table, node, now, until) {
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ claimed_by: node, claimed_until: until })
        .where('id', '=', table)
        .where('status', '=', 'running')
        .where('due_at', '<=', now)
        .where(({ eb, or }) =>
          or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now), eb('claimed_by', '=', node)]),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async release(table, node, dueAt) {
      await db
        .updateTable('tables')
        .set({ claimed_by: null, claimed_until: null, ...(dueAt === undefined ? {} : { due_at: dueAt }) })
        .where('id', '=', table)
        .where('claimed_by', '=', node)
        .execute();
    },

    async nextDue() {
      const row = await db
        .selectFrom('tables')
        .select('due_at')
        .where('status', '=', sql.lit('running'))
        .where('due_at', 'is not', null)
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst();
      return row?.due_at ?? null;
    },

    async releaseAll(node) {
      await db
        .updateTable('tables')
        .set({ claimed_by: null, claimed_until: null })
        .where('claimed_by', '=', node)
        .execute();
    },

    async openClock(first) {
      await db
        .insertInto('service_clock')
        .values({ id: 1, time: first })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const { time } = await db.selectFrom('service_clock').select('time').executeTakeFirstOrThrow();
      return time;
    },

    async beat(now) {
      const { time } = await db
        .updateTable('service_clock')
        .set(({ eb, ref }) => ({
          time: eb.case().when('time', '<', now).then(now).else(ref('time')).end(),
        }))
        .returning('time')
        .executeTakeFirstOrThrow();
      return time;
    },
  };
}
