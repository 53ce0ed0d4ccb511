import type { Luck } from './luck.ts';

const CHATTINESS = 0.04;

/** Says something now and then, never the same twice. */
export class ChatHabit {
  readonly #prefix: string;
  readonly #most: number;
  readonly #luck: Luck;
  #said = 0;

  constructor(prefix: string, most: number, luck: Luck) {
    this.#prefix = prefix;
    this.#most = most;
    this.#luck = luck;
  }

  next(): string | null {
    if (this.#said >= this.#most || !this.#luck.isHit(CHATTINESS)) return null;
    this.#said += 1;
    return `${this.#prefix}: line ${this.#said}`;
  }
}
