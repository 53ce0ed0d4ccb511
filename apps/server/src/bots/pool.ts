import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Answer, Question } from '@stakeout/bots';
import { Piscina } from 'piscina';
import { FairQueue, type Whose } from './fair-queue.ts';
import type { Job } from './worker.ts';

/** Threads import what they run: Node dies when a thread is ended while it `require`s a module, as the pool tries first. */
const EXEC_ARGV = ['--no-experimental-require-module'];
/** Threads run compiled code, also when this file is run from its source. */
const WORKER = fileURLToPath(new URL('../../dist/bots/worker.js', import.meta.url));

/** Whoever answers for bots. */
export interface Thinkers {
  /** The bot's answer, or `null` when it was told to stop before it had one. */
  ask(question: Question, whose: Whose, stop?: AbortSignal): Promise<Answer | null>;
}

interface Waiting {
  readonly job: Job;
  readonly resolve: (answer: Answer | null | Promise<Answer | null>) => void;
}

/**
 * Bots in threads of their own: whoever asks keeps its event loop free. Questions beyond the number of threads wait, in a queue
 * in which everybody has their turn.
 */
export class BotPool implements Thinkers {
  private readonly pool: Piscina<Job, Answer | null>;
  private readonly queue = new FairQueue<Waiting>();
  private idle: number;

  constructor(threads = Math.max(1, availableParallelism() - 1)) {
    this.pool = new Piscina({ filename: WORKER, execArgv: EXEC_ARGV, minThreads: threads, maxThreads: threads });
    this.idle = threads;
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return this.queue.size;
  }

  /** A thread that is told to stop goes on to the next question; it is not torn down. */
  async ask(question: Question, whose: Whose, stop?: AbortSignal): Promise<Answer | null> {
    if (stop?.aborted === true) return null;
    const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const cancel = () => Atomics.store(cancelled, 0, 1);
    stop?.addEventListener('abort', cancel);
    try {
      return await new Promise<Answer | null>((resolve) => {
        this.queue.add(whose, { job: { question, cancelled }, resolve });
        this.next();
      });
    } finally {
      stop?.removeEventListener('abort', cancel);
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }

  private next(): void {
    while (this.idle > 0) {
      const waiting = this.queue.take();
      if (waiting === undefined) return;
      this.idle -= 1;
      const answer = this.pool.run(waiting.job);
      waiting.resolve(answer);
      const free = () => {
        this.idle += 1;
        this.next();
      };
      answer.then(free, free);
    }
  }
}
