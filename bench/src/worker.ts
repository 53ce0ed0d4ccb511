import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { CONTENDERS } from './contenders/index.ts';
import { GAMES } from './games.ts';
import type { LaneOrder, LaneResult } from './lane.ts';
import { timeSlice } from './measure.ts';

/** One contender by itself: says `ready`, then works for as many seconds as it is told, each time it is told. */
const order: LaneOrder = workerData;
const game = GAMES.find(({ id }) => id === order.game);
const contender = CONTENDERS.find(({ id }) => id === order.contender);
if (game === undefined || contender === undefined || parentPort === null) throw new Error('nothing to measure');

const port = parentPort;
const work = contender.prepare({ game, players: order.players, config: order.config });
const collectGarbage = garbageCollector();

port.on('message', (seconds: number) => {
  const slice = timeSlice(work, seconds);
  // After the slice, off the clock: no slice begins with the garbage of the one before.
  collectGarbage();
  port.postMessage({ ...slice, heapBytes: getHeapStatistics().used_heap_size } satisfies LaneResult);
});
port.postMessage('ready');

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return typeof collect === 'function' ? () => collect() : () => {};
}
