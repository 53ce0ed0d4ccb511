import { type AddedEntry, perform, type Wish } from '@stakeout/host';
import { checkpointOf, type Seat } from '@stakeout/kernel';
import type { ErrorCode } from '@stakeout/protocol';
import type { Context } from '../context.ts';
import type { Metrics } from '../metrics.ts';
import type { SeatRecord, TableRecord } from '../storage/records.ts';
import { type No, no } from '../tables/verdict.ts';
import { dueAt, isLate, isPlayedByBot } from './due.ts';
import { progressOf } from './progress.ts';
import { type Added, byRequest, type Done, isWhole, keyOf, type Room, remember, seqOf } from './room.ts';
import type { Rooms } from './rooms.ts';

/**
 * Who asks for something to be done for a seat. Which seat that is, is asked of the record when the request's turn has come:
 * whoever had one when they sent it may have lost it since.
 */
export type Asking = (table: TableRecord) => Promise<Seat | null>;

/** What came of a request: done and stored, or not done, and why. */
export type Ruling = ({ readonly ok: true } & Done) | No;

/** Those who are told of what a request brought about once it is stored. */
export interface Audience {
  entered(room: Room, added: readonly Added[]): void;
}

/** Other nodes may get ahead of this one; then it reads again and tries again, so many times. */
const ATTEMPTS = 5;
/** So many entries after a checkpoint the next one is stored, as soon as nothing can be taken back. */
const ENTRIES_PER_CHECKPOINT = 32;
/** A seat is changed while a bot plays it, perhaps on another node and at every moment: this takes patience. */
const SEAT_ATTEMPTS = 50;

/**
 * Decides what is done. A request is tried on the match, stored, and only then acknowledged and shown. Whatever goes wrong
 * on the way, the room is dropped and opened again from what is stored.
 */
export class Referee {
  private readonly context: Context;
  private readonly rooms: Rooms;
  private readonly audience: Audience;
  private readonly metrics: Metrics;
  private readonly entriesPerCheckpoint: number;

  constructor(
    context: Context,
    rooms: Rooms,
    audience: Audience,
    metrics: Metrics,
    entriesPerCheckpoint = ENTRIES_PER_CHECKPOINT,
  ) {
    this.context = context;
    this.rooms = rooms;
    this.audience = audience;
    this.metrics = metrics;
    this.entriesPerCheckpoint = entriesPerCheckpoint;
  }

  /** Actions or an undo of the person at a seat. `seq` is how much of the log they have seen. */
  request(id: string, asking: Asking, key: string, seq: number, wish: Wish): Promise<Ruling> {
    return this.enter(id, asking, { key, seq, wish, by: 'person' });
  }

  /** The same of a bot, which has no key: it does not ask twice. */
  botMove(id: string, seat: Seat, seq: number, action: unknown): Promise<Ruling> {
    return this.enter(id, async () => seat, { key: null, seq, wish: { actions: [action] }, by: 'bot' });
  }

  /** The person gives up their seat for good; a bot plays on. */
  resign(id: string, asking: Asking): Promise<Ruling> {
    return this.changeSeat(id, asking, (record) => (record.resigned ? null : { resigned: true, standIn: false }));
  }

  /** The person takes their seat back from the bot that stood in. */
  takeBack(id: string, asking: Asking): Promise<Ruling> {
    return this.changeSeat(id, asking, (record) => {
      if (record.resigned) return 'resigned';
      return record.standIn ? { standIn: false } : null;
    });
  }

  /** A bot stands in for a seat whose time is up; whether it does. Not done when the log has grown since `seq`. */
  async standIn(id: string, seat: Seat, seq: number): Promise<boolean> {
    let isDone = false;
    await this.changeSeat(
      id,
      async () => seat,
      (record, table) => {
        isDone = !isPlayedByBot(record) && table.seq === seq && isLate(table, seat, this.context.clock.now());
        return isDone ? { standIn: true } : null;
      },
    );
    return isDone;
  }

