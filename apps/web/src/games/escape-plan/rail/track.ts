import { ARRESTED, ESCAPED, type Pawn, type PublicTable, type Table } from '@stakeout/escape-plan';

/** A marker on the notoriety track, and by how much it will move at the end of this part (E19.2). */
export interface Marker {
  readonly pawn: Pawn;
  readonly change: number;
}

export interface TrackSpace {
  /** Counted from 1, as it is printed. */
  readonly position: number;
  readonly penalty: number;
  readonly markers: readonly Marker[];
  /** The line drawn after it: which one, and what crossing it upwards brings (E19.3). */
  readonly line: { readonly number: number; readonly unlock: number; readonly disc: number } | null;
}

/** The track from the lowest space up. Those arrested have no marker any more; nobody who escaped moves again. */
export function trackOf(table: PublicTable, printed: Table): readonly TrackSpace[] {
  return printed.penalties.map((penalty, index) => {
    const position = index + 1;
    const line = printed.lines.indexOf(position);
    const reward = line < 0 ? undefined : printed.rewards[line];
    return {
      position,
      penalty,
      markers: table.order
        .filter((pawn) => table.notoriety[pawn] === position && table.status[pawn] !== ARRESTED)
        .map((pawn) => ({ pawn, change: changeOf(table, pawn) })),
      line: line < 0 ? null : { number: line + 1, unlock: reward?.unlock ?? 0, disc: reward?.disc ?? 0 },
    };
  });
}

function changeOf(table: PublicTable, pawn: Pawn): number {
  return table.status[pawn] === ESCAPED ? 0 : (table.red[pawn] ?? 0) - (table.blue[pawn] ?? 0);
}
