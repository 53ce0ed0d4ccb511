import { readFigures } from './metrics-page.ts';
import type { ServerProcess } from './server-process.ts';

/** What the server's process holds, in bytes. */
export interface Memory {
  readonly resident: number;
  /** In use on V8's heap, and by buffers beside it. */
  readonly heap: number;
}

export async function memoryOf(server: ServerProcess): Promise<Memory> {
  await server.collectGarbage();
  const { heapBytes, externalBytes } = await readFigures(server.origin);
  return { resident: server.residentBytes(), heap: heapBytes + externalBytes };
}

/** What each of so many things added. */
export function addedBy(count: number, before: Memory, after: Memory): Memory {
  const each = (name: keyof Memory) => Math.round((after[name] - before[name]) / count);
  return { resident: each('resident'), heap: each('heap') };
}
