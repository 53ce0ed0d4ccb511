import {
  BLOCKING_CARDS,
  certainExit,
  EXIT_KINDS,
  isBlocked,
  type PublicTable,
  placeOfExit,
  type Table,
} from '@stakeout/escape-plan';

/** The places for patrol cards on an exit. */
export const PATROL_CARDS = Array.from({ length: BLOCKING_CARDS }, (_, index) => index + 1);

export interface Exit {
  readonly exit: number;
  /** Patrol cards on it. */
  readonly cards: number;
  /** `open` once it is certain that it is the way out (E6.3); until then it is possible. */
  readonly state: 'blocked' | 'possible' | 'open';
  readonly place: ReturnType<typeof placeOfExit>;
  /** Exit tiles that lie on it, or wait for it (E6.2). */
  readonly tiles: number;
}

export function exitsOf(table: PublicTable, printed: Table): readonly Exit[] {
  const certain = certainExit(table);
  return EXIT_KINDS.map((_, exit) => ({
    exit,
    cards: table.patrolled[exit] ?? 0,
    state: isBlocked(table, exit) ? 'blocked' : exit === certain ? 'open' : 'possible',
    place: placeOfExit(table, printed, exit),
    tiles: table.exitStackSizes[table.exitStackAt.indexOf(exit)] ?? 0,
  }));
}
