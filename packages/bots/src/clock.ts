/** Bots run in browsers and in Node; both have this clock, neither has the other's types. */
declare const performance: { now(): number };

/** Milliseconds since some moment or other. */
export function now(): number {
  return performance.now();
}
