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

export interface LaneResult extends Slice {
  /** What the contender holds on to after the slice, garbage removed. */
  readonly heapBytes: number;
}

export interface OpenLane extends Lane<LaneResult> {
  close(): Promise<void>;
}

/**
 * Every contender has an isolate of its own, in a thread that rests unless it is its turn: there is never more than one
 * at work. In a common isolate the compiled rules would be shared, and once they have met boardgame.io's drafts, which
 * are proxies, V8 no longer compiles them for plain objects: our playouts would run at less than half their speed, and
 * the figure would be about the benchmark. A common heap would also let one contender pay for another's garbage.
 */
export async function openLane(order: LaneOrder): Promise<OpenLane> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: order,
    // boardgame.io and immer leave out their checks for developers, as on a server.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await once(worker, 'message');
  return {
    async run(seconds) {
      const answer = once(worker, 'message');
      worker.postMessage(seconds);
      const [result]: LaneResult[] = await answer;
      if (result === undefined) throw new Error(`${order.contender} gave no answer`);
      return result;
    },
    async close() {
      await worker.terminate();
    },
  };
}
