/** Whether this is `npm run soak`, which takes the time that `npm test` has not. */
const isSoak = process.env['STAKEOUT_SOAK'] !== undefined;

/** How many times something is tried that any number of tries would show a little more of. */
export function longRun(inTest: number, inSoak: number): number {
  return isSoak ? inSoak : inTest;
}
