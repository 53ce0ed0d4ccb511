import type { Engine } from './engine.ts';
import type { ChatRecord } from './records.ts';
import { lineOf } from './rows.ts';
import type { Store } from './store.ts';

type Chat = Pick<Store, 'addChat' | 'chat'>;

/** How often a line may lose its number to one that is written at the same moment. */
const ATTEMPTS = 50;

export function chat(engine: Engine): Chat {
  const { db } = engine;

  const add = (line: Omit<ChatRecord, 'id'>, key: string): Promise<ChatRecord> =>
    engine.write(async (trx, tell) => {
      // The next number of the table, not of a sequence: numbers of a sequence can become visible out of order, and whoever
      // asks for lines above the last would never see the late one.
      const added = await trx
        .insertInto('chat')
        .values(({ selectFrom, fn, lit }) => ({
          table_id: line.table,
          id: selectFrom('chat')
            .select(({ eb }) => eb(fn.coalesce(fn.max('id'), lit(0)), '+', 1).as('id'))
            .where('table_id', '=', line.table),
          person: line.person,
          seat: line.seat,
          name: line.name,
          text: line.text,
          at: line.at,
          key,
        }))
        .onConflict((conflict) => conflict.columns(['table_id', 'person', 'key']).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (added !== undefined) {
        tell({ kind: 'chat', table: line.table, id: added.id });
        return lineOf(added);
      }
      const before = await trx
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', line.table)
        .where('person', '=', line.person)
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return lineOf(before);
    });

  return {
    async addChat(line, key) {
      for (let count = 1; ; count++) {
        try {
          return await add(line, key);
        } catch (error) {
          if (count === ATTEMPTS || !engine.isDuplicate(error)) throw error;
        }
      }
    },

    async chat(table, after, limit, of = 'everybody') {
      const rows = await db
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', table)
        .where('id', '>', after)
        .$if(of === 'seated', (query) => query.where('seat', 'is not', null))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(lineOf).reverse();
    },
  };
}
