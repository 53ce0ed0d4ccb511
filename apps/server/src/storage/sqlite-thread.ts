import { parentPort, workerData } from 'node:worker_threads';
import type { Marks } from './file-watch.ts';
import { type ErrorData, errorData } from './sqlite-errors.ts';
import type { SqliteResult } from './sqlite-statements.ts';
import { type SqliteItem, type SqliteOutcome, type SqliteQuery, SqliteWriter } from './sqlite-writer.ts';

export interface ThreadStart {
  readonly path: string;
  readonly marks: Marks;
}

/** What the thread is asked to do. */
export type Asked =
  | { readonly kind: 'batch'; readonly items: readonly SqliteItem[] }
  | { readonly kind: 'query'; readonly query: SqliteQuery }
  | { readonly kind: 'close' };

/** What came of one item of a batch, as it can be sent. */
export type SentOutcome =
  | { readonly ok: true; readonly value: SqliteOutcome }
  | { readonly ok: false; readonly error: ErrorData };

/** What came of it. `done` is said when the thread has begun, and when it has closed its files. */
export type Answered =
  | { readonly kind: 'batch'; readonly outcomes: readonly SentOutcome[] }
  | { readonly kind: 'query'; readonly result: SqliteResult }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly error: ErrorData };

/** The script of the thread that writes: one thing after the other, each answered in its turn. */
if (parentPort !== null) {
  const port = parentPort;
  const say = (answer: Answered) => port.postMessage(answer);
  try {
    const { path, marks } = workerData as ThreadStart;
    const writer = new SqliteWriter(path, marks);
    port.on('message', (asked: Asked) => {
      say(answerTo(writer, asked));
      if (asked.kind === 'close') port.close();
    });
    say({ kind: 'done' });
  } catch (error) {
    say({ kind: 'failed', error: errorData(error) });
  }
}

function answerTo(writer: SqliteWriter, asked: Asked): Answered {
  try {
    if (asked.kind === 'batch') return { kind: 'batch', outcomes: writer.batch(asked.items).map(sent) };
    if (asked.kind === 'query') return { kind: 'query', result: writer.query(asked.query) };
    writer.close();
    return { kind: 'done' };
  } catch (error) {
    return { kind: 'failed', error: errorData(error) };
  }
}

function sent(outcome: ReturnType<SqliteWriter['batch']>[number]): SentOutcome {
  return outcome.ok ? outcome : { ok: false, error: errorData(outcome.error) };
}
