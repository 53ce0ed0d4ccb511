import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { StorageError } from './storage-error.ts';

/** Where the engines differ in how tables are made. */
export interface DefinitionDialect {
  /** The type of whole numbers up to 2^53. */
  readonly integer: 'integer' | 'bigint';
  /** What a definition ends with. */
  readonly ending: '' | 'strict';
  /** Lets one node at a time migrate, until its transaction ends. */
  lock(trx: Transaction<Database>): Promise<void>;
}

type Migration = (dialect: DefinitionDialect) => readonly string[];

/** Each brings the database from one version to the next. What was released is never changed: add another. */
export const MIGRATIONS: readonly Migration[] = [
  first,
  withSentAway,
  withJoinedEntries,
  withFairness,
  withDevices,
  withServiceTime,
  withListedConfig,
  withBounds,
  withDailyDeals,
  withMasters,
  withCheckpoints,
  withPuzzleTries,
];

/** Brings the database up to this program's version, all or nothing; refuses one that a newer program has changed. */
export async function migrate(
  db: Kysely<Database>,
  dialect: DefinitionDialect,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await dialect.lock(trx);
    const { integer, ending } = dialect;
    await sql
      .raw(`create table if not exists migrations (number ${integer} primary key, at ${integer} not null) ${ending}`)
      .execute(trx);
    const { latest } = await trx
      .selectFrom('migrations')
      .select(({ fn }) => fn.max('number').as('latest'))
      .executeTakeFirstOrThrow();
    // No row gives no maximum, which Kysely's types do not say.
    const version = Number(latest ?? 0);
    if (version > migrations.length) {
      throw new StorageError(
        `The database is of version ${version}, this program knows up to ${migrations.length}: run a newer Stakeout on it.`,
      );
    }
    for (const [index, migration] of migrations.entries()) {
      if (index < version) continue;
      for (const statement of migration(dialect)) await sql.raw(statement).execute(trx);
      await trx
        .insertInto('migrations')
        .values({ number: index + 1, at: Date.now() })
        .execute();
    }
  });
}

function first({ integer, ending }: DefinitionDialect): readonly string[] {
  const flag = `${integer} not null check`;
  return [
    `create table people (
      id text primary key not null,
      name text not null,
      created_at ${integer} not null
    ) ${ending}`,
    `create table sessions (
      token_hash text primary key not null,
      person text not null references people (id),
      created_at ${integer} not null
    ) ${ending}`,
    `create table recoveries (
      token_hash text primary key not null,
      person text not null references people (id),
      expires_at ${integer} not null
    ) ${ending}`,
    `create table tables (
      id text primary key not null,
      game text not null,
      rules_version text not null,
      config text not null,
      visibility text not null check (visibility in ('public', 'link')),
      clock text,
      status text not null check (status in ('waiting', 'running', 'over', 'closed')),
      host text not null references people (id),
      watch_key text not null,
      secret text not null,
      version ${integer} not null check (version >= 0),
      seq ${integer} not null check (seq >= 0),
      to_act text not null,
      clocks text,
      opening_hash text,
      outcome text,
      due_at ${integer},
      previous text references tables (id),
      next text,
      created_at ${integer} not null,
      started_at ${integer},
      finished_at ${integer},
      updated_at ${integer} not null,
      claimed_by text,
      claimed_until ${integer}
    ) ${ending}`,
    // Partial indexes: a move of a private match without a clock touches none of them. Queries must write their conditions
    // out (`sql.lit`): of a value that is bound, SQLite does not know that it fits the index.
    `create index tables_due on tables (due_at) where status = 'running' and due_at is not null`,
    `create index tables_public on tables (updated_at) where visibility = 'public' and status in ('waiting', 'running')`,
    `create index tables_waiting on tables (updated_at) where status = 'waiting'`,
    `create index tables_host on tables (host)`,
    `create table seats (
      table_id text not null references tables (id),
      seat ${integer} not null check (seat >= 0),
      kind text not null check (kind in ('person', 'open', 'invited', 'bot')),
      by_invitation ${flag} (by_invitation in (0, 1)),
      person text references people (id),
      name text,
      level text check (level in ('easy', 'medium', 'hard')),
      ready ${flag} (ready in (0, 1)),
      nonce text,
      stand_in ${flag} (stand_in in (0, 1)),
      resigned ${flag} (resigned in (0, 1)),
      primary key (table_id, seat)
    ) ${ending}`,
    `create index seats_person on seats (person) where person is not null`,
    `create table invitations (
      token_hash text primary key not null,
      table_id text not null references tables (id),
      seat ${integer} not null,
      created_at ${integer} not null,
      unique (table_id, seat)
    ) ${ending}`,
    `create table entries (
      table_id text not null references tables (id),
      seq ${integer} not null check (seq > 0),
      seat ${integer} not null check (seat >= 0),
      content text not null,
      made_by text not null check (made_by in ('person', 'bot', 'standIn')),
      key text,
      hash text not null,
      at ${integer} not null,
      primary key (table_id, seq)
    ) ${ending}`,
    `create unique index entries_key on entries (table_id, seat, key) where key is not null`,
    `create table chat (
      table_id text not null references tables (id),
      id ${integer} not null,
      person text not null references people (id),
      seat ${integer},
      name text not null,
      text text not null,
      at ${integer} not null,
      key text not null,
      primary key (table_id, id),
      unique (table_id, person, key)
    ) ${ending}`,
    `create table subscriptions (
      endpoint text primary key not null,
      person text not null references people (id),
      keys text not null,
      language text not null check (language in ('en', 'pt'))
    ) ${ending}`,
    `create index subscriptions_person on subscriptions (person)`,
    `create table reminders (
      table_id text not null,
      person text not null,
      seq ${integer} not null,
      at ${integer} not null,
      primary key (table_id, person)
    ) ${ending}`,
    `create index reminders_at on reminders (at)`,
    `create table service (
      id ${integer} primary key check (id = 1),
      last_beat ${integer} not null,
      downtime ${integer} not null
    ) ${ending}`,
  ];
}

