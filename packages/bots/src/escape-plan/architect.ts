import { type City, costaOf, eachPlacement, type Table, tileOf, withTile } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import type { LayTile } from './build.ts';
import { fitOf, plannedTile } from './city-habit.ts';
import { errandsOf, errandsOn, expectedGain, stepsBetween } from './costa-forecast.ts';
import type { World } from './world.ts';

/** A city that could be built today, as far as it has come. */
interface Draft {
  /** The tiles laid, in order. */
  readonly laid: readonly LayTile[];
  readonly city: City;
  /** The tiles still to be laid. */
  readonly tiles: readonly number[];
  /** How well its tiles hang together. */
  readonly fit: number;
  readonly errands: ReturnType<typeof errandsOf>;
  readonly worth: number;
}

/** So many drafts are followed up at a time. */
const WIDTH = 24;

/** The tile that a seat lays: by the habit of building, or with its own ends in mind. */
export function tileToLay(world: World, table: Table, seat: Seat, variant: number): LayTile {
  const { forecast, home } = world.sense;
  if (world.seats === 1 && forecast > 0) return draftsAgainstCosta(world, table)[0]?.[0] as LayTile;
  if (world.seats > 1 && home > 0) return nearHome(world, table, seat);
  return plannedTile(world, table, seat, variant).action;
}

/**
 * In company one lays one tile a day, or two. The one with a store is wanted first, since whoever lays it says which business
 * it gets, and it is good wherever it fits; any other had better be near.
 */
function nearHome(world: World, table: Table, seat: Seat): LayTile {
  const { city } = world;
  const here = tileOf(world.at[seat] as number);
  const home = { q: city.q[here] as number, r: city.r[here] as number };
  let best: LayTile | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  const tiles = world.faceUp.filter((tile) => tile >= 0);
  eachPlacement(table, city, tiles, (tile, q, r, turned) => {
    const option: LayTile = { type: 'layTile', tile, q, r, turned };
    const far = hasStore(table, tile) ? 0 : stepsBetween(home, option);
    const worth = fitOf(table, city, option) - world.sense.home * far;
    if (worth <= highest) return;
    highest = worth;
    best = option;
  });
  if (best === null) throw new Error('no tile can be laid');
  return best;
}

function hasStore(table: Table, tile: number): boolean {
  return table.tiles[tile]?.locations.some(({ kind }) => kind.startsWith('STORE')) ?? false;
}

/**
 * The cities that somebody who builds alone, against Costa, could build today, the most promising first: they hang together and
 * have little for him on his way.
 */
export function draftsAgainstCosta(world: World, table: Table): readonly (readonly LayTile[])[] {
  const costa = tileOf(world.at[costaOf(world)] as number);
  const from = { q: world.city.q[costa] as number, r: world.city.r[costa] as number };
  const tiles = world.faceUp.filter((tile) => tile >= 0);
  let drafts: Draft[] = [{ laid: [], city: world.city, tiles, fit: 0, errands: errandsOf(world, table), worth: 0 }];
  for (let count = 0; count < tiles.length; count++) {
    const next = drafts.flatMap((draft) => extended(world, table, draft, from));
    next.sort((one, other) => other.worth - one.worth);
    drafts = unlike(next).slice(0, WIDTH);
  }
  return drafts.map(({ laid }) => laid);
}

/** The same tiles on the same cells are one city, in whatever order they were laid. */
function unlike(drafts: readonly Draft[]): Draft[] {
  const known = new Set<string>();
  return drafts.filter(({ laid }) => {
    const key = laid
      .map(({ tile, q, r, turned }) => `${tile} ${q} ${r} ${turned}`)
      .sort()
      .join();
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** A draft with each of its tiles on each cell, turned so that it fits best there. */
function extended(world: World, table: Table, draft: Draft, from: { readonly q: number; readonly r: number }): Draft[] {
  const best = new Map<string, { readonly option: LayTile; readonly fit: number }>();
  eachPlacement(table, draft.city, draft.tiles, (tile, q, r, turned) => {
    const option: LayTile = { type: 'layTile', tile, q, r, turned };
    const fit = fitOf(table, draft.city, option);
    const cell = `${tile} ${q} ${r}`;
    if (fit > (best.get(cell)?.fit ?? Number.NEGATIVE_INFINITY)) best.set(cell, { option, fit });
  });
  return [...best.values()].map(({ option, fit }) => {
    const { tile, q, r, turned } = option;
    const errands = [...draft.errands, ...errandsOn(world, table, tile, q, r)];
    const fitInAll = draft.fit + fit;
    return {
      laid: [...draft.laid, option],
      city: withTile(draft.city, tile, q, r, turned),
      tiles: draft.tiles.filter((other) => other !== tile),
      fit: fitInAll,
      errands,
      worth: fitInAll - world.sense.forecast * expectedGain(errands, from, world.day),
    };
  });
}
