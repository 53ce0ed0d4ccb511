import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { contenderNamed } from './contenders/index.ts';
import { GAMES } from './games.ts';
import type { LaneOrder, LaneRequest } from './lane.ts';
import { timeSlice } from './measure.ts';

/** One contender by itself: works for as many seconds as it is told, each time it is told, and tells its heap when asked. */
const order: LaneOrder = workerData;
const game = GAMES.find(({ id }) => id === order.game);
const contender = contenderNamed(order.contender);
if (game === undefined || contender === undefined || parentPort === null) throw new Error('nothing to measure');

const port = parentPort;
const work = contender.prepare({ game, players: order.players, config: order.config });

port.on('message', (request: LaneRequest) => {
  port.postMessage(request === 'heap' ? heapBytes() : timeSlice(work, request));
});

/**
 * What the contender holds on to. Asked for before the first slice and after the last, never in between: collecting all
 * garbage between slices was found to cost boardgame.io a tenth of its speed in the slices that follow.
 */
function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return getHeapStatistics().used_heap_size;
}
