import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { subjectNamed } from './games.ts';
import type { Samples } from './samples.ts';

/** Games to be played in one go, in one thread. */
export interface Parcel {
  readonly subject: string;
  readonly games: number;
  readonly seed: number;
}

/** So many games make a parcel: a tenth of a second of work would be too little, and an hour too much to lose. */
const GAMES = 10_000;
/** Threads run compiled code, also when this file is run from its source. */
const SCRIPT = fileURLToPath(new URL('../dist/maker-thread.js', import.meta.url));
/** Far enough apart that no two parcels draw alike. */
const SEED_STEP = 0x9e37_79b1;

/** Plays games in so many threads, or in this one, and gives positions of them; they are the same however many threads there are. */
export async function makeData(subject: string, games: number, seed: number, threads: number): Promise<Samples[]> {
  const parcels: Parcel[] = [];
  for (let left = games; left > 0; left -= GAMES)
    parcels.push({
      subject,
      games: Math.min(GAMES, left),
      seed: (seed + Math.imul(parcels.length + 1, SEED_STEP)) >>> 0,
    });
  if (threads === 1) return parcels.map(({ games, seed }) => subjectNamed(subject).make(games, seed));
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
