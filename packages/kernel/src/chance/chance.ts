/**
 * Chance is passed in, never stored in the state. A draw is named by a label (`die`, `deck:2`) and a counter that the
 * state keeps, so that in a match every draw is fixed by the key alone and can be checked by anyone afterwards.
 */
export interface Chance {
  /** A whole number from 0 to `bound - 1`, every one equally likely. */
  below(label: string, counter: number, bound: number): number;
}

/** Shuffles the first `length` items in place (Fisher and Yates), drawing under one label from counter 0 up. */
export function shuffleInPlace(items: number[], length: number, label: string, chance: Chance): void {
  for (let last = length - 1; last > 0; last--) {
    const other = chance.below(label, length - 1 - last, last + 1);
    const item = items[last] as number;
    items[last] = items[other] as number;
    items[other] = item;
  }
}
