import {
  type Action,
  type City,
  escapePlanRules,
  FIRST_SAFE_HOUSE,
  opposite,
  PLACES,
  SIDES,
  STEP_Q,
  STEP_R,
  type Table,
  terrainAt,
  terrainAtSide,
  tileAt,
} from '@stakeout/escape-plan';
import { FastChance, type Seat } from '@stakeout/kernel';
import type { LayTile } from './build.ts';
import { type World, whole } from './world.ts';

/** Ways to go on building that a search looks at: cities are kept, and with them all that was worked out about them. */
interface Built {
  readonly action: LayTile;
  city: City | null;
}

const plans = new WeakMap<City, Map<string, Built>>();

/**
 * Lays a tile in an imagined world. Everybody is taken to build a city that hangs together; `variant` picks one of several
 * such cities, 0 the one that fits best, so that a search meets the same few over and over.
 */
export function plannedTile(world: World, table: Table, seat: Seat, variant: number): Built {
  let known = plans.get(world.city);
  if (known === undefined) {
    known = new Map();
    plans.set(world.city, known);
  }
  const key = `${variant}:${world.faceUp.join()}`;
  let built = known.get(key);
  if (built === undefined) {
    const whim = variant === 0 ? 0 : WHIM;
    built = { action: bestTile(world, table, seat, whim, new FastChance(variant * 7919 + 13)), city: null };
    known.set(key, built);
  }
  return built;
}

/** How much a tile laid at random may differ from the one that fits best. */
const WHIM = 3;

function bestTile(world: World, table: Table, seat: Seat, whim: number, chance: FastChance): LayTile {
  const options = escapePlanRules
    .legal(whole(world), seat)
    .filter((action): action is LayTile => action.type === 'layTile');
  let best = options[0] as LayTile;
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = fitOf(table, world.city, option) + (chance.pick(1000) / 1000) * whim;
    if (worth > highest) {
      highest = worth;
      best = option;
    }
  }
  return best;
}

/** How well a tile hangs together with the city: neighbours, and terrain that goes on across the edge for free (E11.2). */
export function fitOf(table: Table, city: City, { tile, q, r, turned }: LayTile): number {
  let worth = 0;
  for (let side = 0; side < SIDES; side++) {
    const other = tileAt(city, q + (STEP_Q[side] as number), r + (STEP_R[side] as number));
    if (other < 0) continue;
    const isSame = terrainAt(table, tile, side, turned) === terrainAtSide(table, city, other, opposite(side));
    worth += isSame ? 2 : 0.5;
  }
  return worth;
}

/** Ways to lay a tile, those that hang together best first, and of one cell only the best. */
export function tilesByFit(table: Table, city: City, options: readonly Action[]): readonly Action[] {
  const best = new Map<string, { readonly option: LayTile; readonly worth: number }>();
  for (const option of options) {
    if (option.type !== 'layTile') continue;
    const cell = `${option.tile} ${option.q} ${option.r}`;
    const worth = fitOf(table, city, option);
    if (worth > (best.get(cell)?.worth ?? Number.NEGATIVE_INFINITY)) best.set(cell, { option, worth });
  }
  return [...best.values()].sort((one, other) => other.worth - one.worth).map(({ option }) => option);
}

/** E7.3: what the own plan pays most for comes into the city first. */
export function assignPlace(world: World, table: Table, seat: Seat, isBusiness: boolean): Action {
  const plan = table.plans[world.boards[seat]?.plan ?? 0] ?? [];
  let best = -1;
  let highest = -1;
  const [first, end] = isBusiness ? [0, FIRST_SAFE_HOUSE] : [FIRST_SAFE_HOUSE, PLACES.length];
  for (let place = first; place < end; place++) {
    if ((world.places[place] as number) >= 0) continue;
    const line = plan[place] as number;
    const worth = line < 0 ? 55 : line;
    if (worth > highest) {
      highest = worth;
      best = place;
    }
  }
  return { type: 'assign', place: best };
}
