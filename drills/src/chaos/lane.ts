import type { Luck } from './luck.ts';
import type { Mishaps, Weather } from './weather.ts';

/** A frame that was held back so that the next one can overtake it goes on after this time at the latest, in milliseconds. */
const LONGEST_HOLD = 100;

/** One direction of an unreliable line. */
export class Lane {
  readonly #weather: Weather;
  readonly #luck: Luck;
  readonly #mishaps: Mishaps;
  readonly #deliver: (text: string) => void;
  #held: string | null = null;

  constructor(weather: Weather, luck: Luck, mishaps: Mishaps, deliver: (text: string) => void) {
    this.#weather = weather;
    this.#luck = luck;
    this.#mishaps = mishaps;
    this.#deliver = deliver;
  }

  pass(text: string): void {
    const { drop, duplicate } = this.#weather;
    if (this.#luck.isHit(drop)) {
      this.#mishaps.dropped += 1;
      return;
    }
    this.#carry(text);
    if (this.#luck.isHit(duplicate)) {
      this.#mishaps.duplicated += 1;
      this.#carry(text);
    }
  }

  #carry(text: string): void {
    const { delay, longestDelay, swap } = this.#weather;
    if (this.#luck.isHit(delay)) {
      this.#mishaps.delayed += 1;
      setTimeout(() => this.#deliver(text), this.#luck.between(1, longestDelay));
    } else if (this.#held === null && this.#luck.isHit(swap)) {
      this.#mishaps.swapped += 1;
      this.#held = text;
      setTimeout(() => this.#release(), LONGEST_HOLD);
    } else {
      this.#deliver(text);
      this.#release();
    }
  }

  #release(): void {
    const text = this.#held;
    this.#held = null;
    if (text !== null) this.#deliver(text);
  }
}
