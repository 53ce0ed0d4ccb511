import { type City, NODES_PER_TILE, type Table } from '@stakeout/escape-plan';
import { atlasOf, beyondOf, reachOf } from './atlas.ts';

/** How far a location is from where somebody stands. */
export const WHERE = { nowhere: 0, here: 1, near: 2, next: 3, far: 4 } as const;

const known = new WeakMap<City, (Int8Array | undefined)[]>();

/** For every location: not in the city, here, one turn away, two, or more. Worked out once for each city and start. */
export function wheresFrom(table: Table, city: City, node: number): Int8Array {
  let starts = known.get(city);
  if (starts === undefined) {
    starts = [];
    known.set(city, starts);
  }
  let wheres = starts[node];
  if (wheres === undefined) {
    wheres = new Int8Array(table.tiles.length * NODES_PER_TILE);
    for (const location of atlasOf(table, city).locations) wheres[location] = WHERE.far;
    for (const location of beyondOf(table, city, node)) wheres[location] = WHERE.next;
    for (const location of reachOf(table, city, node)) wheres[location] = WHERE.near;
    wheres[node] = WHERE.here;
    starts[node] = wheres;
  }
  return wheres;
}
