import type { Seat } from '@stakeout/kernel';
import { blueprintOf } from '../city/blueprint.ts';
import { graphOf } from '../city/graph.ts';
import { isLocation, locationBit, type Node, type TileIndex, tileOf } from '../city/node.ts';
import type { Table } from '../data/table.ts';
import type { Board, Seen, State } from '../state.ts';
import { hasVisited, isOccupied, keysOf, openExit } from './visiting.ts';

/** Locations, a bit for each (`locationBit`). */
export type Locations = number;

/**
 * E11.1, E15, E21.1: every location at which the move under way may end. It is what `canEnd` says of each, and neither
 * where the move began nor, without `payments`, where something is demanded (E15.13). The board may be another than the
 * seat's own, with a component used up; `freed` is a tile whose gang is free again by then, or -1.
 */
export function endsOfMove(
  state: State,
  table: Table,
  seat: Seat,
  board: Board,
  freed: TileIndex,
  payments: boolean,
): Locations {
  const { locations } = graphOf(table, state.city);
  const isClosedBarred = state.closed !== 0 && !(payments && keysOf(table, board) !== 0);
  let ends =
    locations & ~locked(state, seat, isClosedBarred) & ~gangsBarred(state, table, seat, board, freed, payments);
  if (isLocation(state.turn.start)) ends &= ~locationBit(state.turn.start);
  const exit = openExit(state);
  return exit < 0 ? ends : ends | (locations & locationBit(blueprintOf(table).exits[exit] as Node));
}

/** E11.1, E15.13: every location of the city at which a seat may stop and is asked for nothing. */
export function freeEnds(
  state: Seen<Pick<State, 'city' | 'places' | 'visited' | 'closed'>>,
  table: Table,
  seat: Seat,
): Locations {
  const gangs = blueprintOf(table).gangs.reduce((mask, node) => mask | locationBit(node), 0);
  return graphOf(table, state.city).locations & ~locked(state, seat, true) & ~gangs;
}

/** E15.1, E15.2: businesses and safe houses visited before, and closed businesses for whoever has no key. */
function locked(
  state: Seen<Pick<State, 'places' | 'visited' | 'closed'>>,
  seat: Seat,
  isClosedBarred: boolean,
): Locations {
  let barred = 0;
  for (let place = 0; place < state.places.length; place++) {
    const node = state.places[place] as Node;
    if (node < 0) continue;
    if (hasVisited(state, place, seat) || (isClosedBarred && (state.closed & (1 << place)) !== 0))
      barred |= locationBit(node);
  }
  return barred;
}

/** E15.6: gangs that are somebody's, that somebody stands at, or that cannot be paid for. */
function gangsBarred(
  state: State,
  table: Table,
  seat: Seat,
  board: Board,
  freed: TileIndex,
  payments: boolean,
): Locations {
  const { gangs } = blueprintOf(table);
  const isNone = !payments || board.markers === 0 || board.cash < table.gangPrice;
  let barred = 0;
  for (let index = 0; index < gangs.length; index++) {
    const node = gangs[index] as Node;
    const tile = tileOf(node);
    const isTaken = (state.control[tile] as number) >= 0 && tile !== freed;
    if (isNone || isTaken || isOccupied(state, seat, node)) barred |= locationBit(node);
  }
  return barred;
}
