import type { Pace } from './pace.ts';
import { Alarm, type Timing } from './timing.ts';

/** Finds out about connections that died without saying so: each ping must be answered in time. */
export class Heartbeat {
  readonly #pace: Pace;
  readonly #ping: () => void;
  readonly #dead: () => void;
  readonly #next: Alarm;
  readonly #patience: Alarm;

  constructor(pace: Pace, timing: Timing, ping: () => void, dead: () => void) {
    this.#pace = pace;
    this.#ping = ping;
    this.#dead = dead;
    this.#next = new Alarm(timing);
    this.#patience = new Alarm(timing);
  }

  start(): void {
    this.stop();
    this.#next.set(this.#pace.pingEvery, () => this.beat());
  }

  stop(): void {
    this.#next.clear();
    this.#patience.clear();
  }

  /** Pings now, and from now on again. */
  beat(): void {
    this.#next.set(this.#pace.pingEvery, () => this.beat());
    if (!this.#patience.isSet) this.#patience.set(this.#pace.pongWithin, this.#dead);
    this.#ping();
  }

  pong(): void {
    this.#patience.clear();
  }
}
