import { type LocationKind, nodeOfKind, type PublicTable, type Table, tileOf } from '@stakeout/escape-plan';

const EXIT_KINDS: readonly LocationKind[] = ['EXIT_1', 'EXIT_2', 'EXIT_3'];
/** The places for patrol cards on an exit; the second card blocks it (E6.2). */
export const PATROL_CARDS = [1, 2] as const;

export interface Exit {
  readonly exit: number;
  /** Patrol cards on it. */
  readonly cards: number;
  /** `open` once it is certain that it is the way out (E6.3); until then it is possible. */
  readonly state: 'blocked' | 'possible' | 'open';
  /** Where its tile is: in the city, face up on a stack, or not seen yet. */
  readonly place: 'city' | 'stack' | 'hidden';
  /** Exit tiles that lie on it, or wait for it (E6.2). */
  readonly tiles: number;
}

export function exitsOf(table: PublicTable, printed: Table): readonly Exit[] {
  const free = EXIT_KINDS.filter((_, exit) => !isBlocked(table, exit)).length;
  return EXIT_KINDS.map((kind, exit) => ({
    exit,
    cards: table.patrolled[exit] ?? 0,
    state: isBlocked(table, exit) ? 'blocked' : free === 1 ? 'open' : 'possible',
    place: placeOf(table, tileOf(nodeOfKind(printed, kind))),
    tiles: tilesAt(table, exit),
  }));
}

function isBlocked(table: PublicTable, exit: number): boolean {
  return (table.patrolled[exit] ?? 0) >= PATROL_CARDS.length;
}

function placeOf(table: PublicTable, tile: number): Exit['place'] {
  if ((table.city.turned[tile] ?? -1) >= 0) return 'city';
  return table.faceUp.includes(tile) ? 'stack' : 'hidden';
}

function tilesAt(table: PublicTable, exit: number): number {
  const stack = table.exitStackAt.indexOf(exit);
  return stack < 0 ? 0 : (table.exitStackSizes[stack] ?? 0);
}
