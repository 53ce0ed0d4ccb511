import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { BotPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { type Health, registerHealth } from './http/health.ts';
import { registerMatches } from './http/matches.ts';
import { Attendant } from './jobs/attendant.ts';
import { DailyLuck } from './jobs/daily-luck.ts';
import { Housekeeping } from './jobs/housekeeping.ts';
import { Scheduler } from './jobs/scheduler.ts';
import { makeHandlers } from './live/handlers.ts';
import { Hub } from './live/hub.ts';
import { SignedIn } from './live/signed-in.ts';
import { registerSocket } from './live/socket.ts';
import { Metrics } from './metrics.ts';
import { registerWebApp } from './pages/web-app.ts';
import { Referee } from './play/referee.ts';
import { Rooms } from './play/rooms.ts';
import { SlowLane } from './play/slow-lane.ts';
import { Stories } from './play/stories.ts';
import { Reminders } from './push/reminders.ts';
import { ServiceClock } from './service-clock.ts';
import { openPostgresStore } from './storage/postgres.ts';
import { openSqliteStore } from './storage/sqlite.ts';
import type { TimeSource } from './time-source.ts';

/** The only node of a database of its own needs no name that is its alone. */
const ONLY_NODE = 'alone';
/** What is there at the moment is counted this often, in milliseconds. */
const GAUGES = 2000;
const MEGABYTE = 1024 * 1024;

export interface RunningNode {
  /** Where it listens. */
  readonly address: string;
  /** Stops in order: no new work, sockets told to come again, work under way finished, database closed. */
  stop(): Promise<void>;
}

/** Starts a node of the server: storage, rooms, sockets, jobs and pages put together. */
export async function startNode(settings: Config, log: Logger, time?: TimeSource): Promise<RunningNode> {
  const isAlone = settings.databaseUrl === null;
  const config = isAlone ? { ...settings, node: ONLY_NODE } : settings;
  const store =
    config.databaseUrl === null
      ? await openSqliteStore(config.dataFolder)
      : await openPostgresStore(config.databaseUrl);
  const metrics = new Metrics();
  const onFault = (error: unknown) => log.error({ err: error }, 'service time could not be written');
  const clock = new ServiceClock(store, onFault, time);
  await clock.start();
  // Claims of the process that was here before are void.
  await store.releaseAll(config.node);

  const context: Context = { config, store, clock, wake: (table) => scheduler.wake(table) };
  const lane = new SlowLane();
  const rooms = new Rooms(store, lane, config.roomMegabytes * MEGABYTE);
  const hub = new Hub(context, rooms, metrics, log);
  const signedIn = new SignedIn(context, log);
  const referee = new Referee(context, rooms, hub, metrics);
  const pool = new BotPool(config.botThreads);
  const attendant = new Attendant(context, rooms, referee, pool, metrics);
  const scheduler = new Scheduler(context, (table) => attendant.attend(table), log);
  const reminders = new Reminders(context, metrics, log, {
    isConnected: (person, table) => hub.isConnected(person, table),
  });
  const housekeeping = new Housekeeping(context, log);
  const dailyLuck = new DailyLuck(store, pool, log);
  let health: Health | null = null;

  const app = buildApp(
    context,
    (server) => {
      health = registerHealth(server, context, metrics);
      registerMatches(server, context, (table, tell) => hub.tellOf(table, tell), new Stories(lane));
      const handlers = makeHandlers(context, { rooms, referee, hub, metrics });
      registerSocket(server, context, { hub, signedIn, handlers, metrics });
      registerWebApp(server, config);
    },
    log,
  );
  const gauges = setInterval(() => readGauges(metrics, hub, rooms, pool), GAUGES);
  hub.start();
  signedIn.start();
  scheduler.start();
  reminders.start();
  housekeeping.start();
  dailyLuck.start();
  await app.listen({ host: config.host, port: config.port });

  return {
    address: addressOf(config, app.server.address() as AddressInfo),
    async stop() {
      health?.announceStop();
      clearInterval(gauges);
      attendant.stop();
      signedIn.stop();
      hub.stop();
      await Promise.all([scheduler.stop(), reminders.stop(), housekeeping.stop(), dailyLuck.stop()]);
      await app.close();
      await pool.close();
      await clock.stop();
      await store.close();
    },
  };
}

function readGauges(metrics: Metrics, hub: Hub, rooms: Rooms, pool: BotPool): void {
  const { players, spectators } = hub.count();
  metrics.sockets.set({ kind: 'player' }, players);
  metrics.sockets.set({ kind: 'spectator' }, spectators);
  metrics.rooms.set(rooms.size);
  metrics.roomBytes.set(rooms.weight);
  metrics.botQueue.set(pool.waiting);
}

function addressOf(config: Config, { port }: AddressInfo): string {
  if (config.publicUrl !== null) return config.publicUrl;
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
