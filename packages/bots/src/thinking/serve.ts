import { think } from './think.ts';
import type { FromWorker, ToWorker, Wire } from './worker-protocol.ts';

/** Both browsers and Node have it; neither has the other's types. */
declare const setTimeout: (callback: () => void, milliseconds: number) => unknown;

/** The inside of a Web Worker: answers questions, one slice of each at a time, until they are cancelled. */
export function serveBots(wire: Wire<ToWorker, FromWorker>): void {
  const cancelled = new Set<number>();
  const open = new Set<number>();
  wire.addEventListener('message', ({ data }) => {
    if (data.type === 'cancel') {
      if (open.has(data.id)) cancelled.add(data.id);
      return;
    }
    const { id, question } = data;
    open.add(id);
    think(question, breathe, () => cancelled.has(id))
      .then((answer) => wire.postMessage({ type: 'answer', id, answer }))
      .catch((error: unknown) => wire.postMessage({ type: 'fault', id, reason: String(error) }))
      .finally(() => {
        open.delete(id);
        cancelled.delete(id);
      });
  });
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
