/** Positions to learn from: the inputs that are on, and what is to be answered. */
export interface Samples {
  readonly count: number;
  /** All inputs, one position after the other. */
  readonly active: Uint16Array<ArrayBuffer>;
  /** Where the inputs of each position end. */
  readonly ends: Uint32Array<ArrayBuffer>;
  /** The answers, as many numbers for each position as the net gives. */
  readonly targets: Float32Array<ArrayBuffer>;
}

/** Collects positions. */
export class SampleList {
  private active = new Uint16Array(1 << 16);
  private readonly ends: number[] = [];
  private readonly targets: number[] = [];
  private used = 0;

  add(active: Uint16Array, targets: Float32Array): void {
    if (this.used + active.length > this.active.length) {
      const larger = new Uint16Array(this.active.length * 2);
      larger.set(this.active);
      this.active = larger;
    }
    this.active.set(active, this.used);
    this.used += active.length;
    this.ends.push(this.used);
    for (const target of targets) this.targets.push(target);
  }

  finish(): Samples {
    return {
      count: this.ends.length,
      active: this.active.slice(0, this.used),
      ends: Uint32Array.from(this.ends),
      targets: Float32Array.from(this.targets),
    };
  }
}

/** Where the inputs of a position begin. */
export function beginOf({ ends }: Samples, index: number): number {
  return index === 0 ? 0 : (ends[index - 1] as number);
}

/** Several lists of positions as one. */
export function joined(parts: readonly Samples[]): Samples {
  const list = new SampleList();
  for (const part of parts) {
    const width = part.targets.length / part.count;
    for (let index = 0; index < part.count; index++)
      list.add(
        part.active.subarray(beginOf(part, index), part.ends[index]),
        part.targets.subarray(index * width, (index + 1) * width),
      );
  }
  return list.finish();
}
