import { z } from 'zod';
import { ErrorCode } from './errors.ts';
import { IdempotencyKey, Moment, SeatNumber, SequenceNumber } from './ids.ts';
import { ACTIONS_AT_ONCE } from './limits.ts';
import { OutcomeShape, RefusalShape } from './shapes.ts';
import { TableInfo, YourPlace } from './tables.ts';
import { ChatText } from './text.ts';

/** What a client says on the socket of a table. Everything that changes something carries an idempotency key. */
export const ClientMessage = z.discriminatedUnion('type', [
  /**
   * Plays actions one after another, all in one request, as far as nothing comes to light. `seq` is how many entries the
   * client has seen: the request is refused as stale when there are more.
   */
  z.strictObject({
    type: z.literal('act'),
    key: IdempotencyKey,
    seq: SequenceNumber,
    actions: z.array(z.unknown()).min(1).max(ACTIONS_AT_ONCE),
  }),
  /** Takes back as many of the latest requests. */
  z.strictObject({ type: z.literal('undo'), key: IdempotencyKey, seq: SequenceNumber, count: z.int().min(1) }),
  /** Gives the seat to a bot for good. */
  z.strictObject({ type: z.literal('resign'), key: IdempotencyKey }),
  /** Takes the seat back from the bot that stood in. */
  z.strictObject({ type: z.literal('return'), key: IdempotencyKey }),
  z.strictObject({ type: z.literal('say'), key: IdempotencyKey, text: ChatText }),
  /** Whether a player wants what spectators say; answered with the latest lines when they do. Until then they get none of it. */
  z.strictObject({ type: z.literal('hear'), spectators: z.boolean() }),
  /** Asks for the current state. */
  z.strictObject({ type: z.literal('sync') }),
  /** Answered with `pong`; `sent` is given back as it came. */
  z.strictObject({ type: z.literal('ping'), sent: Moment }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** Who made an entry: the person, the bot that has the seat, or the bot that stands in. */
export const EntryMaker = z.enum(['person', 'bot', 'standIn']);
export type EntryMaker = z.infer<typeof EntryMaker>;

/** The clock of a seat, in milliseconds; `left` counts down, `null` when it does not run. */
export const SeatClock = z.strictObject({ bank: z.int(), left: z.int().nullable() });

/** What can be done now. Options and undo are the receiver's own, and empty when nothing is asked of them. */
export const Turn = z.strictObject({
  toAct: z.array(SeatNumber),
  options: z.array(z.unknown()),
  /** How many of their latest requests the receiver may take back, each with all the actions it was. */
  undoable: z.int(),
  clocks: z.array(SeatClock).nullable(),
  outcome: OutcomeShape.nullable(),
});
export type Turn = z.infer<typeof Turn>;

export const ChatLine = z.strictObject({
  id: z.int(),
  /** `null` of a spectator. */
  seat: SeatNumber.nullable(),
  name: z.string(),
  text: z.string(),
  at: Moment,
});
export type ChatLine = z.infer<typeof ChatLine>;

/** What the server says on the socket of a table. */
export const ServerMessage = z.discriminatedUnion('type', [
  /** First of all, and whenever the table itself changes. */
  z.strictObject({ type: z.literal('table'), table: TableInfo, you: YourPlace }),
  /** Where the match stands: after joining, on `sync`, and after an undo, which no event can tell. */
  z.strictObject({ type: z.literal('state'), seq: SequenceNumber, view: z.unknown(), turn: Turn }),
  /** Actions of one request were played: the events of each as the receiver may see them, to be folded into the view. */
  z.strictObject({
    type: z.literal('entry'),
    seq: SequenceNumber,
    seat: SeatNumber,
    by: EntryMaker,
    moves: z.array(z.array(z.unknown())).min(1),
    turn: Turn,
  }),
  /** Actions were taken back; `view` is where the match stands now. */
  z.strictObject({
    type: z.literal('undone'),
    seq: SequenceNumber,
    seat: SeatNumber,
    count: z.int(),
    view: z.unknown(),
    turn: Turn,
  }),
  /** What was asked for under the key is done and stored; `seq` is its last entry, or where the log stood, `done` how many. */
  z.strictObject({ type: z.literal('ack'), key: IdempotencyKey, seq: SequenceNumber, done: z.int().min(0) }),
  /** Not done, and nothing changed; `key` is `null` where the message had none that could be read. */
  z.strictObject({
    type: z.literal('refused'),
    key: IdempotencyKey.nullable(),
    error: ErrorCode,
    refusals: z.array(RefusalShape),
  }),
  z.strictObject({ type: z.literal('chat'), lines: z.array(ChatLine) }),
  /** Which seats have somebody looking at the table, and how many spectators there are. */
  z.strictObject({ type: z.literal('presence'), seats: z.array(z.boolean()), watchers: z.int() }),
  z.strictObject({ type: z.literal('pong'), sent: Moment, now: Moment }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
