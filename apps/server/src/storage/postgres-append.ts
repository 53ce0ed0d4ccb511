import pg from 'pg';
import type { Addition } from './engine.ts';
import { GroupCommit, type Settled } from './group-commit.ts';

/**
 * One statement, so that a move costs one round trip: the table is changed if it is as expected, and only then are the
 * entries, the reminders and the checkpoint added, all at once or not at all.
 */
const one = (locked: 'skip locked' | '') => `
  with free as materialized (
    select id from tables where id = $1 and version = $2 and seq = $11 and status = 'running' for no key update ${locked}
  ), changed as (
    update tables set
      seq = $3, to_act = $4, clocks = $5, outcome = $6, due_at = $7, status = $8, finished_at = $9, updated_at = $10,
      claimed_by = null, claimed_until = null
    from free where tables.id = free.id
    returning tables.id
  ), added as (
    insert into entries (table_id, seq, seat, content, made_by, key, hash, at, joined)
    select changed.id, entry.* from changed, unnest(
      $12::bigint[], $13::bigint[], $14::text[], $15::text[], $16::text[], $17::text[], $18::bigint[], $19::bigint[]
    ) as entry
  ), reminded as (
    insert into reminders (table_id, person, seq, at)
    select id, person, $3::bigint, $10::bigint from changed, unnest($20::text[]) as person
    on conflict (table_id, person) do update set seq = excluded.seq, at = excluded.at
  ), kept as (
    insert into checkpoints (table_id, seq, moves, state)
    select id, $3::bigint, $21::bigint, $22::text from changed where $22::text is not null
    on conflict (table_id) do update set seq = excluded.seq, moves = excluded.moves, state = excluded.state
  )
  select id from changed
`;

/** Passes over a table that somebody else is changing just now. */
const ONE = one('skip locked');
/** Waits for whoever is changing the table. */
const ONE_AT_LAST = one('');

/**
 * The same for several tables. A row that somebody else is changing just now is left out, so that nobody waits for a
 * neighbour's neighbour, and no two nodes for each other.
 */
const MANY = `
  with given as (
    select * from unnest(
      $1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::bigint[],
      $10::bigint[], $11::bigint[]
    ) as given (id, version, seq, to_act, clocks, outcome, due_at, status, finished_at, at, before)
  ), free as materialized (
    select tables.id from given join tables on tables.id = given.id
    where tables.version = given.version and tables.seq = given.before and tables.status = 'running'
    for no key update of tables skip locked
  ), changed as (
    update tables set
      seq = given.seq, to_act = given.to_act, clocks = given.clocks, outcome = given.outcome, due_at = given.due_at,
      status = given.status, finished_at = given.finished_at, updated_at = given.at,
      claimed_by = null, claimed_until = null
    from given join free on free.id = given.id
    where tables.id = given.id
    returning tables.id
  ), added as (
    insert into entries (table_id, seq, seat, content, made_by, key, hash, at, joined)
    select entry.* from unnest(
      $12::text[], $13::bigint[], $14::bigint[], $15::text[], $16::text[], $17::text[], $18::text[], $19::bigint[],
      $20::bigint[]
    ) as entry (table_id, seq, seat, content, made_by, key, hash, at, joined)
    join changed on changed.id = entry.table_id
  ), reminded as (
    insert into reminders (table_id, person, seq, at)
    select reminder.table_id, reminder.person, reminder.seq, reminder.at
    from unnest($21::text[], $22::text[], $23::bigint[], $24::bigint[]) as reminder (table_id, person, seq, at)
    join changed on changed.id = reminder.table_id
    on conflict (table_id, person) do update set seq = excluded.seq, at = excluded.at
  ), kept as (
    insert into checkpoints (table_id, seq, moves, state)
    select point.table_id, point.seq, point.moves, point.state
    from unnest($25::text[], $26::bigint[], $27::bigint[], $28::text[]) as point (table_id, seq, moves, state)
    join changed on changed.id = point.table_id
    on conflict (table_id) do update set seq = excluded.seq, moves = excluded.moves, state = excluded.state
  )
  select id from changed
`;

/** For the connection that adds. The plan is made once, and stays right however large the tables grow: rows are found by their keys. */
export const PLANS = `
  set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off
`;

/**
 * Adds what several requests brought about with one statement, on a connection of its own. Whatever is not done that way is
 * tried by itself, on any other connection.
 */
