import { EXIT_KINDS, isBlocked, openExit, PLACES, printedOf, type View } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import type { Story } from './story.ts';

/** What a player could have had, or was short of, when the game ended. */
export interface LeftBehind {
  /** What was asked for and could not be paid; `null` where that was not the end. */
  readonly short: { readonly price: number; readonly cash: number; readonly why: 'upkeep' | 'exit' } | null;
  /** Places of the own plan with money, never visited. */
  readonly places: readonly { readonly place: number; readonly money: number }[];
  /** Unlocked assets that were not used, and what they would have brought. */
  readonly assets: number;
  readonly assetMoney: number;
  /** Keys that opened nothing, and discs that bought no turn. */
  readonly keys: number;
  readonly discs: number;
  readonly closedExits: readonly number[];
  /** The way out, or -1 where the game did not come to day 3. */
  readonly wayOut: number;
}

export function leftBehind({ table }: View, story: Story, seat: Seat): LeftBehind {
  const printed = printedOf(table);
  const board = table.boards[seat];
  const plan = printed.plans[table.truth?.plans[seat] ?? -1] ?? [];
  const assets = board?.slots.filter((slot) => slot > 0).length ?? 0;
  const departure = story.departures.find(({ pawn }) => pawn === seat);
  const why = departure?.why ?? null;
  return {
    short:
      departure === undefined || why === null || why === 'late'
        ? null
        : { price: departure.price, cash: departure.cash, why },
    places: PLACES.flatMap((_, place) => {
      const money = plan[place] ?? 0;
      const isVisited = ((table.visited[place] ?? 0) & (1 << seat)) !== 0;
      return money > 0 && !isVisited ? [{ place, money }] : [];
    }),
    assets,
    assetMoney: assets * printed.usedAssetValue,
    keys: board?.keys.filter((key) => key > 0).length ?? 0,
    discs: table.discs[seat] ?? 0,
    closedExits: EXIT_KINDS.flatMap((_, exit) => (isBlocked(table, exit) ? [exit] : [])),
    wayOut: openExit(table),
  };
}
