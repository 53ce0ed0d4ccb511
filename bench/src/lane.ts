import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Lane, Slice } from './measure.ts';

/** Who is to work at what; plain data, as it crosses into the worker. */
export interface LaneOrder {
  readonly contender: string;
  readonly game: string;
  readonly players: number;
  readonly config: unknown;
}

/** For how many seconds to work, or how much memory there is in use. */
export type LaneRequest = number | 'heap';

export interface OpenLane extends Lane<Slice> {
  /** What the contender holds on to, garbage removed. */
  heapBytes(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Every contender has an isolate of its own, in a thread that rests unless it is its turn: there is never more than one
 * at work. In a common isolate the compiled rules would be shared, and once they have met boardgame.io's drafts, which
 * are proxies, V8 no longer compiles them for plain objects: our playouts would run at less than half their speed, and
 * the figure would be about the benchmark. A common heap would also let one contender pay for another's garbage.
 */
export function openLane(order: LaneOrder): OpenLane {
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: order,
    // boardgame.io and immer leave out their checks for developers, as on a server.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ask = async (request: LaneRequest): Promise<unknown> => {
    // Rejects if the worker fails instead.
    const answer = once(worker, 'message');
    worker.postMessage(request);
    return (await answer)[0];
  };
  return {
    run: async (seconds) => (await ask(seconds)) as Slice,
    heapBytes: async () => (await ask('heap')) as number,
    close: async () => {
      await worker.terminate();
    },
  };
}
