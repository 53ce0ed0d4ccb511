import { fileURLToPath } from 'node:url';
import { type Contest, type GameRecord, playGame } from '@stakeout/bots';
import { Piscina } from 'piscina';
import { contestOf, type Order } from './order.ts';

/** Threads import what they run: Node dies when a thread is ended while it `require`s a module, as the pool tries first. */
const EXEC_ARGV = ['--no-experimental-require-module'];
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
  else await playInThreads(order, games, threads, add);
}

function playHere(contest: Contest, games: number, add: (records: readonly GameRecord[]) => void): void {
  for (let number = 0; number < games; number++) add(playGame(contest, number));
}

async function playInThreads(
  order: Order,
  games: number,
  threads: number,
  add: (records: readonly GameRecord[]) => void,
): Promise<void> {
  const pool = new Piscina({ filename: WORKER, execArgv: EXEC_ARGV, minThreads: threads, maxThreads: threads });
  let next = 0;
  const playOn = async () => {
    while (next < games) add(await pool.run({ order, number: next++ }));
  };
  try {
    await Promise.all(Array.from({ length: threads }, playOn));
  } finally {
    await pool.destroy();
  }
}
