/**
 * The tables of the database as Kysely sees them; `migrations.ts` makes them. Both engines hold integers and text only:
 * times are whole milliseconds, flags are 0 or 1, and what is structured is JSON in text, which the server alone reads.
 */
export interface Database {
  migrations: MigrationRow;
  people: PersonRow;
  sessions: SessionRow;
  recoveries: { token_hash: string; person: string; expires_at: number; keeps_others: number };
  tables: TableRow;
  seats: SeatRow;
  invitations: { token_hash: string; table_id: string; seat: number; created_at: number };
  entries: EntryRow;
  checkpoints: CheckpointRow;
  chat: ChatRow;
  subscriptions: { endpoint: string; person: string; keys: string; language: string; session: string | null };
  reminders: { table_id: string; person: string; seq: number; at: number };
  daily_deals: { day: string; game: string; secret: string };
  daily_attempts: { day: string; game: string; person: string; table_id: string; luck: string | null };
  puzzle_tries: PuzzleTryRow;
  probes: { id: number; filling: string };
  service_clock: { id: number; time: number };
}

interface MigrationRow {
  number: number;
  at: number;
}

export interface PersonRow {
  id: string;
  name: string;
  created_at: number;
}

export interface SessionRow {
  token_hash: string;
  person: string;
  created_at: number;
  /** When it was last seen in use, give or take an hour. */
  used_at: number;
  device: string | null;
}

export interface TableRow {
  id: string;
  game: string;
  rules_version: string;
  /** JSON. */
  config: string;
  /** JSON: what lists tell of it. Tables from before there was the column have none. */
  listed_config: string | null;
  visibility: string;
  /** JSON. */
  clock: string | null;
  status: string;
  host: string;
  watch_key: string;
  fairness: number;
  secret: string;
  /** The day whose deal is played. */
  daily: string | null;
  /** JSON. */
  sent_away: string;
  version: number;
  seq: number;
  /** JSON. */
  to_act: string;
  /** JSON. */
  clocks: string | null;
  opening_hash: string | null;
  /** JSON. */
  outcome: string | null;
  due_at: number | null;
  previous: string | null;
  next: string | null;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  updated_at: number;
  /** The node that does what is due. */
  claimed_by: string | null;
  /** Until when nobody else may, in service time: a node that dies gives its claims up by silence. */
  claimed_until: number | null;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  kind: string;
  by_invitation: number;
  person: string | null;
  name: string | null;
  level: string | null;
  ready: number;
  nonce: string | null;
  stand_in: number;
  resigned: number;
}

export interface EntryRow {
  table_id: string;
  seq: number;
  seat: number;
  /** JSON. */
  content: string;
  made_by: string;
  key: string | null;
  hash: string;
  at: number;
  /** Whether it was played in one go with the entry before it. */
  joined: number;
}

/** Where the match of a table can be opened again from; the latest such place of each. */
export interface CheckpointRow {
  table_id: string;
  /** The entry after which it is, and how many actions stand then. */
  seq: number;
  moves: number;
  /** JSON: the whole truth. */
  state: string;
}

export interface PuzzleTryRow {
  person: string;
  game: string;
  /** Counted for each person and game, without gaps: whoever has seen a try has seen all before it. */
  number: number;
  puzzle: number;
  is_right: number;
  rating: number;
  day: string;
}

export interface ChatRow {
  table_id: string;
  /** Counted within the table, without gaps: whoever has seen a line has seen all before it. */
  id: number;
  person: string;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  key: string;
}
