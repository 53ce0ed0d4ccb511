import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { Store } from './store.ts';

type Due = Pick<Store, 'claimDue' | 'claim' | 'release' | 'nextDue' | 'releaseAll' | 'beat'>;

/** What is due, who does it, and the clock it is measured by. */
export function due(engine: Engine): Due {
  const { db, skipLocked } = engine;
  return {
    async claimDue(node, serviceNow, now, until, limit) {
      // Materialized: PostgreSQL might run the inner query again for each table, and so claim more than the limit.
      const { rows } = await sql<{ id: string }>`
        with due as materialized (
          select id from tables
          where status = 'running' and due_at <= ${serviceNow} and (claimed_until is null or claimed_until <= ${now})
          order by due_at limit ${limit} ${skipLocked}
        )
        update tables set claimed_by = ${node}, claimed_until = ${until}
        where id in (select id from due)
        returning id
      `.execute(db);
      return rows.map(({ id }) => id);
    },

    async claim(table, node, serviceNow, now, until) {
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ claimed_by: node, claimed_until: until })
        .where('id', '=', table)
        .where('status', '=', 'running')
        .where('due_at', '<=', serviceNow)
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

    async beat(now, tolerance) {
      // The last sign of life never goes back: nodes whose clocks differ would find downtime between each other's beats.
      const { rows } = await sql<{ downtime: number }>`
        insert into service (id, last_beat, downtime) values (1, ${now}, 0)
        on conflict (id) do update set
          downtime = service.downtime + case
            when excluded.last_beat - service.last_beat > ${tolerance} then excluded.last_beat - service.last_beat
            else 0 end,
          last_beat = case
            when excluded.last_beat > service.last_beat then excluded.last_beat
            else service.last_beat end
        returning downtime
      `.execute(db);
      return rows[0]?.downtime ?? 0;
    },
  };
}
