import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { attempt, type Engine } from './engine.ts';
import { listed } from './listed-table.ts';
import type { TableRecord } from './records.ts';
import { changeableColumns, rowOfTable, rowsOfSeats, SEAT_COLUMNS, TABLE_COLUMNS, tableOf } from './rows.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

type Tables = Pick<
  Store,
  'addTable' | 'hostedBy' | 'table' | 'marks' | 'save' | 'addRematch' | 'publicTables' | 'tablesOf'
>;

export function tables(engine: Engine): Tables {
  return {
    addTable: (table, most) =>
      attempt(engine, async (trx) => {
        if (!(await hasRoom(engine, trx, table, most))) return false;
        await insertTable(trx, table);
        return true;
      }),

    hostedBy: (person, status) => countHosted(engine.db, person, status),

    async table(id) {
      const row = await selectTables(engine, sql.ref<string>('config')).where('tables.id', '=', id).executeTakeFirst();
      return row === undefined ? null : tableOf(row);
    },

    marks: (ids) =>
      engine.db
        .selectFrom('tables')
        .select(({ selectFrom }) => [
          'id',
          'version',
          'seq',
          selectFrom('chat')
            .select(({ fn, lit }) => fn.coalesce(fn.max('chat.id'), lit(0)).as('latest'))
            .whereRef('chat.table_id', '=', 'tables.id')
            .$asScalar()
            .$notNull()
            .as('chatId'),
        ])
        .where('id', 'in', ids)
        .execute(),

    save: (table, most) =>
      attempt(engine, async (trx, tell) => {
        if (!(await hasRoom(engine, trx, table, most))) return false;
        tell({ kind: 'table', table: table.id });
        return saveTable(trx, table);
      }),

    addRematch: (previous, table, most) =>
      attempt(engine, async (trx, tell) => {
        if (!(await hasRoom(engine, trx, table, most))) return false;
        const { numUpdatedRows } = await trx
          .updateTable('tables')
          .set({ next: table.id, version: previous.version + 1 })
          .where('id', '=', previous.id)
          .where('version', '=', previous.version)
          .where('seq', '=', previous.seq)
          .where('next', 'is', null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows !== 1n) return false;
        await insertTable(trx, { ...table, previous: previous.id });
        tell({ kind: 'table', table: previous.id });
        return true;
      }),

    async publicTables(limit) {
      const rows = await selectTables(engine, LISTED)
        .where('visibility', '=', sql.lit('public'))
        .where('status', 'in', [sql.lit('waiting'), sql.lit('running')])
        .orderBy('updated_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => listed(tableOf(row)));
    },

    async tablesOf(person, limit, after) {
      const rows = await selectTables(engine, LISTED)
        .where('tables.id', 'in', (query) =>
          query
            .selectFrom('seats')
            .select('seats.table_id')
            .where('seats.person', '=', person)
            .union((hosted) =>
              hosted.selectFrom('tables as own').select('own.id as table_id').where('own.host', '=', person),
            ),
        )
        .where('status', '!=', 'closed')
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`(updated_at, tables.id) < (${after?.updatedAt}, ${after?.id})`),
        )
        .orderBy('updated_at', 'desc')
        .orderBy('tables.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => listed(tableOf(row)));
    },
  };
}

/** Lists do not read boxes of a host's own, which would outweigh all the rest of them. */
const LISTED = sql<string>`coalesce(listed_config, config)`;

/** Tables with their seats in one query: two could fall on either side of a change. */
function selectTables({ db, json }: Engine, config: RawBuilder<string>) {
  const columns = sql.join(SEAT_COLUMNS.map((column) => sql.ref(column)));
  const seats = sql<string>`(
    select coalesce(cast(${json.rows}(${json.row}(${columns}) order by seat) as text), '[]')
    from seats where seats.table_id = tables.id
  )`;
  return db
    .selectFrom('tables')
    .select(TABLE_COLUMNS)
    .select([config.as('config'), seats.as('seats')]);
}

/** Whether the host has fewer than `most` tables of the status. Whoever asks at the same moment waits for the answer. */
export async function hasRoom(
  { locked }: Engine,
  trx: Transaction<Database>,
  { host, status }: TableRecord,
  most: number | undefined,
): Promise<boolean> {
  if (most === undefined) return true;
  await sql`select id from people where id = ${host} ${locked}`.execute(trx);
  return (await countHosted(trx, host, status)) < most;
}

async function countHosted(db: Kysely<Database>, host: string, status: TableRecord['status']): Promise<number> {
  const { count } = await db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('host', '=', host)
    .where('status', 'in', [sql.lit('waiting'), sql.lit('running')])
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertTable(trx: Transaction<Database>, table: TableRecord): Promise<void> {
  await trx.insertInto('tables').values(rowOfTable(table)).execute();
  await insertSeats(trx, table);
}

async function insertSeats(trx: Transaction<Database>, table: TableRecord): Promise<void> {
  if (table.seats.length > 0) await trx.insertInto('seats').values(rowsOfSeats(table)).execute();
}

/** Whether the table was still as it was read, and is changed now. */
export async function saveTable(trx: Transaction<Database>, table: TableRecord): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tables')
    .set({ ...changeableColumns(table), version: table.version + 1 })
    .where('id', '=', table.id)
    .where('version', '=', table.version)
    .where('seq', '=', table.seq)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  await trx.deleteFrom('seats').where('table_id', '=', table.id).execute();
  await insertSeats(trx, table);
  return true;
}
