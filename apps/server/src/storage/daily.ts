import { attempt, type Engine } from './engine.ts';
import type { DailyAttempt } from './records.ts';
import { jsonOf } from './rows.ts';
import type { Store } from './store.ts';
import { hasRoom, insertTable } from './tables.ts';

type Daily = Pick<
  Store,
  'dailySecret' | 'dailyTable' | 'addDaily' | 'dailyAttempts' | 'dailyUnjudged' | 'setDailyLuck'
>;

/** The deal of the day: its secrets, and the one attempt of each person. */
export function daily(engine: Engine): Daily {
  const { db } = engine;

  const tableOf = async (day: string, game: string, person: string) => {
    const row = await db
      .selectFrom('daily_attempts')
      .select('table_id')
      .where('day', '=', day)
      .where('game', '=', game)
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.table_id ?? null;
  };

  return {
    async dailySecret(day, game, fresh) {
      // Whichever node is first decides it, and all read what was stored.
      await db
        .insertInto('daily_deals')
        .values({ day, game, secret: fresh })
        .onConflict((conflict) => conflict.columns(['day', 'game']).doNothing())
        .execute();
      const { secret } = await db
        .selectFrom('daily_deals')
        .select('secret')
        .where('day', '=', day)
        .where('game', '=', game)
        .executeTakeFirstOrThrow();
      return secret;
    },

    dailyTable: tableOf,

    async addDaily(day, person, table, most) {
      try {
        return await attempt(engine, async (trx) => {
          if (!(await hasRoom(engine, trx, table, most))) return false;
          await insertTable(trx, table);
          await trx
            .insertInto('daily_attempts')
            .values({ day, game: table.game, person, table_id: table.id, luck: null })
            .execute();
          return true;
        });
      } catch (error) {
        if (engine.isDuplicate(error) && (await tableOf(day, table.game, person)) !== null) return false;
        throw error;
      }
    },

    async dailyAttempts(day, game, before, limit) {
      const rows = await db
        .selectFrom('daily_attempts')
        .innerJoin('tables', 'tables.id', 'daily_attempts.table_id')
        .innerJoin('seats', (join) =>
          join
            .onRef('seats.table_id', '=', 'daily_attempts.table_id')
            .onRef('seats.person', '=', 'daily_attempts.person'),
        )
        .select(['tables.id', 'watch_key', 'outcome', 'finished_at', 'luck', 'seats.person', 'seats.name', 'resigned'])
        .where('day', '=', day)
        .where('daily_attempts.game', '=', game)
        .where('tables.status', '=', 'over')
        .where('finished_at', '<', before)
        .orderBy('finished_at', 'desc')
        .orderBy('tables.id')
        .limit(limit)
        .execute();
      return rows.map(
        (row): DailyAttempt => ({
          table: row.id,
          person: row.person ?? '',
          name: row.name ?? '',
          resigned: row.resigned === 1,
          watchKey: row.watch_key,
          outcome: JSON.parse(row.outcome ?? 'null'),
          finishedAt: row.finished_at ?? 0,
          luck: row.luck === null ? null : JSON.parse(row.luck),
        }),
      );
    },

    async dailyUnjudged(limit) {
      const rows = await db
        .selectFrom('daily_attempts')
        .innerJoin('tables', 'tables.id', 'daily_attempts.table_id')
        .select('tables.id')
        .where('luck', 'is', null)
        .where('tables.status', '=', 'over')
        .orderBy('finished_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async setDailyLuck(table, luck) {
      await db
        .updateTable('daily_attempts')
        .set({ luck: jsonOf(luck) })
        .where('table_id', '=', table)
        .execute();
    },
  };
}
