import { parentPort } from 'node:worker_threads';
import { GAMES } from '../games.ts';
import { judgeMatch } from './judged-match.ts';
import type { Order } from './order.ts';

/** A thread that plays and judges one match after the other. */
if (parentPort === null) throw new Error('nobody to work for');
const port = parentPort;
port.on('message', (order: Order) => {
  const game = GAMES.find(({ id }) => id === order.game);
  if (game === undefined) throw new Error(`${order.game} is unknown`);
  port.postMessage(judgeMatch(game, order));
});