export class PostgresAppends {
  private readonly writer: pg.Pool;
  private readonly others: pg.Pool;
  private readonly stored: (additions: readonly Addition[]) => void;
  private readonly group: GroupCommit<Addition, boolean>;

  /** `writer` has one connection, for this alone; `stored` is told what was committed. */
  constructor(writer: pg.Pool, others: pg.Pool, stored: (additions: readonly Addition[]) => void) {
    this.writer = writer;
    this.others = others;
    this.stored = stored;
    this.group = new GroupCommit(
      (additions) => this.commit(additions),
      ({ table }) => table,
    );
  }

  add(addition: Addition): Promise<boolean> {
    return this.group.add(addition);
  }

  private async commit(additions: readonly Addition[]): Promise<readonly Settled<boolean>[]> {
    const done = await this.together(additions);
    this.stored(additions.filter(({ table }) => done.has(table)));
    // Nobody else waits for those that remain.
    return additions.map((addition) => ({ ok: true, value: done.has(addition.table) || this.alone(addition) }));
  }

  /** The tables that were changed. None of them when one of the rows is at fault, since it is not known which. */
  private async together(additions: readonly Addition[]): Promise<ReadonlySet<string>> {
    const [first, ...others] = additions;
    // A name lets the connection keep the plan.
    const query =
      first !== undefined && others.length === 0
        ? { name: 'one', text: ONE, values: valuesOfOne(first) }
        : { name: 'many', text: MANY, values: valuesOfMany(additions) };
    try {
      const { rows } = await this.writer.query<{ id: string }>(query);
      return new Set(rows.map(({ id }) => id));
    } catch (error) {
      if (error instanceof pg.DatabaseError) return new Set();
      throw error;
    }
  }

  private async alone(addition: Addition): Promise<boolean> {
    try {
      const query = { name: 'one-at-last', text: ONE_AT_LAST, values: valuesOfOne(addition) };
      const { rowCount } = await this.others.query(query);
      if (rowCount !== 1) return false;
      this.stored([addition]);
      return true;
    } catch (error) {
      if (isPostgresDuplicate(error)) return false;
      throw error;
    }
  }
}

export function isPostgresDuplicate(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505';
}

function valuesOfOne(addition: Addition): unknown[] {
  const { entries } = addition;
  return [
    addition.table,
    addition.version,
    addition.seq,
    addition.toAct,
    addition.clocks,
    addition.outcome,
    addition.dueAt,
    addition.status,
    addition.finishedAt,
    addition.at,
    addition.before,
    entries.map((entry) => entry.seq),
    entries.map((entry) => entry.seat),
    entries.map((entry) => entry.content),
    entries.map((entry) => entry.made_by),
    entries.map((entry) => entry.key),
    entries.map((entry) => entry.hash),
    entries.map((entry) => entry.at),
    entries.map((entry) => entry.joined),
    addition.remind,
    addition.checkpoint?.moves ?? null,
    addition.checkpoint?.state ?? null,
  ];
}

function valuesOfMany(additions: readonly Addition[]): unknown[] {
  const entries = additions.flatMap((addition) => addition.entries);
  const checkpoints = additions.flatMap(({ checkpoint }) => checkpoint ?? []);
  const reminders = additions.flatMap(({ table, seq, at, remind }) =>
    remind.map((person) => ({ table, person, seq, at })),
  );
  return [
    additions.map(({ table }) => table),
    additions.map(({ version }) => version),
    additions.map(({ seq }) => seq),
    additions.map(({ toAct }) => toAct),
    additions.map(({ clocks }) => clocks),
    additions.map(({ outcome }) => outcome),
    additions.map(({ dueAt }) => dueAt),
    additions.map(({ status }) => status),
    additions.map(({ finishedAt }) => finishedAt),
    additions.map(({ at }) => at),
    additions.map(({ before }) => before),
    entries.map((entry) => entry.table_id),
    entries.map((entry) => entry.seq),
    entries.map((entry) => entry.seat),
    entries.map((entry) => entry.content),
    entries.map((entry) => entry.made_by),
    entries.map((entry) => entry.key),
    entries.map((entry) => entry.hash),
    entries.map((entry) => entry.at),
    entries.map((entry) => entry.joined),
    reminders.map(({ table }) => table),
    reminders.map(({ person }) => person),
    reminders.map(({ seq }) => seq),
    reminders.map(({ at }) => at),
    checkpoints.map((point) => point.table_id),
    checkpoints.map((point) => point.seq),
    checkpoints.map((point) => point.moves),
    checkpoints.map((point) => point.state),
  ];
}