  private enter(id: string, asking: Asking, request: Request): Promise<Ruling> {
    const measured = this.metrics.actionSeconds.startTimer();
    return this.rooms.queue(id, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const ruling = await this.attempt(id, asking, request, attempt === 0, measured);
        if (ruling !== null) return ruling;
      }
      return no('internal');
    });
  }

  /** `null` when another node got ahead. */
  private async attempt(
    id: string,
    asking: Asking,
    request: Request,
    isFirst: boolean,
    measured: () => void,
  ): Promise<Ruling | null> {
    const entered = await this.rooms.enter(id);
    if (entered === null) return no('notStarted');
    if (!entered.ok) return no('unplayable');
    const room = entered.value;
    const { key } = request;
    const seat = await asking(room.table);
    if (seat === null) return no('notSeated');
    const done = key === null ? undefined : room.keys.get(keyOf(seat, key));
    if (done !== undefined) return { ok: true, ...done };
    // A key that the store refused may be one from before the room's checkpoint, and so may any that is refused here.
    const ruling = isFirst ? null : await this.answeredLongAgo(room, seat, key);
    if (ruling !== null) return ruling;
    const judged = await this.judge(id, room, seat, request, measured);
    if (judged === null || judged.ok) return judged;
    return (await this.answeredLongAgo(room, seat, key)) ?? judged;
  }

  private async judge(
    id: string,
    room: Room,
    seat: Seat,
    request: Request,
    measured: () => void,
  ): Promise<Ruling | null> {
    const { seq, wish } = request;
    const objection = objectionTo(room, seat, request.by);
    if (objection !== null) return no(objection);
    // Whoever has seen more than this node has seen it on another.
    if (seq > seqOf(room) && (await this.isBehind(room))) return null;
    if (seq !== seqOf(room)) return no('stale');

    const result = perform(room.match, seat, wish);
    if (!result.ok) return no('illegal', result.refusals);
    const added = await this.store(id, room, request, result.value);
    if (added === null) return null;
    measured();
    this.count(room, added);
    this.audience.entered(room, added);
    return { ok: true, seq: seqOf(room), done: added.length };
  }

  /** What the key brought about before the room's checkpoint, which the store alone knows; `null` when nothing. */
  private async answeredLongAgo(room: Room, seat: Seat, key: string | null): Promise<Ruling | null> {
    if (key === null || isWhole(room)) return null;
    const { id } = room.table;
    const first = await this.context.store.keyed(id, seat, key);
    if (first === null) return null;
    const [request = []] = byRequest(await this.context.store.entries(id, first - 1));
    return { ok: true, seq: first - 1 + request.length, done: request.length };
  }

  private async isBehind(room: Room): Promise<boolean> {
    const { id } = room.table;
    if (((await this.context.store.table(id))?.seq ?? 0) <= seqOf(room)) return false;
    this.rooms.drop(id);
    return true;
  }

  /** `null` when another node got ahead. The room must not be used then: its match has changed, the log has not. */
  private async store(id: string, room: Room, { key, by }: Request, entries: readonly AddedEntry[]) {
    const { clock, config, store } = this.context;
    const at = clock.wallTime();
    const progress = progressOf(room, clock.now(), config.botPace);
    const added = entries.map((entry, index): Added => {
      const isStandIn = by === 'bot' && room.table.seats[entry.seat]?.kind === 'person';
      return { ...entry, by: isStandIn ? 'standIn' : by, key: index === 0 ? key : null, at };
    });
    const checkpoint = seqOf(room) - room.checkpoint >= this.entriesPerCheckpoint ? checkpointOf(room.match) : null;
    let isStored = false;
    try {
      isStored = await store.append(id, room.table.version, added, progress, checkpoint);
    } finally {
      if (!isStored) this.rooms.drop(id);
    }
    if (!isStored) return null;
    const { remind: _, ...changed } = progress;
    const isOver = progress.outcome !== null;
    room.table = {
      ...room.table,
      ...changed,
      seq: seqOf(room),
      updatedAt: at,
      status: isOver ? 'over' : room.table.status,
      finishedAt: isOver ? at : room.table.finishedAt,
    };
    remember(room, added);
    room.checkpoint = checkpoint?.entries ?? room.checkpoint;
    this.rooms.grew(room);
    this.context.wake(room.table);
    return added;
  }

  private count({ table }: Room, added: readonly Added[]): void {
    const { game } = table;
    for (const { by } of added) this.metrics.actions.inc({ game, by });
    if (added[0]?.seq === 1) this.metrics.matchesStarted.inc({ game });
    if (table.status === 'over') this.metrics.matchesFinished.inc({ game });
  }

  /**
   * Seats are changed on the stored record itself. To open the room anew first, which plays the whole log through, would
   * take longer than a bot on another node takes to move: whoever wants their seat back would never get there.
   */
  private changeSeat(id: string, asking: Asking, change: SeatChange): Promise<Ruling> {
    const { store } = this.context;
    return this.rooms.queue(id, async () => {
      for (let attempt = 0; attempt < SEAT_ATTEMPTS; attempt++) {
        const table = await store.table(id);
        if (table === null || table.openingHash === null) return no('notStarted');
        const seat = await asking(table);
        const record = seat === null ? undefined : table.seats[seat];
        if (seat === null || record === undefined) return no('notSeated');
        if (table.status !== 'running') return no('over');
        const changed = change(record, table);
        if (changed === null) return { ok: true, seq: table.seq, done: 0 };
        if (typeof changed === 'string') return no(changed);
        const next = this.withSeat(table, seat, changed);
        if (await store.save(next)) {
          this.keep({ ...next, version: table.version + 1 });
          this.context.wake(next);
          return { ok: true, seq: table.seq, done: 0 };
        }
      }
      return no('internal');
    });
  }

  /** The room in memory, if any, is that of the table as it is stored now; one that is behind is of no use. */
  private keep(table: TableRecord): void {
    const room = this.rooms.peek(table.id);
    if (room !== null && seqOf(room) === table.seq) room.table = table;
    else this.rooms.drop(table.id);
  }

  private withSeat(table: TableRecord, seat: Seat, change: Partial<SeatRecord>): TableRecord {
    const { clock, config } = this.context;
    const seats = table.seats.map((record, index) => (index === seat ? { ...record, ...change } : record));
    const clocks = change.standIn === false ? restarted(table, seat, clock.now()) : table.clocks;
    const due = dueAt({ ...table, seats }, table.toAct, clocks, clock.now(), config.botPace);
    return { ...table, seats, clocks, dueAt: due, updatedAt: clock.wallTime() };
  }
}

interface Request {
  readonly key: string | null;
  readonly seq: number;
  readonly wish: Wish;
  readonly by: 'person' | 'bot';
}

/** What is to change; `null` when it is so already, or why it may not. */
type SeatChange = (record: SeatRecord, table: TableRecord) => Partial<SeatRecord> | ErrorCode | null;

/** Why the seat may not move at all, whatever the move. */
function objectionTo({ table }: Room, seat: Seat, by: Request['by']): ErrorCode | null {
  // A match in which nothing happened for long is closed without an end.
  if (table.status !== 'running') return 'over';
  const record = table.seats[seat];
  if (record === undefined) return 'notSeated';
  if (by === 'bot') return isPlayedByBot(record) ? null : 'stale';
  if (record.resigned) return 'resigned';
  return record.standIn ? 'standIn' : null;
}

/** Whoever comes back in the middle of their own move has a new move's time for it. */
function restarted({ clocks }: TableRecord, seat: Seat, now: number) {
  if (clocks === null || (clocks.since[seat] ?? null) === null) return clocks;
  return { ...clocks, since: clocks.since.map((began, index) => (index === seat ? now : began)) };
}
