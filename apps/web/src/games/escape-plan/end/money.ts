import { PLACES_PER_GROUP, type PublicBoard, sourceOf, type Table, treasureValue } from '@stakeout/escape-plan';

/** How much of everything counts as money at the end (E22.2, E24.6). */

/** Plan money of the places visited in a group; the income line gives nothing at the end. */
export function planMoney(
  printed: Table,
  plan: number,
  visited: readonly number[],
  pawn: number,
  group: number,
): number {
  return placesOf(group)
    .filter((place) => ((visited[place] ?? 0) & (1 << pawn)) !== 0)
    .reduce((sum, place) => sum + Math.max(0, printed.plans[plan]?.[place] ?? 0), 0);
}

/** The lines of the plan that belong to a group. */
export function placesOf(group: number): readonly number[] {
  return Array.from({ length: PLACES_PER_GROUP }, (_, index) => group * PLACES_PER_GROUP + index);
}

export function usedAssets({ slots }: PublicBoard): number {
  return slots.filter((slot) => slot < 0).length;
}

export function handcuffs({ cuffed }: PublicBoard): number {
  let count = 0;
  for (let rest = cuffed; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** E22.1: one contact goes for each handcuffs card. */
export function contactsThatCount(board: PublicBoard): number {
  return Math.max(0, board.contacts.filter((content) => content > 0).length - handcuffs(board));
}

export function contactMoney({ contactScores }: Table, contacts: number): number {
  return contactScores[Math.min(contacts, contactScores.length - 1)] ?? 0;
}

/** E24.6: for Costa a tile of value zero counts as the highest of its kind. */
export function costaTile(printed: Table, tile: number): number {
  const source = sourceOf(tile);
  const values = printed.lockers[source]?.values ?? printed.exitTiles[source - printed.lockers.length];
  return treasureValue(tile) || Math.max(...(values ?? [0]));
}

/** One of Costa's stacks: where its first number is 1 only the best tile counts. */
export function stackMoney(printed: Table, [onlyBest = 0, ...tiles]: readonly number[]): number {
  const values = tiles.map((tile) => costaTile(printed, tile));
  return onlyBest === 1 ? Math.max(...values) : values.reduce((sum, value) => sum + value, 0);
}
