import type { Table } from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import { WORTH } from './figures.ts';
import type { World } from './world.ts';

const LAST_DAY = 3;
const DUSK = 2;
const DAWN = 4;
const OBLIGATORY = 3;
const LATE = 2;

/** Turns left today, the one under way included: the obligatory ones, and nights and dawns there are discs for (E9.2). */
export function turnsToday(world: World, seat: Seat): number {
  const discs = discsAfter(world, seat);
  if (world.part <= DUSK) return OBLIGATORY - world.part + Math.min(discs, LATE);
  return 1 + Math.min(discs, DAWN - world.part);
}

/** Whoever is asked for a disc has it still; the turn it buys is the one under way. */
function discsAfter(world: World, seat: Seat): number {
  const frame = world.frames[world.frames.length - 1];
  const isAsked = frame !== undefined && frame.kind === 'useDisc' && frame.seat === seat;
  return (world.discs[seat] as number) - (isAsked ? 1 : 0);
}

/** Turns left in the game, as far as discs at hand tell. */
export function turnsInAll(world: World, seat: Seat): number {
  return turnsToday(world, seat) + (LAST_DAY - world.day) * OBLIGATORY;
}

/** Nights and dawns still to come: a disc more than that is worth nothing. */
export function latePartsToCome(world: World): number {
  const today = world.part <= DUSK ? LATE : DAWN - world.part;
  return today + (LAST_DAY - world.day) * LATE;
}

/** Whether one disc more could still be spent on a turn. */
export function isDiscUseful(world: World, seat: Seat): boolean {
  return world.discsLeft > 0 && (world.discs[seat] as number) < latePartsToCome(world);
}

/** The node of the exit that is open, or -1 before day 3. */
export function openExit(world: World, exits: readonly number[]): number {
  if (world.day < LAST_DAY) return -1;
  const { patrolled } = world;
  for (let exit = 0; exit < patrolled.length; exit++) if ((patrolled[exit] as number) < 2) return exits[exit] as number;
  return -1;
}

const IN_CITY = 0;

/** What escaping costs if everybody else who still can goes first (E21.3). */
export function worstPrice(world: World, table: Table, seat: Seat): number {
  let before = world.escapes.length;
  const rivals = world.seats === 1 ? world.pawns : world.seats;
  for (let pawn = 0; pawn < rivals; pawn++) {
    const isSandra = pawn === 1 && world.seats === 1;
    if (pawn !== seat && !isSandra && world.status[pawn] === IN_CITY) before++;
  }
  const prices = table.exitCosts[world.seats] ?? [];
  return prices[Math.min(before, prices.length - 1)] ?? 0;
}

/** What escaping costs now. */
export function priceNow(world: World, table: Table): number {
  return table.exitCosts[world.seats]?.[world.escapes.length] ?? 0;
}

/** Costa asks for this wherever he is met (E24.3). */
const TOLL = 3;

/**
 * Money that must be there at the end, whatever the others do: the price of the exit, and $1k for every turn after this one
 * (E9.4). Before day 3 the income of the days to come is counted on.
 */
export function moneyToKeep(world: World, table: Table, seat: Seat): number {
  const cubes = world.boards[seat]?.cubes ?? 0;
  const price = worstPrice(world, table, seat) + (world.seats === 1 ? TOLL : 0);
  if (world.day === LAST_DAY) return price + turnsToday(world, seat) - 1;
  // A cube or two more will be gone by the next income.
  const income = table.incomeByCubes[Math.max(0, cubes - 2)] ?? 0;
  const later = table.incomeByCubes[Math.max(0, cubes - 4)] ?? 0;
  return Math.max(0, price + 3 - income - (world.day === 1 ? later + WORTH.found : 0));
}
