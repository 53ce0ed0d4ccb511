import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

export interface Lines {
  /** Writes the prompt and waits for a line; `null` at the end of input. */
  readonly ask: (prompt: string) => Promise<string | null>;
  readonly close: () => void;
}

/**
 * Lines from a person or a pipe. Never in terminal mode: the cursor is left alone and every word is plain text, as a
 * screen reader wants it.
 */
export function linesOf(io: Io): Lines {
  const reader = createInterface({ input: io.in, terminal: false, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = reader[Symbol.asyncIterator]();
  return {
    ask: async (prompt) => {
      io.out.write(prompt);
      const next = await lines.next();
      return next.done === true ? null : next.value;
    },
    close: () => reader.close(),
  };
}
