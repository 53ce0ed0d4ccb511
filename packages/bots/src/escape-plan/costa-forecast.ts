import {
  exitAt,
  FIRST_EXIT_SOURCE,
  FIRST_SAFE_HOUSE,
  isBlocked,
  isInCity,
  LAST_DAY,
  nodeOfKind,
  openExit,
  type Table,
  TURNS_A_DAY,
  tileOf,
  valuesOf,
} from '@stakeout/escape-plan';
import { gazetteerOf } from './gazetteer.ts';
import type { World } from './world.ts';

/** A card of Costa's that leads into the city: the cell of its place, and what he would get there, in thousands. */
interface Errand {
  readonly q: number;
  readonly r: number;
  readonly gain: number;
  /** E24.5: the card of the open exit fits from anywhere, and is his last. */
  readonly isFlight: boolean;
}

type Cell = Pick<Errand, 'q' | 'r'>;

/** E22.2: so many contacts are worth something, each about so much. */
const CONTACTS = 5;
const CONTACT = 20;

/** The deck of a lieutenant is in no order that anybody knows; which cards are left in it everybody does. */
export function errandsOf(world: World, table: Table): Errand[] {
  const errands: Errand[] = [];
  const { city } = world;
  for (let index = 0; index < world.lieutenantDeck.length; index++) {
    const card = table.lieutenant[world.lieutenantDeck[index] as number];
    if (card === undefined || (card.place >= 0 && (world.closed & (1 << card.place)) !== 0)) continue;
    const node = card.place >= 0 ? (world.places[card.place] as number) : nodeOfKind(table, card.kind);
    const tile = tileOf(node);
    if (node < 0 || !isInCity(city, tile)) continue;
    const exit = exitAt(table, node);
    const isFlight = exit >= 0 && !isBlocked(world, exit);
    if (isFlight && exit !== openExit(world)) continue;
    const gain = isFlight ? 0 : card.place >= 0 ? planGain(world, table, card.place) : takings(world, table, node);
    errands.push({ q: city.q[tile] as number, r: city.r[tile] as number, gain, isFlight });
  }
  return errands;
}

/** The errands that a tile laid on a cell would bring; which business or safe house it gets is still open. */
export function errandsOn(world: World, table: Table, tile: number, q: number, r: number): Errand[] {
  const errands: Errand[] = [];
  for (const { kind } of table.tiles[tile]?.locations ?? []) {
    if (kind === 'BUSINESS') errands.push({ q, r, gain: averageLine(table) + contactGain(world), isFlight: false });
    else if (kind === 'SAFE_HOUSE') errands.push({ q, r, gain: averageLine(table), isFlight: false });
    else if (table.lieutenant.some((card) => card.kind === kind)) {
      const node = nodeOfKind(table, kind);
      const exit = exitAt(table, node);
      if (exit < 0 || isBlocked(world, exit))
        errands.push({ q, r, gain: takings(world, table, node), isFlight: false });
    }
  }
  return errands;
}

/** What Costa's plan says is a secret; it is any but the own one. */
function planGain(world: World, table: Table, place: number): number {
  const own = world.boards[0]?.plan ?? -1;
  let sum = 0;
  for (let plan = 0; plan < table.plans.length; plan++) {
    if (plan !== own) sum += Math.max(0, table.plans[plan]?.[place] ?? 0);
  }
  return sum / (table.plans.length - 1) + (place < FIRST_SAFE_HOUSE ? contactGain(world) : 0);
}

function averageLine(table: Table): number {
  const lines = table.plans[0] ?? [];
  let sum = 0;
  for (const line of lines) sum += Math.max(0, line);
  return sum / lines.length;
}

function contactGain(world: World): number {
  return world.costa.contacts.length < CONTACTS ? CONTACT : 0;
}

/** E24.4, E24.6: what the tiles of a store or a blocked exit are worth to him, and a contact. */
function takings(world: World, table: Table, node: number): number {
  const kind = gazetteerOf(table).kinds[node];
  const exit = exitAt(table, node);
  const contact = contactGain(world);
  if (exit >= 0) {
    const stack = world.exitStackAt.indexOf(exit);
    const left = world.exitStacks[stack]?.length ?? 0;
    return contact + (left === 0 ? 0 : averageTile(table, FIRST_EXIT_SOURCE + stack));
  }
  const colours = table.lieutenant.find((card) => card.kind === kind)?.lockers ?? 0;
  const isOneOfEach = (colours & (colours - 1)) !== 0;
  let sum = 0;
  let best = 0;
  for (let colour = 0; colour < table.lockers.length; colour++) {
    const left = world.lockers[colour]?.length ?? 0;
    if ((colours & (1 << colour)) === 0 || left === 0) continue;
    const value = averageTile(table, colour);
    sum += value * Math.min(2, left);
    best = Math.max(best, value);
  }
  return contact + (isOneOfEach || world.costaBest === 1 ? best : sum);
}

/** E24.6: a tile of value zero counts as the highest of its kind. */
function averageTile(table: Table, source: number): number {
  const values = valuesOf(table, source);
  const highest = Math.max(...values);
  let sum = 0;
  for (const value of values) sum += value === 0 ? highest : value;
  return sum / values.length;
}

/** What Costa is expected to get in the turns that he has today anyway, from where he stands: each card that fits is as likely. */
export function expectedGain(errands: readonly Errand[], from: Cell, day: number): number {
  return expectedGainIn(errands, from, day === LAST_DAY ? TURNS_A_DAY - 1 : TURNS_A_DAY);
}

/** The same in so many turns. */
export function expectedGainIn(errands: readonly Errand[], from: Cell, turns: number): number {
  return turns <= 0 ? 0 : gainFrom(errands, 0, from, turns);
}

function gainFrom(errands: readonly Errand[], done: number, from: Cell, turns: number): number {
  // E24.2: his tile or one beside it; where nothing fits, one tile further at a time.
  let reach = Number.POSITIVE_INFINITY;
  for (let index = 0; index < errands.length; index++) {
    if ((done & (1 << index)) !== 0) continue;
    const errand = errands[index] as Errand;
    reach = Math.min(reach, errand.isFlight ? 0 : stepsBetween(from, errand));
  }
  reach = Math.max(1, reach);
  let sum = 0;
  let count = 0;
  for (let index = 0; index < errands.length; index++) {
    const errand = errands[index] as Errand;
    if ((done & (1 << index)) !== 0 || (!errand.isFlight && stepsBetween(from, errand) > reach)) continue;
    count++;
    sum += errand.gain;
    if (turns > 1 && !errand.isFlight) sum += gainFrom(errands, done | (1 << index), errand, turns - 1);
  }
  return count === 0 ? 0 : sum / count;
}

/** Side steps between two cells, as if all tiles between them were laid. */
export function stepsBetween(one: Cell, other: Cell): number {
  const q = one.q - other.q;
  const r = one.r - other.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
