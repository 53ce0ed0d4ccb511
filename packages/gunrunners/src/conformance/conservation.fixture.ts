import { cardOf, faceUp, isExposed, MANAGER, ownerOf, roleOf } from '../cards.ts';
import { EDITION_RULES } from '../editions.ts';
import type { State } from '../state.ts';

/** What is wrong with the pieces on the table, or `null`: every card and crate of the box is somewhere, exactly once. */
export function conserved(state: State): string | null {
  return wrongCards(state) ?? wrongCrates(state) ?? wrongTable(state);
}

function wrongCards(state: State): string | null {
  const everywhere = [
    state.committed,
    ...state.probation,
    ...state.fields.flat(),
    ...state.hands.flat(),
    ...state.piles.flat(),
    ...state.discards,
  ].filter((card) => card !== 0);
  const found = everywhere.map(faceUp).sort((one, other) => one - other);
  const expected = Array.from({ length: state.seats }, (_, seat) =>
    state.deck.map((face) => cardOf(seat, face)),
  ).flat();
  return String(found) === String(expected) ? null : `the cards are ${found}`;
}

function wrongCrates(state: State): string | null {
  const counts = [state.supply, state.warehouse, state.lost, ...state.crates, ...state.taken];
  if (counts.some((count) => count < 0)) return `a negative number of crates: ${counts}`;
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total === EDITION_RULES[state.edition].crates ? null : `${total} crates`;
}

/** What must hold on the table at every moment. */
function wrongTable(state: State): string | null {
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = state.hands[seat] ?? [];
    if (hand.some((card, index) => card < (hand[index - 1] ?? 0))) return `the hand of seat ${seat} is not in order`;
    if (hand.length > 5) return `seat ${seat} holds ${hand.length} cards`;
    if ([...hand, ...(state.piles[seat] ?? [])].some((card) => ownerOf(card) !== seat))
      return 'a card in a foreign hand';
    const undercover = state.fields.flat().filter((card) => !isExposed(card) && ownerOf(card) === seat).length;
    if (undercover > 2) return `seat ${seat} has ${undercover} undercover agents`;
    const hasManager = state.fields
      .flat()
      .some((card) => isExposed(card) && roleOf(card) === MANAGER && ownerOf(card) === seat);
    if (state.managers[seat] === 1 && !hasManager) return `the Manager of seat ${seat} works from nowhere`;
  }
  if (state.marker > 7) return 'the marker has left the card';
  const vacant = state.probation.filter((card) => card === 0).length;
  const mayBeVacant = state.phase === 'station' || state.site >= 0 || (state.seats === 2 && state.turn === 0);
  return vacant > 0 && !mayBeVacant ? 'a probationary agent is missing' : null;
}
