import {
  COSTA_TOLL,
  costaOf,
  escapePrice,
  IN_CITY,
  incomeOf,
  LAST_DAY,
  latePartsLeft,
  sandraOf,
  type Table,
  TURNS_A_DAY,
  turnsToday,
  UPKEEP,
} from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';
import type { World, WorldBoard } from './world.ts';

/** Turns left in the game, as far as discs at hand tell for today. */
export function turnsInAll(world: World, seat: Seat): number {
  return turnsToday(world, seat) + (LAST_DAY - world.day) * TURNS_A_DAY;
}

/** Whether one disc more could still be spent on a turn. */
export function isDiscUseful(world: World, seat: Seat): boolean {
  return world.discsLeft > 0 && (world.discs[seat] as number) < latePartsLeft(world, seat);
}

/** What escaping costs if everybody else who still can goes first (E21.3). */
export function worstPrice(world: World, table: Table, seat: Seat): number {
  const { status, escapes, seats } = world;
  let before = 0;
  // Sandra leaves without taking a place.
  for (let pawn = 0; pawn < world.pawns; pawn++)
    if (pawn !== seat && pawn !== sandraOf(world) && status[pawn] === IN_CITY) before++;
  const prices = table.exitCosts[seats] ?? [];
  return prices[Math.min(escapes.length + before, prices.length - 1)] ?? 0;
}

/**
 * Money that must be there at the end, whatever the others do: the price of the exit, and $1k for every turn after this one
 * (E9.4). Before day 3 the income of the days to come is counted on.
 */
export function moneyToKeep(world: World, table: Table, seat: Seat): number {
  const price = worstPrice(world, table, seat) + (costaOf(world) < 0 ? 0 : COSTA_TOLL);
  if (world.day === LAST_DAY) return price + UPKEEP * (turnsToday(world, seat) - 1);
  const board = world.boards[seat] as WorldBoard;
  // A cube or two more will be gone by the next income.
  const income = incomeOf(table, board, Math.min(2, board.cubes));
  const later = incomeOf(table, board, Math.min(4, board.cubes));
  return Math.max(0, price + 3 - income - (world.day === 1 ? later + world.sense.found : 0));
}

/** Money that may be spent on avoiding cops. Whoever is on the way out knows the price: nobody comes in between (E21.3). */
export function moneyToAvoid(world: World, table: Table, seat: Seat): number {
  const { cash } = world.boards[seat] as WorldBoard;
  const isOnTheWayOut = world.turn.seat === seat && world.turn.escaping === 1;
  return cash - (world.sense.careful && isOnTheWayOut ? escapePrice(world, table) : moneyToKeep(world, table, seat));
}
