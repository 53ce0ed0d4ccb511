import { type Node, type TileIndex, tileOf } from '../city/node.ts';
import { COPS, COSTA, SANDRA } from '../data/table.ts';
import { costaOf, IN_CITY, type Pawn, type Seen, type State, sandraOf } from '../state.ts';

/** Who walks where, on a state as in a view. */
type Streets = Seen<Pick<State, 'seats' | 'status' | 'at'>>;

/** The tile Sandra stands on, or -1 where she does not play or has left (E23.1). */
export function sandraAt(state: Streets): TileIndex {
  return tileOfPawn(state, sandraOf(state));
}

/** The same of Costa (E24.1). */
export function costaAt(state: Streets): TileIndex {
  return tileOfPawn(state, costaOf(state));
}

function tileOfPawn(state: Streets, pawn: Pawn): TileIndex {
  return pawn >= 0 && state.status[pawn] === IN_CITY ? tileOf(state.at[pawn] as Node) : -1;
}

/** How many cops a robber who leaves a tile has to avoid there, Sandra included. */
export function countMet(state: Streets & Seen<Pick<State, 'cops'>>, tile: TileIndex): number {
  let count = sandraAt(state) === tile ? 1 : 0;
  for (let cops = state.cops[tile] as number; cops !== 0; cops &= cops - 1) count++;
  return count;
}

/** Somebody after the robber, and on which tile. */
export interface Pursuer {
  readonly tile: TileIndex;
  readonly cop: number;
}

/** Who would have to be avoided on some tiles, a mask, in the order in which they come: tile by tile, Sandra last (E12.2). */
export function pursuersOn(state: Streets & Seen<Pick<State, 'cops'>>, tiles: number): readonly Pursuer[] {
  const pursuers = state.cops.flatMap((cops, tile) => ((tiles & (1 << tile)) === 0 ? [] : pursuersIn(tile, cops)));
  const sandra = sandraAt(state);
  return sandra >= 0 && (tiles & (1 << sandra)) !== 0 ? [...pursuers, { tile: sandra, cop: SANDRA }] : pursuers;
}

/** The cops of a tile, a mask of types, one by one. */
export function pursuersIn(tile: TileIndex, cops: number): readonly Pursuer[] {
  return COPS.flatMap((_, cop) => ((cops & (1 << cop)) === 0 ? [] : [{ tile, cop }]));
}

/** Whoever a robber that leaves a tile has to answer to (E12.2, E23.2, E24.3): a mask of types, Sandra and Costa among them. */
export function copsOn(state: Streets & Seen<Pick<State, 'cops'>>, tile: TileIndex): number {
  const sandra = sandraAt(state) === tile ? 1 << SANDRA : 0;
  const costa = costaAt(state) === tile ? 1 << COSTA : 0;
  return (state.cops[tile] as number) | sandra | costa;
}
