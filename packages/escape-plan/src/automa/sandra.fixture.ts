import { deck } from '../between-turns.fixture.ts';
import type { State } from '../state.ts';
import { contact, type Given, table } from '../table.fixture.ts';

/** Sandra's pawn with two players. */
export const SANDRA = 2;

/** Two players; Sandra's deck as given, the last card the top. Exits 1 and 3 are blocked; three contacts are left. */
export function sandra(given: Given, ...cards: string[]): State {
  const state = table({ seats: 2, ...given });
  state.order = [0, 1, SANDRA];
  state.inspectorDeck = deck(...cards);
  state.patrolled = [2, 1, 2];
  state.exitStackAt = [2, 0];
  state.exitStacks = [
    [0, 30, 50],
    [20, 40],
  ];
  state.display = ['K12', 'K13', 'K14'].map(contact);
  state.contactDeck = [];
  return state;
}
