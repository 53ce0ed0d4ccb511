import { DEFAULT_DECK, type Face, ORDINARY, ROLE_NAMES, roleOf, valueOfCard } from '@stakeout/gunrunners';
import { isPlainObject } from '@stakeout/kernel';

/** A card of a deck as somebody writes it down; both are kept as they came, for the rules to judge. */
export interface WrittenCard {
  readonly role: unknown;
  readonly value: unknown;
}

/** The usual deck, card by card. */
export const USUAL_DECK: readonly WrittenCard[] = DEFAULT_DECK.map(cardOfFace);

/** A deck is a list of cards, or of the numbers that a checked configuration holds. */
export function cardsOf(data: unknown): readonly WrittenCard[] {
  const list: readonly unknown[] = Array.isArray(data) ? data : [];
  return list.map((card) => {
    if (typeof card === 'number') return cardOfFace(card);
    return isPlainObject(card) ? { role: card['role'], value: card['value'] } : { role: card, value: undefined };
  });
}

function cardOfFace(face: Face): WrittenCard {
  return { role: ROLE_NAMES[roleOf(face)], value: valueOfCard(face) };
}

export function isOrdinary({ role }: WrittenCard): boolean {
  return role === ROLE_NAMES[ORDINARY];
}

/** The deck in the order in which it is usually written: agents by their values, then the others as they stood. */
export function inOrder(cards: readonly WrittenCard[]): readonly WrittenCard[] {
  const agents = cards.filter(isOrdinary).sort((one, other) => Number(one.value) - Number(other.value));
  return [...agents, ...cards.filter((card) => !isOrdinary(card))];
}
