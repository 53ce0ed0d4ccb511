import { longRun } from '@stakeout/testkit';

export type Size = readonly [width: number, height: number];

/** From the smallest phone to a large screen: upright and on its side, tablets, low laptops, and a laptop's page at 200 %. */
export const SIZES: readonly Size[] = [
  [360, 640],
  [390, 844],
  [640, 360],
  [720, 450],
  [820, 1180],
  [844, 390],
  [1024, 768],
  [1280, 600],
  [1280, 720],
  [1366, 625],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];

/** At which of them one of so many states is measured: every day at some, so that none is left out, and in a long run at all. */
export function sizesOf(state: number, states: number): readonly Size[] {
  const step = longRun(states, 1);
  return SIZES.filter((_, index) => index % step === state % step);
}
