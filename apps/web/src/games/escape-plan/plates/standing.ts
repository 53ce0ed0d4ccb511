import {
  ARRESTED,
  countCuffs,
  ESCAPED,
  incomeOf,
  LEAVING,
  type Pawn,
  type PublicTable,
  type Table,
} from '@stakeout/escape-plan';

/** What a player's plate says in numbers; everything of it is public. */
export interface Standing {
  readonly income: number;
  readonly contacts: number;
  readonly members: number;
  readonly wounds: number;
  readonly cuffs: number;
}

export function standingOf(table: PublicTable, printed: Table, seat: Pawn): Standing {
  const board = table.boards[seat];
  if (board === undefined) return { income: 0, contacts: 0, members: 0, wounds: 0, cuffs: 0 };
  return {
    income: incomeOf(printed, board),
    contacts: board.contacts.filter((card) => card > 0).length,
    members: board.members,
    wounds: board.wounds,
    cuffs: countCuffs(board),
  };
}

/** Whether a pawn is still in play, and if not, how it left. One that leaves in this part has escaped (E21.7). */
export function fateOf(table: PublicTable, pawn: Pawn): 'inCity' | 'escaped' | 'arrested' {
  const status = table.status[pawn];
  if (status === ARRESTED) return 'arrested';
  return status === ESCAPED || status === LEAVING ? 'escaped' : 'inCity';
}

/** The pawns that get a plate, in turn order: everybody but the one whose board lies open on this screen. */
export function platesInOrder(table: PublicTable, viewer: Pawn | null): readonly Pawn[] {
  return table.order.filter((pawn) => pawn !== viewer);
}

/** The place in the turn order, counted from 1. */
export function turnPlace(table: PublicTable, pawn: Pawn): number {
  return table.order.indexOf(pawn) + 1;
}

/** The members of a mask, from the lowest. */
export function inMask(mask: number, size: number): readonly number[] {
  return Array.from({ length: size }, (_, index) => index).filter((index) => (mask & (1 << index)) !== 0);
}
