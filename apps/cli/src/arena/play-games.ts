import { fileURLToPath } from 'node:url';
import { type Contest, type GameRecord, playGame } from '@stakeout/bots';
import { inThreads } from '../threads/in-threads.ts';
import { contestOf, type Order } from './order.ts';

/** Threads run compiled code, also when this file is run from its source. */
const WORKER = fileURLToPath(new URL('../../dist/arena/arena-worker.js', import.meta.url));

/** Plays all games of a contest, in this thread or in several, and hands each over as it ends. */
export async function playGames(
  order: Order,
  games: number,
  threads: number,
  add: (records: readonly GameRecord[]) => void,
): Promise<void> {
  if (threads === 1) playHere(contestOf(order), games, add);
  else await inThreads(WORKER, threads, ordersFor(order, games), add);
}

function playHere(contest: Contest, games: number, add: (records: readonly GameRecord[]) => void): void {
  for (let number = 0; number < games; number++) add(playGame(contest, number));
}

function* ordersFor(order: Order, games: number) {
  for (let number = 0; number < games; number++) yield { order, number };
}
