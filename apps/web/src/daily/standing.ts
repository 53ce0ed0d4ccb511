import type { DailyResult } from '@stakeout/protocol';

/** A row of the results: places are shared by those who have the same. */
export interface Standing {
  readonly result: DailyResult;
  readonly place: number;
  /** The share of the win less what luck brought, in points; `null` until it has been reckoned. */
  readonly lessLuck: { readonly value: number; readonly se: number } | null;
}

const WIN = 100;

/** The results in the order in which the server tells them, which is that of how good they are. */
export function standings(results: readonly DailyResult[], seat: number): readonly Standing[] {
  const rows: Standing[] = [];
  for (const [index, result] of results.entries()) {
    const before = rows.at(-1);
    const isSame = before !== undefined && isEqual(before.result, result, seat);
    rows.push({ result, place: isSame ? before.place : index + 1, lessLuck: lessLuck(result, seat) });
  }
  return rows;
}

function isEqual(one: DailyResult, other: DailyResult, seat: number): boolean {
  const { outcome, resigned } = other;
  return (
    one.resigned === resigned &&
    one.outcome.places[seat] === outcome.places[seat] &&
    one.outcome.scores[seat] === outcome.scores[seat]
  );
}

function lessLuck({ outcome, luck }: DailyResult, seat: number): Standing['lessLuck'] {
  if (luck === null) return null;
  const share = outcome.winners.includes(seat) ? WIN / outcome.winners.length : 0;
  return { value: share - luck.value, se: luck.se };
}
