import { setMaxListeners } from 'node:events';
import type { Result, Seat } from '@stakeout/kernel';
import type { Thinkers } from '../bots/pool.ts';
import type { Context } from '../context.ts';
import type { Metrics } from '../metrics.ts';
import { isLate, isPlayedByBot } from '../play/due.ts';
import type { Referee } from '../play/referee.ts';
import { type Room, seqOf } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import { STAND_IN_LEVEL, thinkForSeat } from './bot-turn.ts';

/** A match that cannot be played on is kept from everybody for this time, in milliseconds, and then looked at again. */
const UNPLAYABLE_PAUSE = 60_000;

/** Does what the server owes a table that is due: moves a bot, or puts one in for somebody whose time is up. */
export class Attendant {
  private readonly context: Context;
  private readonly rooms: Rooms;
  private readonly referee: Referee;
  private readonly pool: Thinkers;
  private readonly metrics: Metrics;
  private readonly stopping = new AbortController();

  constructor(context: Context, rooms: Rooms, referee: Referee, pool: Thinkers, metrics: Metrics) {
    this.context = context;
    this.rooms = rooms;
    this.referee = referee;
    this.pool = pool;
    this.metrics = metrics;
    // Every bot that thinks or waits for its turn listens, and there may be any number of them.
    setMaxListeners(0, this.stopping.signal);
  }

  /** Bots that think stop thinking; their turns stay due. */
  stop(): void {
    this.stopping.abort();
  }

  /**
   * The table is claimed by this node. Whatever is done, or found not to be due, the claim has ended afterwards, unless
   * the match cannot be played on.
   */
  async attend(id: string): Promise<void> {
    const { clock, config, store } = this.context;
    const entered = await this.enter(id);
    if (entered === null) {
      await store.release(id, config.node, null);
      return;
    }
    if (!entered.ok) {
      this.metrics.unplayable.inc();
      // It stays due, for a server of the right version or once its log is mended.
      const now = clock.now();
      await store.claim(id, config.node, now, now + UNPLAYABLE_PAUSE);
      return;
    }
    const room = entered.value;
    const bot = botToAct(room);
    const isRunning = room.table.status === 'running';
    // An entry ends the claim and says when the table is due next.
    if (isRunning && bot !== undefined && (await this.moveBot(room, bot))) return;
    if (isRunning && bot === undefined) await this.standInForTheLate(room);
    await store.release(id, config.node);
    const table = await store.table(id);
    if (table !== null) this.context.wake(table);
  }

  /** Bots must have heard all of a match before they decide: what they do not keep in mind is told from the beginning. */
  private enter(id: string): Promise<Result<Room> | null> {
    return this.rooms.queue(id, async () => {
      const entered = await this.rooms.enter(id);
      if (entered?.ok !== true) return entered;
      const { match, memories } = entered.value;
      const bot = botToAct(entered.value);
      return bot === undefined || memories.canDecide(match, bot) ? entered : await this.rooms.enter(id, 'whole');
    });
  }

  private async standInForTheLate(room: Room): Promise<void> {
    const { clock } = this.context;
    await clock.settle();
    const { id, toAct } = room.table;
    const late = toAct.find((seat) => isLate(room.table, seat, clock.now()));
    if (late === undefined || !(await this.referee.standIn(id, late, seqOf(room)))) return;
    this.metrics.deadlines.inc();
  }

  /** Whether the bot's move was stored. */
  private async moveBot(room: Room, seat: Seat): Promise<boolean> {
    const { id } = room.table;
    const record = room.table.seats[seat];
    const level = record?.kind === 'bot' ? (record.level ?? STAND_IN_LEVEL) : STAND_IN_LEVEL;
    const seq = seqOf(room);
    const began = performance.now();
    const action = await thinkForSeat(room, seat, level, this.pool, this.stopping.signal);
    this.metrics.botTurnSeconds.observe({ game: room.table.game, level }, (performance.now() - began) / 1000);
    return action !== null && (await this.referee.botMove(id, seat, seq, action)).ok;
  }
}

function botToAct({ table }: Room): Seat | undefined {
  return table.toAct.find((seat) => {
    const record = table.seats[seat];
    return record !== undefined && isPlayedByBot(record);
  });
}
