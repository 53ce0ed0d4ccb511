import type { Chance, EventSink } from '@stakeout/kernel';
import { draw } from '../chance-labels.ts';
import { isInCity } from '../city/city.ts';
import { nodeOfKind, type TileIndex, tileOf } from '../city/node.ts';
import { COPS, type Table } from '../data/table.ts';
import { type Event, happened } from '../event.ts';
import type { State } from '../state.ts';

type Events = EventSink<Event> | null;

/** E3.2, E7.4: two cops from the bag on each tile; only then, of each pair of one type, one goes back. */
export function drawCops(state: State, tiles: readonly TileIndex[], chance: Chance, events: Events): void {
  const back = [0, 0, 0];
  for (const tile of tiles) {
    const first = drawCop(state, chance);
    const second = drawCop(state, chance);
    if (first >= 0) state.cops[tile] = (state.cops[tile] as number) | (1 << first);
    if (second >= 0 && second === first) back[second] = (back[second] as number) + 1;
    else if (second >= 0) state.cops[tile] = (state.cops[tile] as number) | (1 << second);
    events?.reveal(happened('copsDrawn', { tile, cops: state.cops[tile] as number }));
  }
  state.bag = state.bag.map((count, type) => count + (back[type] as number));
}

function drawCop(state: State, chance: Chance): number {
  const total = state.bag.reduce((sum, count) => sum + count, 0);
  if (total === 0) return -1;
  let pick = draw(state, 'cops', total, chance);
  for (let type = 0; type < COPS.length; type++) {
    const count = state.bag[type] as number;
    if (pick < count) {
      state.bag[type] = count - 1;
      return type;
    }
    pick -= count;
  }
  return -1;
}

function hospitalTile(table: Table): TileIndex {
  return tileOf(nodeOfKind(table, 'HOSPITAL'));
}

/** E17.9: never two of one type on a tile, never one on the hospital's tile, only tiles in the city. */
function canStand(state: State, table: Table, type: number, tile: TileIndex): boolean {
  return (
    isInCity(state.city, tile) && ((state.cops[tile] as number) & (1 << type)) === 0 && tile !== hospitalTile(table)
  );
}

export function standsOn(state: State, type: number, tile: TileIndex): boolean {
  return isInCity(state.city, tile) && ((state.cops[tile] as number) & (1 << type)) !== 0;
}

export function moveCop(state: State, type: number, from: TileIndex, to: TileIndex, events: Events): void {
  state.cops[from] = (state.cops[from] as number) & ~(1 << type);
  state.cops[to] = (state.cops[to] as number) | (1 << type);
  events?.show(happened('copMoved', { cop: type, from, to }));
}

/** E17.12, the snitch: to the box, not to the bag. */
export function removeCop(state: State, type: number, from: TileIndex, events: Events): void {
  state.cops[from] = (state.cops[from] as number) & ~(1 << type);
  state.copsOut[type] = (state.copsOut[type] as number) + 1;
  events?.show(happened('copRemoved', { cop: type, tile: from }));
}

/** Calls back for every legal move of one of the given types (E17.9). */
export function eachCopMove(
  state: State,
  table: Table,
  types: number,
  onMove: (type: number, from: TileIndex, to: TileIndex) => void,
): void {
  const count = table.tiles.length;
  for (let type = 0; type < COPS.length; type++) {
    if ((types & (1 << type)) === 0) continue;
    for (let from = 0; from < count; from++) {
      if (!standsOn(state, type, from)) continue;
      for (let to = 0; to < count; to++) if (canStand(state, table, type, to)) onMove(type, from, to);
    }
  }
}
