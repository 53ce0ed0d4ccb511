import type { JudgedAgain, Mined } from '@stakeout/bots/puzzles';
import { judged, mined, type PuzzleOrder } from './work.ts';

/** The script of the threads that look for puzzles and judge them again. */
export default function work(order: PuzzleOrder): Mined | JudgedAgain {
  return order.do === 'mine' ? mined(order) : judged(order);
}
