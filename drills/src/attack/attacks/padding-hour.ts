import { newNonce } from '@stakeout/client';
import { readFigures } from '../../load/metrics-page.ts';
import { inParallel, pause } from '../../load/parallel.ts';
import type { ServerProcess } from '../../load/server-process.ts';
import { type Attack, mustHold } from '../attack.ts';
import { Crowd } from '../crowd.ts';
import { HonestPlay } from '../honest-play.ts';

/** One address may make sixty tables a minute: so many in an hour. */
const TABLES_AN_HOUR = 3600;
const HISTORIES = 3;
const AT_ONCE = 3;
/** The heap that the server is given, in megabytes. The same attack took one of 768 down in three minutes. */
const HEAP = 512;
/** What the heap may hold besides rooms, in megabytes: stories, and a server without either. */
const BESIDES = 32 + 80;
/** What honest players may wait for a move, in milliseconds. Whether they do is for a quiet machine to say. */
const MOST_WAIT = 200;
/** So long they play alone first, in milliseconds: what they wait then is the machine's doing. */
const UNDISTURBED = 20_000;
const MEGABYTE = 1024 * 1024;

export const paddingHour: Attack = {
  name: 'padding-hour',
  aim: 'fill the memory with tables that have boxes as large as can be, for an hour, and push honest tables out of it',

  async run(stage) {
    const rooms = stage.times(16, 128);
    const server = await stage.server({
      NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
      STAKEOUT_ROOM_MEGABYTES: String(rooms),
      // What an address may ask in an hour is asked as fast as it is answered.
      STAKEOUT_REQUESTS_PER_MINUTE: '10000000',
      STAKEOUT_SOCKETS_PER_ADDRESS: '1000000',
    });
    const honest = await HonestPlay.begin(server.origin, stage.times(2, 20));
    await pause(stage.times(0, UNDISTURBED));
    const before = honest.lap();
    const crowd = new Crowd(stage, server);
    let heap = 0;
    let kept = 0;
    const tables = Array.from({ length: stage.times(40, TABLES_AN_HOUR) }, (_, index) => index);
    const began = performance.now();
    await inParallel(tables, AT_ONCE, async (number) => {
      await padOnce(crowd, number);
      if (number % 20 !== 0) return;
      const figures = await readFigures(server.origin);
      heap = Math.max(heap, figures.heapBytes);
      kept = Math.max(kept, figures.rooms);
    });
    const seconds = (performance.now() - began) / 1000;
    const waits = await honest.end();
    const after = await heapAfter(server);
    mustHold(after < rooms + BESIDES, `${Math.round(after)} MB are kept of ${tables.length} tables`);
    mustHold(
      waits.count > 0 && honest.refusals === 0,
      `honest tables made ${waits.count} moves, ${honest.refusals} refused`,
    );
    if (!stage.isShort)
      mustHold(
        waits.p99 < MOST_WAIT,
        `honest players waited ${waits.p99} ms for one move of a hundred, ${before.p99} ms before`,
      );
    return {
      tables: tables.length,
      seconds: Math.round(seconds),
      'most MB of heap': Math.round(heap / MEGABYTE),
      'MB of heap afterwards': Math.round(after),
      'MB resident afterwards': Math.round(server.residentBytes() / MEGABYTE),
      'most rooms': kept,
      'honest moves': waits.count,
      'honest p50 in ms': waits.p50,
      'honest p99 in ms': waits.p99,
      ...(stage.isShort ? {} : { 'before the attack': before.p99 }),
    };
  },
};

/** A table with a box of its own, its match, and the story of it. */
async function padOnce(crowd: Crowd, number: number): Promise<void> {
  const made = await crowd.makeLarge(number, { seats: [{ kind: 'me' }], visibility: 'public' });
  // That it is refused at last would be as good.
  if (typeof made === 'string') return;
  const { id, host } = made;
  await host.api.start(id, newNonce());
  for (let time = 0; time < HISTORIES; time++) await host.api.history(id, 0);
  await host.api.lobby();
}

async function heapAfter(server: ServerProcess): Promise<number> {
  await server.collectGarbage();
  const { heapBytes, externalBytes } = await readFigures(server.origin);
  return (heapBytes + externalBytes) / MEGABYTE;
}
