import { type GameRecord, playGame } from '@stakeout/bots';
import { contestOf, type Order } from './order.ts';

/** The script of the arena's threads: plays one game and tells how it went. */
export default function playOrdered({ order, number }: { order: Order; number: number }): GameRecord[] {
  return playGame(contestOf(order), number);
}
