import { type ExpressionBuilder, sql } from 'kysely';
import type { Engine, Work } from './engine.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

type Retention = Pick<
  Store,
  'closeAbandoned' | 'closeIdle' | 'removeClosed' | 'removePeople' | 'removeSessions' | 'removeLinks'
>;

type Transaction = Parameters<Work<void>>[0];

/** What goes after a while. Everything is done in small steps, so that nobody has to wait for it. */
export function retention(engine: Engine): Retention {
  const { skipLocked } = engine;

  const close = (chosen: (trx: Transaction) => Promise<readonly string[]>, now: number) =>
    engine.write(async (trx, tell) => {
      const ids = await chosen(trx);
      if (ids.length === 0) return 0;
      await trx
        .updateTable('tables')
        .set(({ eb }) => ({ status: 'closed', version: eb('version', '+', 1), updated_at: now, due_at: null }))
        .where('id', 'in', ids)
        .execute();
      for (const id of ids) tell({ kind: 'table', table: id });
      return ids.length;
    });

  return {
    closeAbandoned: (before, now, limit) =>
      close(async (trx) => {
        const { rows } = await sql<{ id: string }>`
          select id from tables where status = 'waiting' and updated_at < ${before}
          order by updated_at limit ${limit} ${skipLocked}
        `.execute(trx);
        return rows.map(({ id }) => id);
      }, now),

    closeIdle: (before, now, limit) =>
      close(async (trx) => {
        // By when they began, since an index by the last move would be written with every move.
        const { rows } = await sql<{ id: string }>`
          select id from tables where status = 'running' and started_at < ${before} and updated_at < ${before}
          order by started_at limit ${limit} ${skipLocked}
        `.execute(trx);
        return rows.map(({ id }) => id);
      }, now),

    removeClosed: (before, limit) =>
      engine.write(async (trx) => {
        const { rows } = await sql<{ id: string; previous: string | null }>`
          select id, previous from tables where status = 'closed' and updated_at < ${before}
          order by updated_at limit ${limit} ${skipLocked}
        `.execute(trx);
        const ids = rows.map(({ id }) => id);
        if (ids.length === 0) return 0;
        const parts = [
          'invitations',
          'chat',
          'checkpoints',
          'entries',
          'seats',
          'reminders',
          'daily_attempts',
        ] as const;
        for (const part of parts) {
          await trx.deleteFrom(part).where('table_id', 'in', ids).execute();
        }
        // Whoever played before may have another rematch instead.
        const played = rows.flatMap(({ previous }) => previous ?? []);
        if (played.length > 0) {
          await trx
            .updateTable('tables')
            .set(({ eb }) => ({ next: null, version: eb('version', '+', 1) }))
            .where('id', 'in', played)
            .where('next', 'in', ids)
            .execute();
        }
        await trx.deleteFrom('tables').where('id', 'in', ids).execute();
        return ids.length;
      }),

    removePeople: (before, after, limit) =>
      engine.write(async (trx) => {
        const walked = await trx
          .selectFrom('people')
          .select('id')
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute();
        const last = walked.at(-1)?.id;
        if (last === undefined) return { removed: 0, last: null };
        const gone = await trx
          .selectFrom('people')
          .select('id')
          .where('id', '>', after)
          .where('id', '<=', last)
          .where('created_at', '<', before)
          .where((eb) => isForgotten(eb, before))
          .execute();
        const ids = gone.map(({ id }) => id);
        if (ids.length > 0) {
          for (const part of ['subscriptions', 'recoveries', 'sessions', 'puzzle_tries'] as const) {
            await trx.deleteFrom(part).where('person', 'in', ids).execute();
          }
          await trx.deleteFrom('people').where('id', 'in', ids).execute();
        }
        return { removed: ids.length, last };
      }),

    removeSessions: (before, limit) =>
      engine.write(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('sessions')
          .where('token_hash', 'in', (query) =>
            query
              .selectFrom('sessions')
              .select('token_hash')
              .where('used_at', '<', before)
              .orderBy('used_at')
              .limit(limit),
          )
          .executeTakeFirstOrThrow();
        return Number(numDeletedRows);
      }),

    removeLinks: (now, limit) =>
      engine.write(async (trx) => {
        const recoveries = await trx
          .deleteFrom('recoveries')
          .where('token_hash', 'in', (query) =>
            query.selectFrom('recoveries').select('token_hash').where('expires_at', '<=', now).limit(limit),
          )
          .executeTakeFirstOrThrow();
        const invitations = await trx
          .deleteFrom('invitations')
          .where('token_hash', 'in', (query) =>
            query
              .selectFrom('invitations')
              .innerJoin('tables', 'tables.id', 'invitations.table_id')
              .select('invitations.token_hash')
              .where('tables.status', 'in', ['over', 'closed'])
              .limit(limit),
          )
          .executeTakeFirstOrThrow();
        return Math.max(Number(recoveries.numDeletedRows), Number(invitations.numDeletedRows));
      }),
  };
}

/** Somebody who has not been here since, and of whom nothing is left at any table. */
function isForgotten(eb: ExpressionBuilder<Database, 'people'>, before: number) {
  const { and, not, exists } = eb;
  return and([
    not(
      exists(
        eb
          .selectFrom('sessions')
          .select('token_hash')
          .whereRef('sessions.person', '=', 'people.id')
          .where('used_at', '>=', before),
      ),
    ),
    not(exists(eb.selectFrom('seats').select('seats.seat').whereRef('seats.person', '=', 'people.id'))),
    not(exists(eb.selectFrom('tables').select('tables.id').whereRef('tables.host', '=', 'people.id'))),
    not(exists(eb.selectFrom('chat').select('chat.id').whereRef('chat.person', '=', 'people.id'))),
  ]);
}
