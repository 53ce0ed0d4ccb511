import { type Answer, botsOf, type Question, think } from '@stakeout/bots';

/** A question with a switch: 1 once nobody wants to know the answer any more. */
export interface Job {
  readonly question: Question;
  readonly cancelled: Int32Array;
}

/** The script of the pool's threads. */
export default function answer({ question, cancelled }: Job): Promise<Answer | null> {
  return think(botsOf(question.game), question, breathe, () => Atomics.load(cancelled, 0) === 1);
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
