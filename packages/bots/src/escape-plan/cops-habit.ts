import {
  type Action,
  distanceBetween,
  eachCopMove,
  IN_CITY,
  isInCity,
  type Table,
  tileOf,
} from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import type { World } from './world.ts';

/**
 * Where a cop goes: away from the own tile first of all, and onto the tile of a rival who will have to leave it. For E19.4
 * it must end nearer `goal`; without a goal any tile will do. There is always a legal move when this is asked.
 */
export function moveCop(world: World, table: Table, seat: Seat, types: number, goal: number): Action {
  const own = tileOf(world.at[seat] as number);
  const isGone = world.status[seat] !== IN_CITY;
  let best: Action | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  eachCopMove(world, table, types, (cop, from, to) => {
    if (goal >= 0 && distanceBetween(table, world.city, to, goal) >= distanceBetween(table, world.city, from, goal))
      return;
    const worth = annoyance(world, table, seat, to, goal) + (from === own && !isGone ? 10 : 0) - (to === own ? 20 : 0);
    if (worth <= highest) return;
    highest = worth;
    best = { type: 'moveCop', cop, from, to };
  });
  if (best === null) throw new Error('no cop can be moved');
  return best;
}

/** How much a cop on a tile bothers the others: they have to leave the tile they stand on. */
function annoyance(world: World, table: Table, seat: Seat, tile: number, goal: number): number {
  let worth = tile === goal ? 8 : 0;
  for (let pawn = 0; pawn < world.seats; pawn++) {
    if (pawn === seat || world.status[pawn] !== IN_CITY) continue;
    if (tileOf(world.at[pawn] as number) === tile) worth += 4;
  }
  const own = world.at[seat] as number;
  return own < 0 ? worth : worth + Math.min(3, distanceBetween(table, world.city, tile, tileOf(own))) * 0.5;
}

/** The snitch: a cop on the own tile if there is one, else on a tile near it. */
export function removeCop(world: World, table: Table, seat: Seat, type: number): Action {
  const own = tileOf(world.at[seat] as number);
  let best = -1;
  let nearest = Number.POSITIVE_INFINITY;
  for (let from = 0; from < world.cops.length; from++) {
    if (((world.cops[from] as number) & (1 << type)) === 0 || !isInCity(world.city, from)) continue;
    const distance = distanceBetween(table, world.city, from, own);
    if (distance < nearest) {
      nearest = distance;
      best = from;
    }
  }
  return { type: 'removeCop', from: best };
}
