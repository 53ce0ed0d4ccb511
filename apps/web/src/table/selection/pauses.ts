/** How long people take, in milliseconds, so that tests need not wait as long. */
export interface Pace {
  readonly now: () => number;
  /** Does it later; the returned function calls it off. */
  readonly after: (milliseconds: number, act: () => void) => () => void;
}

/** A press that comes sooner was aimed at what was there before. */
const SETTLING = 600;
/** Two touches of the same thing within this time are a double click. */
const DOUBLE = 350;

export const CLOCK: Pace = {
  now: () => performance.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** What a player did a moment ago: no finger is as quick as a page. */
export class Pauses {
  private readonly pace: Pace;
  private cancel: () => void = () => undefined;
  private touched = { target: '', at: Number.NEGATIVE_INFINITY };
  private pressed = Number.NEGATIVE_INFINITY;

  constructor(pace: Pace) {
    this.pace = pace;
  }

  /** Something new is on the screen; tells when it has been there for a while. */
  begin(settled: () => void): void {
    this.cancel();
    this.cancel = this.pace.after(SETTLING, settled);
  }

  end(): void {
    this.cancel();
  }

  /** The second half of a double click on the same thing. */
  isTouchTwice(target: string): boolean {
    const at = this.pace.now();
    const isTwice = this.touched.target === target && at - this.touched.at < DOUBLE;
    if (!isTwice) this.touched = { target, at };
    return isTwice;
  }

  /** The second half of a double click on the buttons: they may have changed places in between. */
  isPressTwice(): boolean {
    const at = this.pace.now();
    const isTwice = at - this.pressed < DOUBLE;
    if (!isTwice) this.pressed = at;
    return isTwice;
  }
}
