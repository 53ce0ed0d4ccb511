import type { BotsOfGame } from '@stakeout/bots';
import {
  decisionsIn,
  judgeName,
  type Lived,
  livedBy,
  type Review,
  type ReviewedDecision,
  type ReviewedDraw,
  type ReviewNews,
  reviewing,
  trying,
} from '@stakeout/bots/judge';
import { reopen } from '@stakeout/kernel';
import type { Wire } from '../local/messages.ts';
import type { Case, FromReviewer, ToReviewer } from './messages.ts';

/** So long the judge thinks before it tells what it has found and hears what is said to it, in milliseconds. */
const SLICE = 60;

/** A line that somebody would rather have played, on the scales. */
interface Trial {
  readonly number: number;
  readonly work: Generator<undefined, ReviewedDecision>;
}

/** The case that lies before the judge. */
interface Opened {
  readonly lived: Lived;
  readonly settings: { readonly seed: number; readonly playouts: number };
}

/** The inside of the judge's worker: works in slices, tells what it has found, and can be stopped. */
export class Reviewer {
  private readonly wire: Wire<ToReviewer, FromReviewer>;
  private readonly bots: BotsOfGame;
  private readonly trials: Trial[] = [];
  private opened: Opened | null = null;
  private work: Generator<ReviewNews, Review> | null = null;
  private isStopped = true;
  private isBusy = false;
  private took = 0;

  constructor(wire: Wire<ToReviewer, FromReviewer>, bots: BotsOfGame) {
    this.wire = wire;
    this.bots = bots;
    wire.addEventListener('message', ({ data }) => this.guarded(() => this.hear(data)));
  }

  private hear(message: ToReviewer): void {
    switch (message.type) {
      case 'open':
        this.open(message.about);
        break;
      case 'judge':
        this.isStopped = false;
        break;
      case 'stop':
        this.isStopped = true;
        break;
      case 'try': {
        const { lived, settings } = this.before();
        const { number, step, line } = message;
        this.trials.push({ number, work: trying(this.bots, lived, step, line, settings) });
      }
    }
    void this.run();
  }

  private open({ file, seat, seed, playouts, judged }: Case): void {
    const { game, judging } = this.bots;
    const { header, secret, opening, entries } = file;
    const hashes = { opening: opening.hash, entries: entries.map(({ hash }) => hash) };
    const match = reopen(game, { header, entries }, secret, hashes);
    if (!match.ok) throw new Error('the match does not replay as it was played');
    const lived = livedBy(match.value, seat);
    const settings = { seed, playouts: playouts ?? judging.playouts };
    this.opened = { lived, settings };
    this.work = reviewing(this.bots, lived, { ...settings, judged });
    this.wire.postMessage({ type: 'begun', judge: judgeName(settings.playouts), decisions: decisionsIn(lived) });
  }

  private before(): Opened {
    if (this.opened === null) throw new Error('there is no case before the judge');
    return this.opened;
  }

  /** One thing after another, with a breath between, in which it is heard what the page says. */
  private async run(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.guarded(() => this.slice()) === true) await new Promise((resolve) => setTimeout(resolve, 0));
    this.isBusy = false;
  }

  /** Gives whether there was something to do. */
  private slice(): boolean {
    const [trial] = this.trials;
    if (trial !== undefined) this.sliceOfTrial(trial);
    else if (this.work !== null && !this.isStopped) this.sliceOfReview(this.work);
    else return false;
    return true;
  }

  private sliceOfTrial({ number, work }: Trial): void {
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      const { done, value } = work.next();
      if (done !== true) continue;
      this.trials.shift();
      this.wire.postMessage({ type: 'tried', number, decision: value });
      return;
    }
  }

  private sliceOfReview(work: Generator<ReviewNews, Review>): void {
    const began = performance.now();
    const decisions: ReviewedDecision[] = [];
    const draws: ReviewedDraw[] = [];
    let done = 0;
    while (performance.now() < began + SLICE) {
      const next = work.next();
      if (next.done === true) {
        this.work = null;
        this.took += performance.now() - began;
        this.wire.postMessage({ type: 'finished', review: next.value, took: this.took });
        return;
      }
      done = next.value.done;
      if (next.value.decision !== undefined) decisions.push(next.value.decision);
      if (next.value.draw !== undefined) draws.push(next.value.draw);
    }
    this.took += performance.now() - began;
    this.wire.postMessage({ type: 'news', done, took: this.took, decisions, draws });
  }

  /** What goes wrong is told; the judge is of no use after it. */
  private guarded<T>(deed: () => T): T | null {
    try {
      return deed();
    } catch (error) {
      console.error(error);
      this.work = null;
      this.trials.length = 0;
      this.wire.postMessage({ type: 'failed', reason: String(error) });
      return null;
    }
  }
}
