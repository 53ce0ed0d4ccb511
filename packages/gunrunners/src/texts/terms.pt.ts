import type { Texts } from '@stakeout/kernel';
import { type Card, isBack, isExposed, ORDINARY, ownerOf, roleOf, SPY, valueOfCard } from '../cards.ts';

const SEATS = ['Vermelho', 'Azul', 'Amarelo', 'Verde'];
const LOCATIONS = ['Oriente Médio', 'Norte da África', 'América Central', 'Sudeste Asiático'];
/** The genders of the locations, by their articles. */
const LOCATION_ARTICLES = ['o', 'o', 'a', 'o'];
const ROLES = ['agente comum', 'Diretor', 'Informante', 'Auditor', 'Espiã', 'Intendente', 'Atravessador'];
const MASCULINE_COLOURS = ['vermelho', 'azul', 'amarelo', 'verde'];
const FEMININE_COLOURS = ['vermelha', 'azul', 'amarela', 'verde'];

export const termsPt: Texts['terms'] = {
  seat: seatName,
  location: locationName,
  theLocation: (location) => `${LOCATION_ARTICLES[location] ?? 'a'} ${locationName(location)}`,
  role: roleName,
  theRole: (role) => `${articleOf(role)} ${roleName(role)}`,
  card: cardName,
  theCard: (card) => (isBack(card) ? cardName(card) : `${articleOf(roleOf(card))} ${cardName(card)}`),
};

function locationName(location: number): string {
  return LOCATIONS[location] ?? `Região ${location + 1}`;
}

function seatName(seat: number): string {
  return SEATS[seat] ?? `Lugar ${seat + 1}`;
}

function roleName(role: number): string {
  return ROLES[role] ?? `Agente Especial ${role}`;
}

function cardName(card: Card): string {
  if (card === 0) return 'lugar vago';
  return isBack(card) ? backName(card) : faceName(card);
}

function backName(card: Card): string {
  const back = `uma carta ${colourOf(card, true)}`;
  return isExposed(card) ? back : `${back} virada para baixo`;
}

/** The Spy is the only feminine name: article, colour and stance agree with it. */
function articleOf(role: number): string {
  return role === SPY ? 'a' : 'o';
}

function faceName(card: Card): string {
  const role = roleOf(card);
  const feminine = role === SPY;
  const colour = colourOf(card, feminine);
  const face =
    role === ORDINARY ? `agente ${valueOfCard(card)} ${colour}` : `${roleName(role)} ${colour} (${valueOfCard(card)})`;
  if (isExposed(card)) return face;
  return `${face} ${feminine ? 'virada' : 'virado'} para baixo`;
}

function colourOf(card: Card, feminine: boolean): string {
  const seat = ownerOf(card);
  return (feminine ? FEMININE_COLOURS : MASCULINE_COLOURS)[seat] ?? `do ${seatName(seat)}`;
}