/** Whom hosts have sent away from their tables. */
function withSentAway(): readonly string[] {
  return [`alter table tables add column sent_away text not null default '[]'`];
}

/** Which entries were played in one go with the one before them. Those from before are taken for single ones. */
function withJoinedEntries({ integer }: DefinitionDialect): readonly string[] {
  return [`alter table entries add column joined ${integer} not null default 0 check (joined in (0, 1))`];
}

/** By which version the cards of a table are made. Tables from before are of the first. */
function withFairness({ integer }: DefinitionDialect): readonly string[] {
  return [`alter table tables add column fairness ${integer} not null default 1 check (fairness in (1, 2))`];
}

/** Which devices a person is signed in on. Reminders end with the session of their device, where it is known. */
function withDevices({ integer }: DefinitionDialect): readonly string[] {
  return [
    `alter table sessions add column used_at ${integer} not null default 0`,
    `update sessions set used_at = created_at`,
    `alter table sessions add column device text`,
    `create index sessions_person on sessions (person)`,
    `create index recoveries_person on recoveries (person)`,
    `alter table recoveries add column keeps_others ${integer} not null default 0 check (keeps_others in (0, 1))`,
    `alter table subscriptions add column session text references sessions (token_hash) on delete cascade`,
    `create index subscriptions_session on subscriptions (session) where session is not null`,
  ];
}

/** Service time itself, in place of what it was worked out from; claims are in it too, and those of before end. */
function withServiceTime({ integer, ending }: DefinitionDialect): readonly string[] {
  return [
    `create table service_clock (
      id ${integer} primary key check (id = 1),
      time ${integer} not null
    ) ${ending}`,
    `insert into service_clock (id, time) select id, last_beat - downtime from service`,
    `drop table service`,
    `update tables set claimed_by = null, claimed_until = null where claimed_by is not null`,
  ];
}

/** What lists tell of a configuration. Of tables from before it is worked out when they are read. */
function withListedConfig(): readonly string[] {
  return [`alter table tables add column listed_config text`];
}

/** What limits, retention and checks of health go by. */
function withBounds({ integer, ending }: DefinitionDialect): readonly string[] {
  return [
    `create index tables_hosted on tables (host) where status in ('waiting', 'running')`,
    `create index tables_idle on tables (started_at) where status = 'running'`,
    `create index tables_closed on tables (updated_at) where status = 'closed'`,
    `create index sessions_used on sessions (used_at)`,
    `create index chat_person on chat (person)`,
    `create table probes (id ${integer} primary key check (id = 1), filling text not null) ${ending}`,
  ];
}

/** The deal of each day, and who has tried it. */
function withDailyDeals({ ending }: DefinitionDialect): readonly string[] {
  return [
    `alter table tables add column daily text`,
    `create table daily_deals (
      day text not null,
      game text not null,
      secret text not null,
      primary key (day, game)
    ) ${ending}`,
    `create table daily_attempts (
      day text not null,
      game text not null,
      person text not null references people (id),
      table_id text not null unique references tables (id),
      luck text,
      primary key (day, game, person)
    ) ${ending}`,
  ];
}

/** Bots may be masters. The rule about a column is part of it, so it gets a new one under its old name. */
function withMasters(): readonly string[] {
  return [
    `alter table seats add column strength text check (strength in ('easy', 'medium', 'hard', 'master'))`,
    `update seats set strength = level where level is not null`,
    `alter table seats drop column level`,
    `alter table seats rename column strength to level`,
  ];
}

/** Where matches can be opened again from, without all that led there. */
function withCheckpoints({ integer, ending }: DefinitionDialect): readonly string[] {
  return [
    `create table checkpoints (
      table_id text primary key not null references tables (id),
      seq ${integer} not null check (seq > 0),
      moves ${integer} not null check (moves >= 0),
      state text not null
    ) ${ending}`,
  ];
}

/** First tries at puzzles, in the order in which the server came to know of them. */
function withPuzzleTries({ integer, ending }: DefinitionDialect): readonly string[] {
  return [
    `create table puzzle_tries (
      person text not null references people (id),
      game text not null,
      number ${integer} not null check (number > 0),
      puzzle ${integer} not null check (puzzle > 0),
      is_right ${integer} not null check (is_right in (0, 1)),
      rating ${integer} not null,
      day text not null,
      primary key (person, game, number),
      unique (person, game, puzzle)
    ) ${ending}`,
  ];
}
