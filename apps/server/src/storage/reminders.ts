import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { PushSubscriptionRecord } from './records.ts';
import { jsonOf } from './rows.ts';
import type { Store } from './store.ts';

type Reminders = Pick<Store, 'putSubscription' | 'removeSubscription' | 'subscriptionsOf' | 'takeReminders'>;

export function reminders(engine: Engine): Reminders {
  const { db, skipLocked } = engine;
  return {
    async putSubscription({ endpoint, person, keys, language }, session = null) {
      // A browser has one endpoint: whoever uses it now gets its reminders.
      const columns = { person, keys: jsonOf(keys), language, session };
      await db
        .insertInto('subscriptions')
        .values({ endpoint, ...columns })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(columns))
        .execute();
    },

    async removeSubscription(endpoint, person) {
      const removal = db.deleteFrom('subscriptions').where('endpoint', '=', endpoint);
      await (person === null ? removal : removal.where('person', '=', person)).execute();
    },

    async subscriptionsOf(person) {
      const rows = await db
        .selectFrom('subscriptions')
        .selectAll()
        .where('person', '=', person)
        .orderBy('endpoint')
        .execute();
      return rows.map((row) => ({
        endpoint: row.endpoint,
        person: row.person,
        keys: JSON.parse(row.keys),
        language: row.language as PushSubscriptionRecord['language'],
      }));
    },

    async takeReminders(limit) {
      const { rows } = await sql<{ table_id: string; person: string; seq: number }>`
        with taken as materialized (
          select table_id, person from reminders order by at limit ${limit} ${skipLocked}
        )
        delete from reminders where (table_id, person) in (select table_id, person from taken)
        returning table_id, person, seq
      `.execute(db);
      return rows.map((row) => ({ table: row.table_id, person: row.person, seq: row.seq }));
    },
  };
}
