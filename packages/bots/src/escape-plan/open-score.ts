import {
  contactsThatCount,
  costaOf,
  isTreasure,
  sourceOf,
  type Table,
  treasureValue,
  valueForCosta,
  valuesOf,
} from '@stakeout/escape-plan';
import type { World, WorldBoard } from './world.ts';

/** What a table says on average of what is secret. */
interface Averages {
  /** Of each place, over all plans. */
  readonly lines: readonly number[];
  /** Of the tiles of each source, as they count for a player and for Costa. */
  readonly tiles: readonly number[];
  readonly costaTiles: readonly number[];
}

const SOURCES = [0, 1, 2, 3, 4];
const TREASURE = 1000;
const known = new WeakMap<Table, Averages>();

function averagesOf(table: Table): Averages {
  let averages = known.get(table);
  if (averages === undefined) {
    averages = {
      lines: (table.plans[0] ?? []).map((_, place) => mean(table.plans.map((plan) => Math.max(0, plan[place] ?? 0)))),
      // Whoever draws several keeps the best.
      tiles: SOURCES.map((source) => mean(valuesOf(table, source).filter((value) => value > 0))),
      costaTiles: SOURCES.map((source) =>
        mean(valuesOf(table, source).map((value) => valueForCosta(table, (source + 1) * TREASURE + value))),
      ),
    };
    known.set(table, averages);
  }
  return averages;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What a seat would score if it were out with what it has (E22.2): its own, or as far as it can be seen from outside. */
export function scoreSoFar(world: World, table: Table, seat: number, isOwn: boolean): number {
  const board = world.boards[seat] as WorldBoard;
  const averages = averagesOf(table);
  const lines = isOwn ? table.plans[board.plan] : averages.lines;
  let score = isOwn ? board.cash : 0;
  score += placesOf(world, seat, lines ?? []);
  for (let slot = 0; slot < board.slots.length; slot++)
    if ((board.slots[slot] as number) < 0) score += table.usedAssetValue;
  const { contactScores } = table;
  score += contactScores[Math.min(contactsThatCount(board), contactScores.length - 1)] as number;
  for (let space = 0; space < board.items.length; space++) {
    const item = board.items[space] as number;
    if (isTreasure(item)) score += isOwn ? treasureValue(item) : (averages.tiles[sourceOf(item)] as number);
  }
  return score + (table.penalties[(world.notoriety[seat] as number) - 1] as number) + board.wounds * table.woundPenalty;
}

function placesOf({ visited }: World, pawn: number, lines: readonly number[]): number {
  let sum = 0;
  for (let place = 0; place < visited.length; place++)
    if (((visited[place] as number) & (1 << pawn)) !== 0) sum += Math.max(0, lines[place] as number);
  return sum;
}

/** The same of Costa (E24.6), whose plan and tiles nobody knows. */
export function costaSoFar(world: World, table: Table): number {
  const pawn = costaOf(world);
  const averages = averagesOf(table);
  const { contactScores } = table;
  let score = placesOf(world, pawn, averages.lines);
  score += contactScores[Math.min(world.costa.contacts.length, contactScores.length - 1)] as number;
  for (const stack of world.costa.stacks) {
    let best = 0;
    let sum = 0;
    for (let index = 1; index < stack.length; index++) {
      const value = averages.costaTiles[sourceOf(stack[index] as number)] as number;
      sum += value;
      if (value > best) best = value;
    }
    score += stack[0] === 1 ? best : sum;
  }
  return score + (table.penalties[(world.notoriety[pawn] as number) - 1] as number);
}
