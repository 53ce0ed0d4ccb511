import { readFile } from 'node:fs/promises';
import { type Answer, botsOf, livedBy, type Question, reviewing, think } from '@stakeout/bots';
import { reopenStored, type StoredMatch } from '@stakeout/host';
import type { AnyGame, Seat } from '@stakeout/kernel';
import { findGame } from '../games.ts';
import type { DailyLuck } from '../storage/records.ts';

/** A finished match, and whose luck in it is asked for. */
export interface LuckQuestion {
  readonly game: string;
  readonly match: StoredMatch;
  readonly seat: Seat;
  readonly playouts: number;
}

/** What a thread is asked, and what it answers. */
export interface Asked {
  readonly decision: { readonly question: Question; readonly answer: Answer };
  readonly luck: { readonly question: LuckQuestion; readonly answer: DailyLuck };
}

/** A question with a switch: 1 once nobody wants to know the answer any more. */
export type Job = {
  readonly [Kind in keyof Asked]: {
    readonly kind: Kind;
    readonly question: Asked[Kind]['question'];
    readonly cancelled: Int32Array;
  };
}[keyof Asked];

/** The script of the pool's threads. */
export default async function answer(job: Job): Promise<Asked[keyof Asked]['answer'] | null> {
  const isCancelled = () => Atomics.load(job.cancelled, 0) === 1;
  const game = findGame(job.question.game);
  if (game === null) throw new Error(`there is no game ${job.question.game}`);
  return job.kind === 'decision'
    ? think(botsOf(game), job.question, { breathe, isCancelled, read })
    : luckOf(game, job.question, isCancelled);
}

/** Always the same, so that the same match has the same luck whichever node reckons it. */
const SEED = 1;

/** What draws and rolls brought the seat, as a review has it. */
async function luckOf(game: AnyGame, question: LuckQuestion, isCancelled: () => boolean): Promise<DailyLuck | null> {
  const { match, seat, playouts } = question;
  const opened = reopenStored(game, match);
  if (!opened.ok) throw new Error('a finished match does not replay');
  const review = reviewing(botsOf(game), livedBy(opened.value, seat), { seed: SEED, playouts });
  for (;;) {
    const { done, value } = review.next();
    if (done === true) return { value: value.books.luck.value, se: value.books.luck.se };
    await breathe();
    if (isCancelled()) return null;
  }
}

/** Nets lie on the disk, beside the program. */
function read(address: string) {
  return readFile(new URL(address));
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
