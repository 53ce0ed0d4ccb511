/** For so long at a time long work may have the event loop, in milliseconds: nobody notices a move that waits for it. */
const SLICE = 5;

// Taken once: a test that has time in its hands must not stop this.
const { setImmediate: whenOthersHad } = globalThis;

/**
 * Long work of this node, such as playing a long match through again. It is done in slices, one between two rounds of the
 * event loop whoever asked for it, so that however much of it there is, moves and messages go in between.
 */
export class SlowLane {
  private readonly waiting: (() => void)[] = [];
  private isTaken = false;
  private readonly afterOthers: (run: () => void) => void;

  /** `afterOthers` does something in the next round of the event loop. */
  constructor(afterOthers: (run: () => void) => void = (run) => whenOthersHad(run)) {
    this.afterOthers = afterOthers;
  }

  async run<T>(work: Generator<unknown, T>): Promise<T> {
    for (;;) {
      await this.turn();
      const until = performance.now() + SLICE;
      do {
        const step = work.next();
        if (step.done === true) return step.value;
      } while (performance.now() < until);
    }
  }

  /** The first to come in a round of the event loop has it at once, the others one a round, in order. */
  private turn(): Promise<void> {
    if (this.isTaken) return new Promise((resolve) => this.waiting.push(resolve));
    this.take();
    return Promise.resolve();
  }

  private take(): void {
    this.isTaken = true;
    this.afterOthers(() => {
      this.isTaken = false;
      const next = this.waiting.shift();
      if (next === undefined) return;
      this.take();
      next();
    });
  }
}
