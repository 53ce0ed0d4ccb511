import { DEFAULT_DECK, type Face, ROLE_NAMES, roleOf, valueOfCard } from '@stakeout/gunrunners';

/** The usual deck as somebody would write it down, a card on each line, to be changed where one's own box differs. */
export function usualDeckText(): string {
  return `[\n${DEFAULT_DECK.map((face) => `  ${cardText(face)}`).join(',\n')}\n]\n`;
}

function cardText(face: Face): string {
  return `{ "role": "${ROLE_NAMES[roleOf(face)] ?? ''}", "value": ${valueOfCard(face)} }`;
}
