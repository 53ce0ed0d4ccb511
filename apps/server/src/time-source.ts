/** Where a node has its time from. */
export interface TimeSource {
  /** The time of day, which people and machines set forward and back. */
  wallTime(): number;
  /** Passes evenly, whatever happens to the time of day, from a beginning of its own. */
  steadyTime(): number;
}

export const MACHINE_TIME: TimeSource = { wallTime: () => Date.now(), steadyTime: () => performance.now() };
