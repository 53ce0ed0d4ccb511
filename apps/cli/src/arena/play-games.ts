import { fileURLToPath } from 'node:url';
import { type GameRecord, playGame } from '@stakeout/bots';
import { inThreads } from '../threads/in-threads.ts';
import { contestOf, type Order } from './order.ts';

/** Threads run compiled code, also when this file is run from its source. */
const WORKER = fileURLToPath(new URL('../../dist/arena/arena-worker.js', import.meta.url));

/** Who takes the games of a contest. */
export interface Taker {
  /** Takes a game as it ends. */
  readonly add: (number: number, records: readonly GameRecord[]) => void;
  /** Asked before every game whether it is still wanted. */
  readonly isEnough: () => boolean;
}

/** Plays the games of a contest, in this thread or in several, until all are played or it is enough. */
export async function playGames(order: Order, games: number, threads: number, taker: Taker): Promise<void> {
  const orders = ordersFor(order, games, taker);
  if (threads === 1) {
    const contest = { ...(await contestOf(order)), processor: workOfProcess };
    for (const { number } of orders) taker.add(number, playGame(contest, number));
  } else {
    const add = (records: readonly GameRecord[], { number }: { number: number }) => taker.add(number, records);
    await inThreads(WORKER, threads, orders, add);
  }
}

/** In milliseconds, of all threads of the process: the game's own, while nothing else is played. */
function workOfProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function* ordersFor(order: Order, games: number, { isEnough }: Taker) {
  for (let number = 0; number < games && !isEnough(); number++) yield { order, number };
}
