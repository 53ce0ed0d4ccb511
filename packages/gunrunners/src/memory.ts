import type { Seat } from '@stakeout/kernel';
import { type Card, FACE_DOWN, FACE_DOWN_KNOWN_TO_OWNER, faceUp, ownerOf } from './cards.ts';
import type { Memory } from './config.ts';

/** A card just laid face down by its owner, who with open memory goes on seeing the face (G4.2, G4.3). */
export function laidDown(memory: Memory, card: Card): Card {
  return card + (memory === 'open' ? FACE_DOWN_KNOWN_TO_OWNER : FACE_DOWN);
}

/**
 * A face-down card after a Spy or an Informer of `handler` has put it back (G4.2, G4.3): only an owner who handled it
 * themselves, with open memory, goes on seeing through its back.
 */
export function handled(memory: Memory, card: Card, handler: Seat): Card {
  const ownerSees = memory === 'open' && ownerOf(card) === handler;
  return faceUp(card) + (ownerSees ? FACE_DOWN_KNOWN_TO_OWNER : FACE_DOWN);
}
