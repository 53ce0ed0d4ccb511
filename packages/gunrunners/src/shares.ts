import type { Seat } from '@stakeout/kernel';
import { type Card, ownerOf, valueOfCard } from './cards.ts';

/** Half, rounded up: what everybody in line takes (G8.4), and what leaves before the final bust (G9.2). */
export function halfOf(crates: number): number {
  return (crates + 1) >> 1;
}

/** Scratch: the sum of each seat, and the index of its card nearest the location. */
const sums = new Int32Array(4);
const nearest = new Int32Array(4);

/**
 * G8.3 to G8.5: by descending sum, ties to the nearest card, everybody with a card in the row takes half of what is left.
 * Gives what nobody takes. A face that is not known counts as `guess`; with none, the card does not count at all.
 */
export function shareOut(
  row: readonly Card[],
  crates: number,
  guess: number,
  onShare: (seat: Seat, taken: number, sum: number) => void,
): number {
  addUp(row, guess);
  let left = crates;
  for (let seat = nextInLine(); seat >= 0; seat = nextInLine()) {
    const sum = sums[seat] as number;
    sums[seat] = 0;
    const taken = halfOf(left);
    left -= taken;
    onShare(seat, taken, sum);
  }
  return left;
}

function addUp(row: readonly Card[], guess: number): void {
  for (let seat = 0; seat < sums.length; seat++) sums[seat] = 0;
  for (let index = row.length - 1; index >= 0; index--) {
    const card = row[index] as Card;
    const value = valueOfCard(card) || guess;
    if (value === 0) continue;
    const seat = ownerOf(card);
    sums[seat] = (sums[seat] as number) + value;
    nearest[seat] = index;
  }
}

/** The seat with the highest sum not yet served, or -1. Values are at least 1, so a sum of 0 is a seat without a card. */
function nextInLine(): number {
  let best = -1;
  for (let seat = 0; seat < sums.length; seat++) {
    const sum = sums[seat] as number;
    if (sum === 0) continue;
    const bestSum = best < 0 ? 0 : (sums[best] as number);
    if (sum > bestSum || (sum === bestSum && (nearest[seat] as number) < (nearest[best] as number))) best = seat;
  }
  return best;
}
