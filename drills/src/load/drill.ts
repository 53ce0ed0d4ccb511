import { Fleet } from './fleet.ts';
import { gatherParties } from './gathering.ts';
import { addedBy, type Memory, memoryOf } from './memory.ts';
import type { LoadOptions } from './options.ts';
import { type Course, playAtPace } from './pacer.ts';
import { pause } from './parallel.ts';
import type { ServerProcess } from './server-process.ts';
import { type StormReport, weatherStorm } from './storm.ts';
import { measured, rounded, type Usage } from './usage.ts';

/** Everything that was measured. Times are in milliseconds, memory in bytes. */
export interface Figures {
  readonly sockets: number;
  /** How long it took to make all guests and tables, and to start all matches, in seconds. */
  readonly setUpSeconds: number;
  readonly startSeconds: number;
  readonly memory: {
    /** A server that was just started, with nobody connected. */
    readonly alone: Memory;
    /** The same with all sockets at tables that wait. */
    readonly waiting: Memory;
    readonly perWaitingSocket: Memory;
    /** A restarted server with all sockets at running matches, and so their rooms. */
    readonly running: Memory;
    readonly perRunningSocket: Memory;
  };
  /** All sockets open, nobody does anything. */
  readonly idle: Usage;
  readonly play: { readonly course: Course; readonly usage: Usage };
  readonly storm: { readonly report: StormReport; readonly usage: Usage };
  readonly restart: {
    /** From the kill until the server listened again. */
    readonly listensMs: number;
    /** From the kill until the last client had been told where its match stands. */
    readonly allBackMs: number;
  };
  readonly refusals: number;
  readonly rematches: number;
}

const JOIN_PATIENCE = 60_000;
const RECONNECT_PATIENCE = 120_000;

/** Goes through the whole drill, step by step; `tell` hears what is going on. */
export async function runDrill(
  server: ServerProcess,
  options: LoadOptions,
  tell: (line: string) => void,
): Promise<Figures> {
  const { tables, rate, seconds, spectators, warmUpSeconds, idleSeconds, stormSeconds } = options;
  const rest = () => pause(options.restSeconds * 1000);

  tell(`making ${tables} tables and their guests`);
  await server.start();
  const setUpBegin = performance.now();
  // One more than asked for waits for the crowd, so that its match is young when the crowd comes.
  const parties = await gatherParties(server.origin, tables + 1);
  const setUpSeconds = rounded((performance.now() - setUpBegin) / 1000, 1);
  // A process that made all those guests has a heap with room for the sockets. A new one shows what they need.
  await server.stop();
  await server.start();

  const fleet = new Fleet([server.origin], parties);
  const { sockets } = fleet;
  const [featured, ...playing] = fleet.tables;
  if (featured === undefined) throw new Error('no tables');
  try {
    await rest();
    const alone = await memoryOf(server);
    tell(`opening ${sockets} sockets, and leaving them idle for ${idleSeconds} s`);
    await fleet.open();
    await rest();
    const { usage: idle } = await measured(server, () => pause(idleSeconds * 1000));
    const waiting = await memoryOf(server);

    tell('starting the matches');
    const startBegin = performance.now();
    await fleet.start(JOIN_PATIENCE);
    const startSeconds = rounded((performance.now() - startBegin) / 1000, 1);
    await playAtPace(playing, { rate, seconds: warmUpSeconds });
    tell(`playing at ${rate} actions/s for ${seconds} s`);
    const play = await measured(server, () => playAtPace(playing, { rate, seconds }));

    tell(`${spectators} spectators come to one table`);
    const storm = await measured(server, () =>
      weatherStorm(server.origin, featured, playing, { rate, seconds: stormSeconds, spectators }),
    );

    tell('killing the server and starting it again');
    await rest();
    const killed = performance.now();
    await server.kill();
    await server.start();
    const listensMs = Math.round(performance.now() - killed);
    await fleet.untilJoined(RECONNECT_PATIENCE);
    const allBackMs = Math.round(performance.now() - killed);
    await rest();
    const running = await memoryOf(server);

    return {
      sockets,
      setUpSeconds,
      startSeconds,
      memory: {
        alone,
        waiting,
        perWaitingSocket: addedBy(sockets, alone, waiting),
        running,
        perRunningSocket: addedBy(sockets, alone, running),
      },
      idle,
      play: { course: play.result, usage: play.usage },
      storm: { report: storm.result, usage: storm.usage },
      restart: { listensMs, allBackMs },
      refusals: fleet.refusals,
      rematches: fleet.rematches,
    };
  } finally {
    fleet.close();
  }
}
