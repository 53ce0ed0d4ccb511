import { z } from 'zod';
import { Moment, Nonce, SeatNumber, SequenceNumber, Token } from './ids.ts';
import { CLOCK_LIMITS } from './limits.ts';
import { OutcomeShape } from './shapes.ts';

const within = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max);

/**
 * How long a player may take, in milliseconds. A move ends where it can no longer be taken back; each has `perMove`, and what it
 * takes beyond that comes out of the seat's `bank`. When both are used up a bot plays for the seat until its player returns.
 */
export const ClockRule = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('live'),
    perMove: within(CLOCK_LIMITS.live.perMove),
    bank: within(CLOCK_LIMITS.live.bank),
  }),
  z.strictObject({ kind: z.literal('long'), perMove: within(CLOCK_LIMITS.long.perMove) }),
]);
export type ClockRule = z.infer<typeof ClockRule>;

export const BotLevel = z.enum(['easy', 'medium', 'hard', 'master']);
export type BotLevel = z.infer<typeof BotLevel>;

export const Visibility = z.enum(['public', 'link']);
export type Visibility = z.infer<typeof Visibility>;

/**
 * Who is to sit where: `me` is whoever makes the table, `invited` takes an invitation, `open` takes anybody who finds the
 * table (at a table by link, anybody with an invitation).
 */
export const SeatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('invited') }),
  z.strictObject({ kind: z.literal('bot'), level: BotLevel }),
]);
export type SeatPlan = z.infer<typeof SeatPlan>;

export const CreateTable = z.strictObject({
  game: z.string().max(40),
  /** What the game's `configure` is given. */
  config: z.record(z.string(), z.unknown()).default({}),
  seats: z.array(SeatPlan).min(1).max(10),
  visibility: Visibility.default('link'),
  clock: ClockRule.nullable().default(null),
});
export type CreateTable = z.input<typeof CreateTable>;

export const Sit = z.strictObject({ seat: SeatNumber.optional() });
/** The nonce makes the shuffle partly yours. It is taken after the table's commitment was shown, never before. */
export const Ready = z.strictObject({ nonce: Nonce });
/** A host who is not ready yet can be so by starting. */
export const Start = z.strictObject({ nonce: Nonce.optional() });
export const Kick = z.strictObject({ seat: SeatNumber });
export const Invite = z.strictObject({ seat: SeatNumber });
/** Before the start, the host gives an empty seat to a bot, or takes it away again. */
export const ChangeSeat = z.strictObject({
  seat: SeatNumber,
  plan: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('open') }),
    z.strictObject({ kind: z.literal('invited') }),
    z.strictObject({ kind: z.literal('bot'), level: BotLevel }),
  ]),
});

export const SeatInfo = z.strictObject({
  kind: z.enum(['person', 'open', 'invited', 'bot']),
  /** Who sits there; of a bot, its level; `null` while nobody does. */
  name: z.string().nullable(),
  level: BotLevel.nullable(),
  ready: z.boolean(),
  /** A bot plays for the person until they return. */
  standIn: z.boolean(),
  /** The person gave up; a bot plays the seat to the end. */
  resigned: z.boolean(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

export const TableStatus = z.enum(['waiting', 'running', 'over', 'closed']);
export type TableStatus = z.infer<typeof TableStatus>;

/** A table as everybody who may see it sees it. */
export const TableInfo = z.strictObject({
  id: Token,
  game: z.string(),
  rulesVersion: z.string(),
  config: z.unknown(),
  visibility: Visibility,
  clock: ClockRule.nullable(),
  status: TableStatus,
  seats: z.array(SeatInfo),
  host: SeatNumber.nullable(),
  /** By which version commitment and key are made. */
  fairness: z.union([z.literal(1), z.literal(2)]),
  /** The hash of the secret behind every draw and of the terms, published before anybody is ready. */
  commitment: z.string(),
  /** The names that the file of the match will have, once it has started. */
  players: z.array(z.string()),
  /** One for each seat, once the match has started. */
  nonces: z.array(z.string()),
  /** Revealed when the match is over. */
  secret: z.string().nullable(),
  /** The day whose deal is played here; `null` at every other table. */
  daily: z.iso.date().nullable(),
  seq: SequenceNumber,
  toAct: z.array(SeatNumber),
  outcome: OutcomeShape.nullable(),
  /** The table this is a rematch of, and the rematch of this one; known to those who sit there. */
  previous: Token.nullable(),
  next: Token.nullable(),
  createdAt: Moment,
  startedAt: Moment.nullable(),
  finishedAt: Moment.nullable(),
});
export type TableInfo = z.infer<typeof TableInfo>;

/** What a table is to whoever asks. */
export const YourPlace = z.strictObject({
  seat: SeatNumber.nullable(),
  isHost: z.boolean(),
  /** For those who sit at the table: the path of the page for spectators. */
  watchPath: z.string().nullable(),
});
export type YourPlace = z.infer<typeof YourPlace>;

export const TableForYou = z.strictObject({ table: TableInfo, you: YourPlace });
export type TableForYou = z.infer<typeof TableForYou>;

/** A row of a list of tables. */
export const TableRow = z.strictObject({
  id: Token,
  game: z.string(),
  config: z.unknown(),
  visibility: Visibility,
  clock: ClockRule.nullable(),
  status: TableStatus,
  seats: z.array(SeatInfo),
  yourSeat: SeatNumber.nullable(),
  yourTurn: z.boolean(),
  /** How the match ended, once it has. */
  outcome: OutcomeShape.nullable(),
  updatedAt: Moment,
});
export type TableRow = z.infer<typeof TableRow>;

export const TableRows = z.strictObject({ tables: z.array(TableRow) });
export type TableRows = z.infer<typeof TableRows>;

/** A one-time invitation to a seat. */
export const Invitation = z.strictObject({ token: Token, path: z.string(), seat: SeatNumber });
export type Invitation = z.infer<typeof Invitation>;

export const InvitationPreview = z.strictObject({ seat: SeatNumber, table: TableRow });
export type InvitationPreview = z.infer<typeof InvitationPreview>;

/** What can be played here. */
export const GameInfo = z.strictObject({
  id: z.string(),
  rulesVersion: z.string(),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  options: z.array(z.strictObject({ name: z.string(), values: z.union([z.array(z.string()), z.string()]) })),
  levels: z.array(BotLevel),
});
export const GameList = z.strictObject({ games: z.array(GameInfo) });
export type GameList = z.infer<typeof GameList>;
