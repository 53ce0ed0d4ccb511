/** Far enough apart that no two games draw alike. */
const PER_GAME = 0x9e37_79b1;

/** A seed for one purpose at one step of one review: whole numbers in, a whole number out, nothing alike for neighbours. */
export function seedFor(...parts: readonly number[]): number {
  let seed = 0x2545_f491;
  for (const part of parts) {
    seed = Math.imul(seed ^ part, 0x85eb_ca6b);
    seed = Math.imul(seed ^ (seed >>> 13), 0xc2b2_ae35);
    seed ^= seed >>> 16;
  }
  return seed | 0;
}

/** The seed of the n-th imagined game. */
export function seedOfGame(seed: number, game: number): number {
  return (seed + Math.imul(game, PER_GAME)) | 0;
}
