import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Parcel, play } from './parcel.ts';
import type { Samples } from './samples.ts';

/** So many games make a parcel: a tenth of a second of work would be too little, and an hour too much to lose. */
const GAMES = 10_000;
/** With a search in them games take a thousand times as long. */
const SEARCHED_GAMES = 100;
/** Threads run compiled code, also when this file is run from its source. */
const SCRIPT = fileURLToPath(new URL('../dist/maker-thread.js', import.meta.url));
/** Far enough apart that no two parcels draw alike. */
const SEED_STEP = 0x9e37_79b1;

/** Plays games in so many threads, or in this one, and gives positions of them; they are the same however many threads there are. */
export async function makeData(
  subject: string,
  games: number,
  seed: number,
  threads: number,
  from: Uint8Array | null = null,
): Promise<Samples[]> {
  const most = from === null ? GAMES : SEARCHED_GAMES;
  const parcels: Parcel[] = [];
  for (let left = games; left > 0; left -= most)
    parcels.push({
      subject,
      from,
      games: Math.min(most, left),
      seed: (seed + Math.imul(parcels.length + 1, SEED_STEP)) >>> 0,
    });
  if (threads === 1) return parcels.map(play);
  const made = new Array<Samples>(parcels.length);
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(threads, parcels.length) }, async () => {
      const thread = new Worker(SCRIPT);
      try {
        for (let number = next++; number < parcels.length; number = next++) {
          thread.postMessage(parcels[number]);
          [made[number]] = (await once(thread, 'message')) as [Samples];
        }
      } finally {
        await thread.terminate();
      }
    }),
  );
  return made;
}
