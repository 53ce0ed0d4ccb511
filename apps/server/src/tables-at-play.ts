import type { Logger } from 'pino';
import type { Thinkers } from './bots/pool.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { Attendant } from './jobs/attendant.ts';
import { Scheduler } from './jobs/scheduler.ts';
import { makeHandlers } from './live/handlers.ts';
import { Hub } from './live/hub.ts';
import { Reception } from './live/reception.ts';
import { SignedIn } from './live/signed-in.ts';
import type { Metrics } from './metrics.ts';
import { Referee } from './play/referee.ts';
import { Rooms } from './play/rooms.ts';
import type { SlowLane } from './play/slow-lane.ts';
import type { ServiceClock } from './service-clock.ts';
import type { Store } from './storage/store.ts';

const MEGABYTE = 1024 * 1024;

/** What tables at play stand on: a network and a disk, or a simulation of both. */
export interface Ground {
  readonly config: Config;
  readonly store: Store;
  readonly clock: ServiceClock;
  readonly lane: SlowLane;
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** How many entries lie between two checkpoints of a match, where it is not the usual number. */
  readonly entriesPerCheckpoint?: number;
}

/** Whatever of a node plays matches: from an open socket to the store, and what is due without anybody asking. */
export function tablesAtPlay({ config, store, clock, lane, thinkers, metrics, log, entriesPerCheckpoint }: Ground) {
  const context: Context = { config, store, clock, wake: (table) => scheduler.wake(table) };
  const rooms = new Rooms(store, lane, config.roomMegabytes * MEGABYTE);
  const hub = new Hub(context, rooms, metrics, log);
  const signedIn = new SignedIn(context, log);
  const referee = new Referee(context, rooms, hub, metrics, entriesPerCheckpoint);
  const attendant = new Attendant(context, rooms, referee, thinkers, metrics);
  const scheduler = new Scheduler(context, (table) => attendant.attend(table), log);
  const handlers = makeHandlers(context, { rooms, referee, hub, metrics });
  const reception = new Reception(context, { hub, signedIn, handlers, metrics }, log);
  return {
    context,
    rooms,
    hub,
    reception,
    start() {
      hub.start();
      signedIn.start();
      scheduler.start();
    },
    /** Sockets are told to come again; fulfilled when no work is under way any more. */
    async stop() {
      attendant.stop();
      signedIn.stop();
      hub.stop();
      await scheduler.stop();
    },
  };
}
