import type { Measured } from './review.ts';

/** Numbers as they come in: their mean, and how far it may be off. */
export class Sample {
  count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  get se(): number {
    if (this.count < 2) return 0;
    const variance = Math.max(0, this.squares - this.sum * this.mean) / (this.count - 1);
    return Math.sqrt(variance / this.count);
  }

  /** Both, so many times as much. */
  times(factor: number): Measured {
    return { value: this.mean * factor, se: this.se * factor };
  }
}

/** The sum of things that were measured apart from each other. */
export function sumOf(parts: readonly Measured[]): Measured {
  let value = 0;
  let variance = 0;
  for (const part of parts) {
    value += part.value;
    variance += part.se * part.se;
  }
  return { value, se: Math.sqrt(variance) };
}
