import { type Answer, botsOf, type Question, think } from '@stakeout/bots';
import { findGame } from '../games.ts';

/** A question with a switch: 1 once nobody wants to know the answer any more. */
export interface Job {
  readonly question: Question;
  readonly cancelled: Int32Array;
}

/** The script of the pool's threads. */
export default async function answer({ question, cancelled }: Job): Promise<Answer | null> {
  const game = findGame(question.game);
  if (game === null) throw new Error(`there is no game ${question.game}`);
  return think(botsOf(game), question, breathe, () => Atomics.load(cancelled, 0) === 1);
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
