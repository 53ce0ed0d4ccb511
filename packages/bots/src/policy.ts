/** Where a policy takes its chance from. */
export interface Picker {
  /** A whole number from 0 to `bound - 1`. */
  pick(bound: number): number;
}

/**
 * A way to play. It is given what its seat may know and nothing else: the seat's view and the seat's legal actions. The
 * view is made only when asked for, so that a policy that looks at nothing pays for nothing.
 */
export interface Policy {
  readonly id: string;
  /** The games it can play; every game when it does not say. */
  readonly games?: readonly string[];
  /** Returns the index of the chosen option; there is always at least one. */
  choose(view: () => unknown, options: readonly unknown[], chance: Picker): number;
}
