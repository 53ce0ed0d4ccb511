import type { Face } from '@stakeout/gunrunners';

const FACES = 100;
/** What a face counts that no habit is known of, as those of other decks. */
const NEUTRAL = 100;

/**
 * How likely cards are to lie at one kind of hidden place, by face: in hundredths of what pure chance would have it. The numbers come from
 * games of `easy` and of `hard`, half each (`npm run train -- habits`).
 */
export type Habit = Int32Array;

/** Agents on probation are operatives more often than not: whoever puts one down hopes for its operation. */
export const ON_PROBATION = habit({ 1: 69, 2: 42, 3: 53, 4: 57, 11: 192, 22: 111, 32: 179, 42: 140, 53: 124, 63: 173 });
/** Who goes undercover hides a high card, and no Director, who would be wasted there. */
export const UNDERCOVER = habit({ 1: 87, 2: 85, 3: 141, 4: 171, 11: 56, 22: 86, 32: 80, 42: 106, 53: 128, 63: 106 });

function habit(weights: Readonly<Record<Face, number>>): Habit {
  const all = new Int32Array(FACES).fill(NEUTRAL);
  for (const [face, weight] of Object.entries(weights)) all[Number(face)] = weight;
  return all;
}
