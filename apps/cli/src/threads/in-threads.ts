import { Piscina } from 'piscina';

/** Threads import what they run: Node dies when a thread is ended while it `require`s a module, as the pool tries first. */
const EXEC_ARGV = ['--no-experimental-require-module'];

/**
 * Does one piece of work after another, in so many threads that run this script, and hands over what comes of each as it comes. `orders`
 * are asked for as threads are free, so that they may end when time is up.
 */
export async function inThreads<Order, Done>(
  script: string,
  threads: number,
  orders: Iterator<Order>,
  add: (done: Done, order: Order) => void,
): Promise<void> {
  const pool = new Piscina({ filename: script, execArgv: EXEC_ARGV, minThreads: threads, maxThreads: threads });
  const workOn = async () => {
    for (let next = orders.next(); next.done !== true; next = orders.next()) {
      add(await pool.run(next.value), next.value);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, workOn));
  } finally {
    await pool.destroy();
  }
}
