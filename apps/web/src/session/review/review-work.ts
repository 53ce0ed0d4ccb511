import type { Review, ReviewedDecision, ReviewedDraw } from '@stakeout/bots/judge';
import { createStore, type Store } from '../../state/store.ts';
import type { Wire } from '../local/messages.ts';
import type { HalfReview, KeptReview } from './kept-reviews.ts';
import type { Case, FromReviewer, ToReviewer } from './messages.ts';

/** A judge's worker seen from the page: it can also stop working. */
export type ReviewerWire = Wire<FromReviewer, ToReviewer> & {
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
};

/** What has been found by now. */
export interface Judged {
  readonly status: 'judging' | 'stopped' | 'done' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
  /** How many decisions there are to be judged; 0 until the judge has counted. */
  readonly total: number;
  /** In the order of the match. */
  readonly decisions: readonly ReviewedDecision[];
  readonly draws: readonly ReviewedDraw[];
  /** The whole of it, once it is there. */
  readonly review: Review | null;
  /** How long the judge has thought, in milliseconds. */
  readonly took: number;
}

/** Who keeps what is found. */
export interface ReviewKeeper {
  readonly onFound?: (half: HalfReview) => void;
  readonly onFinished?: (review: Review, took: number) => void;
}

const NOTHING: Judged = {
  status: 'judging',
  progress: 0,
  total: 0,
  decisions: [],
  draws: [],
  review: null,
  took: 0,
};

/** The review of a match as it comes about. The judge is called in when there is something to judge. */
export class ReviewWork {
  readonly state: Store<Judged>;
  private readonly about: Case;
  private readonly start: () => ReviewerWire;
  private readonly keeper: ReviewKeeper;
  /** How long the judge had thought before this page was opened. */
  private readonly before: number;
  private readonly waiting = new Map<number, (decision: ReviewedDecision | null) => void>();
  private worker: ReviewerWire | null = null;
  private tries = 0;

  constructor(
    about: Omit<Case, 'judged'>,
    start: () => ReviewerWire,
    /** What the device has of it already; `null` to judge it now. */
    kept: Pick<KeptReview, 'review' | 'took'> | HalfReview | null,
    keeper: ReviewKeeper = {},
  ) {
    this.start = start;
    this.keeper = keeper;
    const isWhole = kept !== null && 'review' in kept;
    const half = kept === null || isWhole ? null : kept;
    this.before = half?.took ?? 0;
    this.about = { ...about, judged: half?.decisions ?? [] };
    const begun = { ...NOTHING, decisions: inOrder(half?.decisions ?? []), took: this.before };
    this.state = createStore<Judged>(isWhole ? finished(kept.review, kept.took) : begun);
    if (!isWhole) this.goOn();
  }

  readonly stop = (): void => {
    if (this.state.get().status !== 'judging') return;
    this.tell({ type: 'stop' });
    this.change({ status: 'stopped' });
  };

  readonly goOn = (): void => {
    this.tell({ type: 'judge' });
    this.change({ status: 'judging' });
  };

  /** What would be said if this had been played; `null` when the judge has failed. */
  readonly try = (step: number, line: readonly unknown[]): Promise<ReviewedDecision | null> => {
    const number = this.tries++;
    return new Promise((resolve) => {
      this.waiting.set(number, resolve);
      this.tell({ type: 'try', number, step, line });
    });
  };

  close(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private tell(message: ToReviewer): void {
    this.worker ??= this.called();
    this.worker.postMessage(message);
  }

  private called(): ReviewerWire {
    const worker = this.start();
    worker.addEventListener('message', ({ data }) => this.hear(data));
    worker.addEventListener('error', () => this.fail());
    worker.addEventListener('messageerror', () => this.fail());
    worker.postMessage({ type: 'open', about: this.about });
    return worker;
  }

  private hear(message: FromReviewer): void {
    switch (message.type) {
      case 'begun':
        this.change({ total: message.decisions });
        break;
      case 'news': {
        const { decisions, draws } = this.state.get();
        const { done } = message;
        this.change({
          progress: done,
          took: this.before + message.took,
          decisions: message.decisions.length === 0 ? decisions : inOrder([...decisions, ...message.decisions]),
          draws: message.draws.length === 0 ? draws : [...draws, ...message.draws],
        });
        const now = this.state.get();
        if (message.decisions.length > 0) this.keeper.onFound?.({ decisions: now.decisions, took: now.took });
        break;
      }
      case 'finished':
        this.change(finished(message.review, this.before + message.took));
        this.keeper.onFinished?.(message.review, this.before + message.took);
        break;
      case 'tried':
        this.waiting.get(message.number)?.(message.decision);
        this.waiting.delete(message.number);
        break;
      case 'failed':
        this.fail();
    }
  }

  private fail(): void {
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
    this.close();
    if (this.state.get().review === null) this.change({ status: 'failed' });
  }

  private change(change: Partial<Judged>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}

function finished(review: Review, took: number): Judged {
  const { decisions, draws } = review;
  return { status: 'done', progress: 1, total: decisions.length, decisions, draws, review, took };
}

function inOrder(decisions: readonly ReviewedDecision[]): readonly ReviewedDecision[] {
  return decisions.toSorted((one, other) => one.step - other.step);
}
