/** Picks among what is offered, the same way in every run of a test. */
export class Chooser {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    // Steele and Vigna's mixing of a Weyl sequence; any would do.
    this.state = (this.state + 0x9e3779b9) >>> 0;
    let mixed = this.state ^ (this.state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % count;
  }

  one<T>(of: readonly T[]): T {
    const found = of[this.below(of.length)];
    if (found === undefined) throw new Error('there is nothing to choose from');
    return found;
  }
}
