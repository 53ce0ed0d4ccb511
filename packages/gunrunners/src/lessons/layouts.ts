import { type Card, faceUp } from '../cards.ts';
import type { View } from '../view.ts';

/** G7.5: whether the probationary agents lie otherwise than before. */
export function layoutsDiffer(before: View, cards: readonly Card[] | undefined): boolean {
  if (cards === undefined) return false;
  return cards.some((card, location) => faceUp(card) !== faceUp(before.probation[location] ?? 0));
}
