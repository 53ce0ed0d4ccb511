import type { Outcome, Seat } from '@stakeout/kernel';
import { type Card, ownerOf, valueOfCard } from './cards.ts';
import { EDITION_RULES } from './editions.ts';
import type { State } from './state.ts';

/** G9.4, G9.5: crates, then the total of the remaining cards, then the highest of them; equal in all is a shared place. */
export function outcomeOf(state: State): Outcome | null {
  if (state.ending === '') return null;
  const tieBreaks = state.taken.map((crates, seat) => {
    const values = remainingCards(state, seat).map(valueOfCard);
    const total = values.reduce((sum, value) => sum + value, 0);
    return [crates, total, Math.max(0, ...values)];
  });
  const places = tieBreaks.map((keys) => 1 + tieBreaks.filter((others) => isBehind(keys, others)).length);
  return {
    ending: state.ending,
    scores: state.taken.slice(),
    places,
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    tieBreaks,
  };
}

function isBehind(keys: readonly number[], others: readonly number[]): boolean {
  for (const [index, key] of keys.entries()) {
    const other = others[index] as number;
    if (key !== other) return key < other;
  }
  return false;
}

/**
 * G9.5: a player's cards left and right of the locations not busted in the last phase 4, where after the final bust of
 * G9.2 every location has been busted; or all their cards that were not discarded.
 */
function remainingCards(state: State, seat: Seat): Card[] {
  const isAny = EDITION_RULES[state.edition].tieCards === 'notDiscarded';
  const cards: Card[] = [];
  for (let location = 0; location < state.locations; location++) {
    const isBusted = state.ending === 'no-cards' || (state.busted & (1 << location)) !== 0;
    if (isBusted && !isAny) continue;
    cards.push(state.probation[location] as Card, ...(state.fields[location] as Card[]));
  }
  if (isAny) cards.push(...(state.hands[seat] as Card[]), ...(state.piles[seat] as Card[]));
  return cards.filter((card) => ownerOf(card) === seat);
}
