import type { BotMemories } from '@stakeout/host';
import type { Result } from '@stakeout/kernel';
import { malformed, refused } from '@stakeout/kernel';
import type { Store } from '../storage/store.ts';
import { Minds } from './minds.ts';
import { isWhole, openRoom, type Room } from './room.ts';
import type { SlowLane } from './slow-lane.ts';
import { weightOf } from './weight.ts';

/** How much of a match is needed: what is needed to play on, or all of it, for its story. */
export type Extent = 'present' | 'whole';

/**
 * The rooms of this node. Tasks on one room run one after the other; the rooms used longest ago are dropped when there are
 * too many, and opened again when somebody needs them: from their latest checkpoint, unless all of it is needed.
 */
export class Rooms {
  /** Insertion order is order of use. */
  private readonly open = new Map<string, Room>();
  private readonly queues = new Map<string, Promise<unknown>>();
  private readonly opening = new Set<string>();
  /** What each room weighed when it was last weighed: one that is dropped may have changed since. */
  private readonly weights = new Map<string, number>();
  private total = 0;
  /** Of rooms that were closed. */
  private readonly minds: Minds;
  private readonly store: Store;
  private readonly lane: SlowLane;
  private readonly most: number;

  /** `most` is how many bytes all rooms together may weigh. */
  constructor(store: Store, lane: SlowLane, most: number) {
    this.store = store;
    this.lane = lane;
    this.most = most;
    this.minds = new Minds(most);
  }

  get size(): number {
    return this.open.size;
  }

  /** What all rooms together weigh, in bytes, with what those that were closed have left behind. */
  get weight(): number {
    return this.total + this.minds.weight;
  }

  /** Runs a task when all earlier tasks on the same table are done. */
  queue<T>(id: string, task: () => Promise<T>): Promise<T> {
    const before = this.queues.get(id) ?? Promise.resolve();
    const run = before.then(task, task);
    this.queues.set(id, run);
    const clear = () => {
      if (this.queues.get(id) === run) this.queues.delete(id);
    };
    run.then(clear, clear);
    return run;
  }

  /** The room if it is in memory. */
  peek(id: string): Room | null {
    return this.open.get(id) ?? null;
  }

  /** The room of a started table; `null` when there is no such table. To be called from a task of its queue. */
  async enter(id: string, extent: Extent = 'present'): Promise<Result<Room> | null> {
    const known = this.open.get(id);
    if (known !== undefined && (extent === 'present' || isWhole(known))) {
      this.open.delete(id);
      this.open.set(id, known);
      return { ok: true, value: known };
    }
    this.opening.add(id);
    try {
      // Whoever is thinking just now writes down what is kept here, whichever room it is in.
      const opened = await this.read(id, extent, known?.memories ?? this.minds.take(id));
      if (opened?.ok === true) this.keep(id, opened.value);
      return opened;
    } finally {
      this.opening.delete(id);
    }
  }

  /** Whether the room is being read just now: what happens meanwhile it may have missed. */
  isOpening(id: string): boolean {
    return this.opening.has(id);
  }

  /** Forgets a room whose memory may differ from what is stored. */
  drop(id: string): void {
    this.minds.take(id);
    this.forget(id);
  }

  /** Closes a room in which all is stored that happened there. What its bots keep in mind waits for the next time. */
  close(id: string): void {
    const room = this.open.get(id);
    if (room === undefined) return;
    this.forget(id);
    room.memories.keepUntil(room.match, room.checkpoint);
    this.minds.keep(id, room.memories);
  }

  private forget(id: string): void {
    this.open.delete(id);
    this.total -= this.weights.get(id) ?? 0;
    this.weights.delete(id);
  }

  /** The log of the room has grown. */
  grew(room: Room): void {
    const { id } = room.table;
    if (this.open.get(id) === room) this.weigh(id, room);
  }

  private async read(id: string, extent: Extent, memories?: BotMemories): Promise<Result<Room> | null> {
    let canBeShort = extent === 'present';
    // Record and log are read one after the other: when an entry came between them, both are read again.
    for (let attempt = 0; attempt < 10; attempt++) {
      const table = await this.store.table(id);
      if (table === null || table.openingHash === null) return null;
      const checkpoint = canBeShort ? await this.store.checkpoint(id) : null;
      const from = checkpoint?.entries ?? 0;
      const entries = await this.store.entries(id, from);
      if (from + entries.length !== table.seq) continue;
      const opened = await this.lane.run(openRoom(table, entries, checkpoint, memories));
      if (opened.ok || checkpoint === null) return opened;
      // The log is the truth, and a checkpoint that does not lead to it is of no use.
      canBeShort = false;
    }
    return refused([malformed('entries', 'replay.differs')]);
  }

  private keep(id: string, room: Room): void {
    this.open.delete(id);
    this.open.set(id, room);
    this.weigh(id, room);
  }

  private weigh(id: string, room: Room): void {
    const weight = weightOf(room);
    this.total += weight - (this.weights.get(id) ?? 0);
    this.weights.set(id, weight);
    this.makeSpace();
  }

  private makeSpace(): void {
    for (const id of this.open.keys()) {
      if (this.weight <= this.most || this.open.size <= 1) return;
      if (!this.queues.has(id)) this.close(id);
    }
  }
}
