import {
  COPS,
  EXIT_KINDS,
  escapePrice,
  hasVisited,
  LOCATION_KINDS,
  type LocationKind,
  openExit,
  PLACES_PER_GROUP,
  type Table,
  tileOf,
  turnsToday,
} from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import type { Inputs } from '../nets/inputs.ts';
import { turnsOutOf } from './atlas.ts';
import { LAYOUT, LINES, LOWEST_BEST, MOST, SCORE_STEP, WHERES } from './feature-layout.ts';

import { gazetteerOf } from './gazetteer.ts';
import { listMoves, type Move } from './moves.ts';
import { WHERE, wheresFrom } from './wheres.ts';
import type { World, WorldBoard } from './world.ts';

const { at } = LAYOUT;
const NUMBER_OF_KIND = new Map<LocationKind | '', number>(LOCATION_KINDS.map((kind, number) => [kind, number]));
const FIRST_STORE = LOCATION_KINDS.indexOf('STORE_A');
const FIRST_EXIT = LOCATION_KINDS.indexOf('EXIT_1');
/** Lines of plans go from $50k to $100k by tens; the first input is for an income. */
const LOWEST_LINE = 40;
const LINE_STEP = 10;
/** Scratch: the least far location of each kind. */
const nearest = new Int8Array(LOCATION_KINDS.length);

/** The city as it lies around the seat, with what there is to get and who is in the way. */
export function addCity(inputs: Inputs, world: World, table: Table, seat: Seat): void {
  const here = world.at[seat] as number;
  const wheres = wheresFrom(table, world.city, here);
  addKinds(inputs, table, here, wheres, world);
  addPlaces(inputs, world, table, seat, wheres);
  for (let stack = 0; stack < world.exitStacks.length; stack++)
    inputs.addUpTo(at.exitStacks + stack * 6, world.exitStacks[stack]?.length ?? 0, 5);
  for (let index = 0; index < world.display.length; index++) inputs.add(at.display + (world.display[index] as number));
  addCops(inputs, world, here, wheres);
  addWayOut(inputs, world, table, seat, here);
  addMoves(inputs, listMoves(world, table, seat));
}

function addKinds(inputs: Inputs, table: Table, here: number, wheres: Int8Array, world: World): void {
  const { kinds } = gazetteerOf(table);
  nearest.fill(WHERES);
  for (let node = 0; node < wheres.length; node++) {
    const kind = kinds[node] as LocationKind | '';
    if (kind === '') continue;
    const number = NUMBER_OF_KIND.get(kind) as number;
    const where = wheres[node] as number;
    if (node === here) inputs.add(at.here + number);
    if (where !== WHERE.nowhere && where < (nearest[number] as number)) nearest[number] = where;
  }
  for (let number = 0; number < nearest.length; number++) {
    const where = (nearest[number] as number) === WHERES ? WHERE.nowhere : (nearest[number] as number);
    if (number >= FIRST_EXIT && number < FIRST_EXIT + EXIT_KINDS.length) {
      const exit = number - FIRST_EXIT;
      const cards = Math.min(2, world.patrolled[exit] as number);
      inputs.add(at.exits + (exit * WHERES + where) * 3 + cards);
    } else if (number >= FIRST_STORE && number < FIRST_STORE + 4)
      inputs.add(at.stores + (number - FIRST_STORE) * WHERES + where);
    else inputs.add(at.kinds + number * WHERES + where);
  }
}

/** What the own plan still has to give, and how far away. */
function addPlaces(inputs: Inputs, world: World, table: Table, seat: Seat, wheres: Int8Array): void {
  const plan = table.plans[(world.boards[seat] as WorldBoard).plan] ?? [];
  let visited = 0;
  for (let place = 0; place < plan.length; place++) {
    const group = Math.floor(place / PLACES_PER_GROUP);
    if (place % PLACES_PER_GROUP === 0) visited = 0;
    const money = plan[place] as number;
    const line = money < 0 ? 0 : Math.max(1, Math.min(LINES - 1, (money - LOWEST_LINE) / LINE_STEP));
    if (hasVisited(world, place, seat)) visited++;
    else {
      const node = world.places[place] as number;
      const where = node < 0 ? WHERE.nowhere : (wheres[node] as number);
      inputs.add(at.lines + (group * LINES + line) * WHERES + where);
      if ((world.closed & (1 << place)) !== 0) inputs.add(at.closed + line);
    }
    if (place % PLACES_PER_GROUP === PLACES_PER_GROUP - 1) inputs.add(at.visited + group * 4 + visited);
  }
}

function addCops(inputs: Inputs, world: World, here: number, wheres: Int8Array): void {
  const { cops, city } = world;
  const tile = tileOf(here);
  for (let cop = 0; cop < COPS.length; cop++)
    if (((cops[tile] as number) & (1 << cop)) !== 0) inputs.add(at.copsHere + cop);
  let near = 0;
  let all = 0;
  for (let other = 0; other < city.turned.length; other++) {
    if ((city.turned[other] as number) < 0) continue;
    let count = 0;
    for (let rest = cops[other] as number; rest !== 0; rest &= rest - 1) count++;
    all += count;
    if (isNear(wheres, other)) near += count;
  }
  inputs.addUpTo(at.copsNear, near, MOST.cops);
  inputs.addUpTo(at.cops, all >> 1, MOST.cops);
}

const NODES = 6;
const FIRST_LOCATION = 4;

/** Whether one of the two locations of a tile is a turn away. */
function isNear(wheres: Int8Array, tile: number): boolean {
  const first = tile * NODES + FIRST_LOCATION;
  return wheres[first] === WHERE.near || wheres[first + 1] === WHERE.near;
}

/** E21.1: on the last day everybody knows where it leads out. */
function addWayOut(inputs: Inputs, world: World, table: Table, seat: Seat, here: number): void {
  const exit = gazetteerOf(table).exits[openExit(world)] ?? -1;
  if (exit < 0) return;
  const turns = turnsOutOf(table, world.city, exit)[here] as number;
  inputs.addUpTo(at.out, turns, 7);
  inputs.addUpTo(at.slack, turnsToday(world, seat) - turns + 3, 7);
  const price = escapePrice(world, table);
  inputs.addUpTo(at.price, Math.floor(price / 5), 2);
  if ((world.boards[seat] as WorldBoard).cash >= price) inputs.add(at.payable);
  const cops = world.cops[tileOf(exit)] as number;
  for (let cop = 0; cop < COPS.length; cop++) if ((cops & (1 << cop)) !== 0) inputs.add(at.copsAtExit + cop);
}

function addMoves(inputs: Inputs, moves: readonly Move[]): void {
  let best = LOWEST_BEST;
  let second = LOWEST_BEST;
  for (let index = 0; index < moves.length; index++) {
    const { worth } = moves[index] as Move;
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  inputs.addUpTo(at.best, Math.floor((best - LOWEST_BEST) / SCORE_STEP), MOST.best);
  inputs.addUpTo(at.second, Math.floor((second - LOWEST_BEST) / SCORE_STEP), MOST.best);
}
