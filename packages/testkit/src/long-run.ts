/** Whether this is `npm run soak`, which takes the time that `npm test` has not. */
const isSoak = process.env['STAKEOUT_SOAK'] !== undefined;

/** How many times something is tried that any number of tries would show a little more of. */
export function longRun<T>(inTest: T, inSoak: T): T {
  return isSoak ? inSoak : inTest;
}
