import type { Seat } from '@stakeout/kernel';
import type { TileIndex } from '../city/node.ts';
import { GANG_MEMBERS } from '../numbers.ts';
import type { Seen, State } from '../state.ts';

type Gangs = Seen<Pick<State, 'control' | 'gangs'>>;

/** E17.6: a member goes back to a gang with an own marker and a place for it: the first from a tile on, or -1. */
export function gangToReturnTo({ control, gangs }: Gangs, seat: Seat, from: TileIndex = 0): TileIndex {
  for (let tile = from; tile < control.length; tile++)
    if (control[tile] === seat && (gangs[tile] as number) < GANG_MEMBERS) return tile;
  return -1;
}

/** All of them. */
export function gangsToReturnTo(state: Gangs, seat: Seat): readonly TileIndex[] {
  const tiles: TileIndex[] = [];
  for (let tile = gangToReturnTo(state, seat); tile >= 0; tile = gangToReturnTo(state, seat, tile + 1))
    tiles.push(tile);
  return tiles;
}
