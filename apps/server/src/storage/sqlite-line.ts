import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Marks } from './file-watch.ts';
import { errorOf } from './sqlite-errors.ts';
import type { SqliteResult } from './sqlite-statements.ts';
import type { Answered, Asked, ThreadStart } from './sqlite-thread.ts';
import { type SqliteItem, type SqliteQuery, type SqliteSettled, SqliteWriter } from './sqlite-writer.ts';
import { StorageError } from './storage-error.ts';

/** The line to whoever writes. One thing at a time is asked over it. */
export interface SqliteLine {
  batch(items: readonly SqliteItem[]): Promise<readonly SqliteSettled[]>;
  query(query: SqliteQuery): Promise<SqliteResult>;
  close(): Promise<void>;
}

/** A thread runs compiled code, also when this file is run from its source. */
const THREAD = fileURLToPath(new URL('../../dist/storage/sqlite-thread.js', import.meta.url));

/** Writes in a thread of its own, so that the event loop never stands still for the disk. */
export async function openThread(path: string, marks: Marks): Promise<SqliteLine> {
  const workerData: ThreadStart = { path, marks };
  // Options of this process, such as a script of its command line, are not the thread's.
  const worker = new Worker(THREAD, { workerData, name: 'stakeout-writer', execArgv: [] });
  let waiting: { readonly resolve: (answer: Answered) => void; readonly reject: (error: Error) => void } | null = null;
  let end: Error | null = null;

  const settle = (give: (who: NonNullable<typeof waiting>) => void) => {
    const who = waiting;
    waiting = null;
    if (who !== null) give(who);
  };
  const lose = (error: Error) => {
    end ??= error;
    settle(({ reject }) => reject(error));
  };
  worker.on('message', (answer: Answered) => settle(({ resolve }) => resolve(answer)));
  worker.on('error', (error) => lose(new StorageError('The thread that writes has failed.', { cause: error })));
  worker.on('exit', () => lose(new StorageError('The database is closed.')));

  const answer = () =>
    new Promise<Answered>((resolve, reject) => {
      if (end === null) waiting = { resolve, reject };
      else reject(end);
    });
  const ask = async (asked: Asked): Promise<Answered> => {
    const answered = answer();
    worker.postMessage(asked);
    return failing(await answered);
  };

  failing(await answer());
  return {
    async batch(items) {
      const answered = await ask({ kind: 'batch', items });
      if (answered.kind !== 'batch') throw new Error('not what was asked');
      return answered.outcomes.map((each) => (each.ok ? each : { ok: false, error: errorOf(each.error) }));
    },
    async query(query) {
      const answered = await ask({ kind: 'query', query });
      if (answered.kind !== 'query') throw new Error('not what was asked');
      return answered.result;
    },
    async close() {
      await ask({ kind: 'close' });
      await worker.terminate();
    },
  };
}

/** Writes in the event loop itself: for simulations, in which nothing may happen at a time of its own, and `wait` takes the disk's. */
export function openInLoop(path: string, marks: Marks, wait: () => Promise<void>): SqliteLine {
  const writer = new SqliteWriter(path, marks);
  return {
    async batch(items) {
      await wait();
      const settled = writer.batch(items);
      await wait();
      return settled;
    },
    query: async (query) => writer.query(query),
    close: async () => writer.close(),
  };
}

function failing(answer: Answered): Answered {
  if (answer.kind === 'failed') throw errorOf(answer.error);
  return answer;
}
