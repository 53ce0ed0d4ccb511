import type { Card } from './cards.ts';

/** Takes one card with this face out of a hand or pile, keeping the order of the others. */
export function takeCard(cards: Card[], card: Card): void {
  let index = 0;
  while (index < cards.length && cards[index] !== card) index++;
  takeAt(cards, index);
}

/** Takes out the card at an index. Moves by hand: `splice` would make a list for the one card. */
export function takeAt(cards: Card[], index: number): Card {
  const taken = cards[index] as Card;
  for (let next = index + 1; next < cards.length; next++) cards[next - 1] = cards[next] as Card;
  cards.pop();
  return taken;
}

/** Puts a card into a hand where it belongs: hands are ascending, so that their order says nothing. */
export function addToHand(hand: Card[], card: Card): void {
  let index = hand.length;
  hand.push(card);
  while (index > 0) {
    const before = hand[index - 1] as Card;
    if (before <= card) break;
    hand[index] = before;
    index--;
  }
  hand[index] = card;
}
