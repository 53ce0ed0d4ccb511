import type { Chance, EventSink } from '@stakeout/kernel';
import { draw } from '../chance-labels.ts';
import { isInCity } from '../city/city.ts';
import { nodeOfKind, type TileIndex, tileOf } from '../city/node.ts';
import { COPS, type Table } from '../data/table.ts';
import type { Happening } from '../event.ts';
import type { Pawn, Seen, State } from '../state.ts';

type Events = EventSink<Happening> | null;

/** E3.2, E7.4: two cops from the bag on each tile; only then, of each pair of one type, one goes back. */
export function drawCops(state: State, tiles: readonly TileIndex[], chance: Chance, events: Events): void {
  const back = [0, 0, 0];
  for (const tile of tiles) {
    const first = drawCop(state, chance);
    const second = drawCop(state, chance);
    if (first >= 0) state.cops[tile] = (state.cops[tile] as number) | (1 << first);
    if (second >= 0 && second === first) back[second] = (back[second] as number) + 1;
    else if (second >= 0) state.cops[tile] = (state.cops[tile] as number) | (1 << second);
    events?.reveal({ type: 'copsDrawn', tile, cops: state.cops[tile] as number });
  }
  for (let type = 0; type < COPS.length; type++) state.bag[type] = (state.bag[type] as number) + (back[type] as number);
}

function drawCop(state: State, chance: Chance): number {
  let total = 0;
  for (let type = 0; type < COPS.length; type++) total += state.bag[type] as number;
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

export function standsOn(state: State, type: number, tile: TileIndex): boolean {
  return isInCity(state.city, tile) && ((state.cops[tile] as number) & (1 << type)) !== 0;
}

/** To any tile, or nearer to the pawn that it goes `towards` (E19.3); `by` whoever chose, -1 where chance did. */
export function moveCop(
  state: State,
  type: number,
  from: TileIndex,
  to: TileIndex,
  towards: Pawn | -1,
  by: Pawn | -1,
  events: Events,
): void {
  state.cops[from] = (state.cops[from] as number) & ~(1 << type);
  state.cops[to] = (state.cops[to] as number) | (1 << type);
  events?.show({ type: 'copMoved', cop: type, from, to, towards, by });
}

/** E17.12, the snitch: to the box, not to the bag. */
export function removeCop(state: State, type: number, from: TileIndex, by: Pawn, events: Events): void {
  state.cops[from] = (state.cops[from] as number) & ~(1 << type);
  state.copsOut[type] = (state.copsOut[type] as number) + 1;
  events?.show({ type: 'copRemoved', cop: type, tile: from, by });
}

/** Calls back for every legal move of one of the given types (E17.9): in the city, never to one of its type or the hospital. */
export function eachCopMove(
  state: Seen<Pick<State, 'city' | 'cops'>>,
  table: Table,
  types: number,
  onMove: (type: number, from: TileIndex, to: TileIndex) => void,
): void {
  const hospital = 1 << tileOf(nodeOfKind(table, 'HOSPITAL'));
  for (let type = 0; type < COPS.length; type++) {
    if ((types & (1 << type)) === 0) continue;
    let taken = 0;
    let free = 0;
    for (let tile = 0; tile < table.tiles.length; tile++) {
      if (!isInCity(state.city, tile)) continue;
      if (((state.cops[tile] as number) & (1 << type)) !== 0) taken |= 1 << tile;
      else free |= 1 << tile;
    }
    free &= ~hospital;
    for (; taken !== 0; taken &= taken - 1) {
      const from = lowestOf(taken);
      for (let rest = free; rest !== 0; rest &= rest - 1) onMove(type, from, lowestOf(rest));
    }
  }
}

/** The first tile of a mask. */
function lowestOf(tiles: number): TileIndex {
  return 31 - Math.clz32(tiles & -tiles);
}
