import type { Card } from '@stakeout/gunrunners';

/** A card of a row or a hand with its place in it, and a key that tells it from others alike. */
export interface KeyedCard {
  readonly card: Card;
  readonly index: number;
  readonly key: string;
}

/** Cards alike are told apart only by which of them comes first. */
export function keyed(cards: readonly Card[]): readonly KeyedCard[] {
  const seen = new Map<Card, number>();
  return cards.map((card, index) => {
    const count = seen.get(card) ?? 0;
    seen.set(card, count + 1);
    return { card, index, key: `${card} ${count}` };
  });
}
