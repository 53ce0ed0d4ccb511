import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Answer, Question } from '@stakeout/bots';
import { Piscina } from 'piscina';
import type { Job } from './worker.ts';

/** Threads run compiled code, also when this file is run from its source. */
const WORKER = fileURLToPath(new URL('../../dist/bots/worker.js', import.meta.url));

/** Bots in threads of their own: whoever asks keeps its event loop free. Questions beyond the number of threads wait. */
export class BotPool {
  private readonly pool: Piscina<Job, Answer | null>;

  constructor(threads = Math.max(1, availableParallelism() - 1)) {
    this.pool = new Piscina({ filename: WORKER, execArgv: [], minThreads: threads, maxThreads: threads });
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return this.pool.queueSize;
  }

  /**
   * The bot's answer, or `null` when it was told to stop before it had one. A thread that is told to stop goes on to the
   * next question; it is not torn down.
   */
  async ask(question: Question, stop?: AbortSignal): Promise<Answer | null> {
    if (stop?.aborted === true) return null;
    const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const cancel = () => Atomics.store(cancelled, 0, 1);
    stop?.addEventListener('abort', cancel);
    try {
      return await this.pool.run({ question, cancelled });
    } finally {
      stop?.removeEventListener('abort', cancel);
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
