// Browsers and Node have these; the library of the language does not.
declare const setTimeout: (run: () => void, milliseconds: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/** Time as the client knows it. Tests and drills may pass a time of their own. */
export interface Timing {
  /** Milliseconds since 1970 by the local clock. */
  now(): number;
  /** Runs once after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, run: () => void): Cancel;
}
export type Cancel = () => void;

export const localTiming: Timing = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** At most one thing that is to happen later: setting it again replaces it. */
export class Alarm {
  readonly #timing: Timing;
  #cancel: Cancel | null = null;

  constructor(timing: Timing) {
    this.#timing = timing;
  }

  get isSet(): boolean {
    return this.#cancel !== null;
  }

  set(milliseconds: number, run: () => void): void {
    this.clear();
    this.#cancel = this.#timing.after(milliseconds, () => {
      this.#cancel = null;
      run();
    });
  }

  clear(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
