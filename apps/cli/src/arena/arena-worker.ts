import { type GameRecord, playGame } from '@stakeout/bots';
import { contestOf, type Order } from './order.ts';

/** The script of the arena's threads: plays one game and tells how it went. */
export default async function playOrdered({ order, number }: { order: Order; number: number }): Promise<GameRecord[]> {
  return playGame(await contestOf(order), number);
}
