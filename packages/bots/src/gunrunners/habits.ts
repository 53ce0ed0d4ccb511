import type { Face } from '@stakeout/gunrunners';

const FACES = 100;
/** What a face counts that no habit is known of, as those of other decks. */
const NEUTRAL = 100;

/** How likely cards are to lie at one kind of hidden place, by face: in hundredths of what pure chance would have it. */
export type Habit = Int32Array;

/** Agents on probation are operatives more often than not: whoever puts one down hopes for its operation. */
export const ON_PROBATION = habit({ 1: 55, 2: 46, 3: 56, 4: 60, 11: 206, 22: 116, 32: 187, 42: 134, 53: 128, 63: 173 });
/** Who goes undercover hides a high card, and no Director, who would be wasted there. */
export const UNDERCOVER = habit({ 1: 85, 2: 95, 3: 140, 4: 185, 11: 50, 22: 73, 32: 89, 42: 113, 53: 136, 63: 101 });
function habit(weights: Readonly<Record<Face, number>>): Habit {
  const all = new Int32Array(FACES).fill(NEUTRAL);
  for (const [face, weight] of Object.entries(weights)) all[Number(face)] = weight;
  return all;
}
