/** No table of any game gives more. */
const MOST_ACTIVE = 320;

/** The inputs of a net that are on, as they are found. */
export class Inputs {
  /** In the order in which they are added up; some more than once. */
  readonly active = new Uint16Array(MOST_ACTIVE);
  count = 0;

  add(input: number): void {
    this.active[this.count++] = input;
  }

  /** One of those that tell 0 to `most` apart; whatever is more counts as most, and less as nothing. */
  addUpTo(first: number, value: number, most: number): void {
    this.add(first + Math.max(0, Math.min(most, value)));
  }
}
