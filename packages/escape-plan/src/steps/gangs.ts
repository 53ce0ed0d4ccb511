import type { Seat } from '@stakeout/kernel';
import type { TileIndex } from '../city/node.ts';
import { GANG_MEMBERS } from '../numbers.ts';
import type { Seen, State } from '../state.ts';

/** E17.6: a member goes back to a gang with an own marker and a place for it. */
export function gangsToReturnTo(state: Seen<Pick<State, 'control' | 'gangs'>>, seat: Seat): readonly TileIndex[] {
  const gangs: TileIndex[] = [];
  for (let tile = 0; tile < state.control.length; tile++)
    if (state.control[tile] === seat && (state.gangs[tile] as number) < GANG_MEMBERS) gangs.push(tile);
  return gangs;
}
