import { describe, expect, it } from 'vitest';
import {
  backOf,
  cardOf,
  DIRECTOR,
  FACE_DOWN,
  FACE_DOWN_KNOWN_TO_ALL,
  FACE_DOWN_KNOWN_TO_OWNER,
  faceOf,
  faceUp,
  INFORMER,
  isBack,
  isExposed,
  MANAGER,
  ORDINARY,
  ownerOf,
  ROLE_NAMES,
  RUNNER,
  roleOf,
  SABOTEUR,
  SPY,
  startingCardOf,
  valueOfCard,
} from './cards.ts';

describe('cards', () => {
  it.each([
    [101, 0, ORDINARY, 1],
    [132, 0, SABOTEUR, 2],
    [211, 1, DIRECTOR, 1],
    [322, 2, INFORMER, 2],
    [442, 3, SPY, 2],
    [453, 3, MANAGER, 3],
    [466, 3, RUNNER, 6],
    [1204, 1, ORDINARY, 4],
    [2163, 0, RUNNER, 3],
    [3301, 2, ORDINARY, 1],
    [3999, 8, 9, 9],
    [0, -1, ORDINARY, 0],
  ])('[G2.1] %i tells owner, role and value', (card, owner, role, value) => {
    expect([ownerOf(card), roleOf(card), valueOfCard(card)]).toEqual([owner, role, value]);
  });

  it('[G2.1] has one number per role, in the order of its names', () => {
    expect([ORDINARY, DIRECTOR, INFORMER, SABOTEUR, SPY, MANAGER, RUNNER]).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(ROLE_NAMES).toEqual(['ordinary', 'director', 'informer', 'saboteur', 'spy', 'manager', 'runner']);
  });

  it('[G2.1] makes the four decks differ by nothing but their owner', () => {
    expect([0, 1, 2, 3].map((seat) => cardOf(seat, 32))).toEqual([132, 232, 332, 432]);
    expect([132, 1232, 2332, 3432].map(faceOf)).toEqual([32, 32, 32, 32]);
    expect([0, 1, 2, 3].map(startingCardOf)).toEqual([101, 201, 301, 401]);
  });

  it('[G4.2] tells the ways of lying on the table apart', () => {
    expect([FACE_DOWN, FACE_DOWN_KNOWN_TO_OWNER, FACE_DOWN_KNOWN_TO_ALL]).toEqual([1000, 2000, 3000]);
    expect([999, 1000, 1101, 2101, 3101].map(isExposed)).toEqual([true, false, false, false, false]);
    expect([101, 1101, 2101, 3101, 0].map(faceUp)).toEqual([101, 101, 101, 101, 0]);
  });

  it('[G4.2] keeps owner and stance on the back of a card and nothing else', () => {
    expect([132, 1132, 2204, 3401, 300, 0].map(backOf)).toEqual([100, 1100, 2200, 3400, 300, 0]);
    expect([100, 1200, 2300, 0].map(isBack)).toEqual([true, true, true, true]);
    expect([101, 1201, 2311, 453].map(isBack)).toEqual([false, false, false, false]);
  });
});
