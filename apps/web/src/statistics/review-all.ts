import { createStore, type Store } from '../state/store.ts';
import type { PlayedMatch } from './played-match.ts';

/** Reviews one match and keeps what was found; gives whether it could be. It tells how far it is, from 0 to 1. */
export type ReviewOne = (
  match: PlayedMatch,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
) => Promise<boolean>;

/** How far somebody has come who wants all of their matches reviewed. */
export interface Reviewing {
  readonly isRunning: boolean;
  /** Matches that are done with, and how many of them could not be reviewed. */
  readonly done: number;
  readonly failed: number;
  readonly total: number;
  /** How far the match is that is before the judge, from 0 to 1. */
  readonly progress: number;
}

const IDLE: Reviewing = { isRunning: false, done: 0, failed: 0, total: 0, progress: 0 };

/** Reviews matches one after another, the latest first, until it is stopped. What is done stays done. */
export class ReviewAll {
  readonly state: Store<Reviewing> = createStore(IDLE);
  private readonly reviewOne: ReviewOne;
  private readonly onReviewed: () => void;
  private run = new AbortController();

  constructor(reviewOne: ReviewOne, onReviewed: () => void) {
    this.reviewOne = reviewOne;
    this.onReviewed = onReviewed;
  }

  async start(matches: readonly PlayedMatch[]): Promise<void> {
    if (this.state.get().isRunning) return;
    this.run = new AbortController();
    const { signal } = this.run;
    this.state.set({ ...IDLE, isRunning: true, total: matches.length });
    for (const match of matches.toSorted((one, other) => other.at - one.at)) {
      const couldBe = await this.reviewed(match, signal);
      if (signal.aborted) return;
      const { done, failed } = this.state.get();
      this.change({ done: done + 1, failed: failed + Number(!couldBe), progress: 0 });
      this.onReviewed();
    }
    this.change({ isRunning: false });
  }

  readonly stop = (): void => {
    this.run.abort();
    this.change({ isRunning: false, progress: 0 });
  };

  private async reviewed(match: PlayedMatch, signal: AbortSignal): Promise<boolean> {
    const onProgress = (progress: number) => {
      if (!signal.aborted) this.change({ progress });
    };
    return this.reviewOne(match, onProgress, signal).catch(() => false);
  }

  private change(change: Partial<Reviewing>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}
