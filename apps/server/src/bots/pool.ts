import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { FairQueue, type Whose } from './fair-queue.ts';
import type { Asked, Job } from './worker.ts';

/** Threads import what they run: Node dies when a thread is ended while it `require`s a module, as the pool tries first. */
const EXEC_ARGV = ['--no-experimental-require-module'];
/** Threads run compiled code, also when this file is run from its source. */
const WORKER = fileURLToPath(new URL('../../dist/bots/worker.js', import.meta.url));

type Kind = keyof Asked;
type Answer<K extends Kind = Kind> = Asked[K]['answer'] | null;

interface Waiting {
  readonly job: Job;
  readonly resolve: (answer: Promise<Answer>) => void;
}

/**
 * Bots in threads of their own: whoever asks keeps its event loop free. Questions beyond the number of threads wait, in a queue
 * in which everybody has their turn.
 */
export class BotPool {
  private readonly pool: Piscina<Job, Answer>;
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

  /**
   * The bot's answer, or `null` when it was told to stop before it had one. A thread that is told to stop goes on to the
   * next question; it is not torn down.
   */
  ask(question: Asked['decision']['question'], whose: Whose, stop?: AbortSignal): Promise<Answer<'decision'>> {
    return this.answerTo('decision', question, whose, stop);
  }

  /** What luck was in a match that is over; `null` when it was told to stop. */
  luck(question: Asked['luck']['question'], whose: Whose, stop?: AbortSignal): Promise<Answer<'luck'>> {
    return this.answerTo('luck', question, whose, stop);
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }

  private async answerTo<K extends Kind>(
    kind: K,
    question: Asked[K]['question'],
    whose: Whose,
    stop?: AbortSignal,
  ): Promise<Answer<K>> {
    if (stop?.aborted === true) return null;
    const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const cancel = () => Atomics.store(cancelled, 0, 1);
    stop?.addEventListener('abort', cancel);
    try {
      const answer = await new Promise<Answer>((resolve) => {
        this.queue.add(whose, { job: { kind, question, cancelled } as Job, resolve });
        this.next();
      });
      return answer as Answer<K>;
    } finally {
      stop?.removeEventListener('abort', cancel);
    }
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
