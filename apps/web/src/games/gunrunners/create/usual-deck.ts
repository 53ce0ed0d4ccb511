import { DEFAULT_DECK, type Face } from '@stakeout/gunrunners';

const ROLES = ['ordinary', 'director', 'informer', 'saboteur', 'spy', 'manager', 'runner'];

/** The usual deck as somebody would write it down, a card on each line, to be changed where one's own box differs. */
export function usualDeckText(): string {
  return `[\n${DEFAULT_DECK.map((face) => `  ${cardText(face)}`).join(',\n')}\n]\n`;
}

function cardText(face: Face): string {
  return `{ "role": "${ROLES[Math.floor(face / 10)] ?? ''}", "value": ${face % 10} }`;
}
