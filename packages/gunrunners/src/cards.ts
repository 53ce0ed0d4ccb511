import type { Seat } from '@stakeout/kernel';

/**
 * A card is one readable number. From the right: its value (1 to 6), its role (0 an ordinary agent, 1 to 6 a special
 * operative), its owner (1 red, 2 blue, 3 yellow, 4 green), and, for cards on the table, its stance. So 132 is red's
 * Saboteur of value 2 and 1204 is blue's ordinary 4 lying face down. Two cards with the same face and owner are the same
 * number: on a real table nobody could tell them apart either, so no index may do so here. A card whose face the viewer
 * does not know has value 0: 100 is some card of red's. 0 is no card.
 */
export type Card = number;

/** A card without its owner: role and value, such as 32. A deck is a list of these. */
export type Face = number;

export type Role = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const ORDINARY = 0;
export const DIRECTOR = 1;
export const INFORMER = 2;
export const SABOTEUR = 3;
export const SPY = 4;
export const MANAGER = 5;
export const RUNNER = 6;

export const ROLE_NAMES: readonly string[] = [
  'ordinary',
  'director',
  'informer',
  'saboteur',
  'spy',
  'manager',
  'runner',
];

/** How a card lies on the table. Exposed cards have no thousands. */
export const FACE_DOWN = 1000;
/** Face down, and its owner still sees the face: only with open memory (G4.3). */
export const FACE_DOWN_KNOWN_TO_OWNER = 2000;
/** Face down, and everybody may know that it is the 1 of the set-up (G4.2). */
export const FACE_DOWN_KNOWN_TO_ALL = 3000;

const CODES = 4000;
const VALUES = new Uint8Array(CODES);
const ROLES = new Uint8Array(CODES);
const OWNERS = new Int8Array(CODES);
for (let code = 0; code < CODES; code++) {
  VALUES[code] = code % 10;
  ROLES[code] = Math.floor(code / 10) % 10;
  OWNERS[code] = (Math.floor(code / 100) % 10) - 1;
}

export function valueOfCard(card: Card): number {
  return VALUES[card] as number;
}

export function roleOf(card: Card): Role {
  return ROLES[card] as Role;
}

export function ownerOf(card: Card): Seat {
  return OWNERS[card] as Seat;
}

export function cardOf(seat: Seat, face: Face): Card {
  return (seat + 1) * 100 + face;
}

export function faceOf(card: Card): Face {
  return card % 100;
}

/** The cards of a deck that may be put down at the start (G3.4): any 1 but the Director, each face once, ordinary ones first. */
export function startingFaces(deck: readonly Face[]): readonly Face[] {
  const ones: Face[] = [];
  for (let index = 0; index < deck.length; index++) {
    const face = deck[index] as Face;
    if (valueOfCard(face) === 1 && roleOf(face) !== DIRECTOR && !ones.includes(face)) ones.push(face);
  }
  return ones;
}

/** The ordinary 1, which every deck has (G2.1). */
export function startingCardOf(seat: Seat): Card {
  return cardOf(seat, 1);
}

export function isExposed(card: Card): boolean {
  return card < FACE_DOWN;
}

/** The card without its stance, as it is in a hand or face up. */
export function faceUp(card: Card): Card {
  return card % 1000;
}

/** The back of the card: owner and stance, no face. */
export function backOf(card: Card): Card {
  return card - (card % 100);
}

export function isBack(card: Card): boolean {
  return valueOfCard(card) === 0;
}
