import type { Texts } from '@stakeout/kernel';
import { type Card, isBack, isExposed, ORDINARY, ownerOf, roleOf, valueOfCard } from '../cards.ts';

const SEATS = ['Red', 'Blue', 'Yellow', 'Green'];
const LOCATIONS = ['Middle East', 'North Africa', 'Central America', 'Southeast Asia'];
const ROLES = ['ordinary agent', 'Director', 'Informer', 'Saboteur', 'Spy', 'Manager', 'Runner'];

export const termsEn: Texts['terms'] = {
  seat: seatName,
  location: locationName,
  // Of the four only the Middle East takes an article.
  theLocation: (location) => (location === 0 ? `the ${locationName(location)}` : locationName(location)),
  role: roleName,
  theRole: (role) => `the ${roleName(role)}`,
  card: cardName,
  theCard: cardName,
};

function locationName(location: number): string {
  return LOCATIONS[location] ?? `Location ${location + 1}`;
}

function seatName(seat: number): string {
  return SEATS[seat] ?? `Seat ${seat + 1}`;
}

function roleName(role: number): string {
  return ROLES[role] ?? `Operative ${role}`;
}

function cardName(card: Card): string {
  if (card === 0) return 'empty place';
  const owner = seatName(ownerOf(card));
  if (isBack(card)) return isExposed(card) ? `a ${owner} card` : `a face-down ${owner} card`;
  const role = roleOf(card);
  const face =
    role === ORDINARY ? `${owner} agent ${valueOfCard(card)}` : `${owner} ${roleName(role)} (${valueOfCard(card)})`;
  return isExposed(card) ? face : `face-down ${face}`;
}
