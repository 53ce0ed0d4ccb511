import { Line } from '../local/line.ts';
import type { AdviceQuestion } from '../local/messages.ts';
import type { TableHint } from '../session.ts';

/** Gives advice on a position, as far as whoever asks knows it. */
export interface Adviser {
  ask(question: AdviceQuestion): Promise<readonly TableHint[]>;
  close(): void;
}

/** The worker of local play has bots in it; here it is asked for advice only, and started when that is first wanted. */
export function workerAdviser(): Adviser {
  let worker: Worker | null = null;
  let line: Line | null = null;

  function start(): Line {
    worker?.terminate();
    worker = new Worker(new URL('../local/local-worker.ts', import.meta.url), { type: 'module' });
    return new Line(worker);
  }

  return {
    ask(question) {
      if (line === null || line.broken) line = start();
      return line.call('advise', { question });
    },
    close() {
      worker?.terminate();
    },
  };
}
