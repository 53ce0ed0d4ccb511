import { type Card, isBack, ownerOf, valueOfCard } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';

/** What one player would take if a location were busted now. */
export interface Share {
  readonly seat: Seat;
  readonly sum: number;
  readonly crates: number;
  /** Whether the sum is equal to the next one's and the nearer card decides (G8.5). */
  readonly winsTie: boolean;
}

export interface Forecast {
  readonly shares: readonly Share[];
  /** Crates that nobody would take. */
  readonly stays: number;
  /** Cards whose face the viewer does not know: they are not counted. */
  readonly hidden: number;
}

/** G8.3 to G8.5 from what the viewer knows alone: the sums, in the order in which players take, and their shares. */
export function forecast(field: readonly Card[], crates: number): Forecast {
  const sums = new Map<Seat, { sum: number; nearest: number }>();
  let hidden = 0;
  for (const [index, card] of field.entries()) {
    if (isBack(card)) {
      hidden++;
      continue;
    }
    const known = sums.get(ownerOf(card));
    sums.set(ownerOf(card), { sum: (known?.sum ?? 0) + valueOfCard(card), nearest: known?.nearest ?? index });
  }
  const inLine = [...sums].sort(([, one], [, other]) => other.sum - one.sum || one.nearest - other.nearest);
  let left = crates;
  const shares = inLine.map(([seat, { sum }], place) => {
    const taken = Math.ceil(left / 2);
    left -= taken;
    return { seat, sum, crates: taken, winsTie: inLine[place + 1]?.[1].sum === sum };
  });
  return { shares, stays: left, hidden };
}
