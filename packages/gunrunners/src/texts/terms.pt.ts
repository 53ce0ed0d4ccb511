import type { Texts } from '@stakeout/kernel';
import { type Card, isBack, isExposed, ORDINARY, ownerOf, roleOf, SPY, valueOfCard } from '../cards.ts';

const SEATS = ['Vermelho', 'Azul', 'Amarelo', 'Verde'];
const LOCATIONS = ['Oriente Médio', 'Norte da África', 'América Central', 'Sudeste Asiático'];
const ROLES = ['agente comum', 'Diretor', 'Informante', 'Auditor', 'Espiã', 'Intendente', 'Atravessador'];
const MASCULINE_COLOURS = ['vermelho', 'azul', 'amarelo', 'verde'];
const FEMININE_COLOURS = ['vermelha', 'azul', 'amarela', 'verde'];

export const termsPt: Texts['terms'] = {
  seat: seatName,
  location: (location) => LOCATIONS[location] ?? `Região ${location + 1}`,
  role: roleName,
  card: cardName,
};

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

/** The Spy is the only feminine name: colour and stance agree with it. */
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
