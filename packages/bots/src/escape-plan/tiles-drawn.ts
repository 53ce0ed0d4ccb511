import { isTreasure, sourceOf, type Table, treasureValue, valuesOf } from '@stakeout/escape-plan';
import type { WorldBoard } from './world.ts';

const memory = new WeakMap<Table, Map<number, number>>();

/**
 * The best of so many tiles drawn from a locker pile or exit stack, on average (E15.8, E15.9). The own tiles are known not to
 * be there; of what others took nothing is known but that they took the better ones.
 */
export function expectedBest(table: Table, board: WorldBoard, source: number, draw: number, left: number): number {
  if (draw <= 0 || left <= 0) return 0;
  let owned = 0;
  let seen = 0;
  for (let space = 0; space < board.items.length; space++) {
    const item = board.items[space] as number;
    if (!isTreasure(item) || sourceOf(item) !== source) continue;
    owned++;
    seen = seen * 128 + treasureValue(item);
  }
  let known = memory.get(table);
  if (known === undefined) {
    known = new Map();
    memory.set(table, known);
  }
  const key = ((owned === 0 ? 0 : seen) * 8 + source) * 8 + Math.min(draw, left);
  let best = known.get(key);
  if (best === undefined) {
    best = work(table, board, source, Math.min(draw, left));
    known.set(key, best);
  }
  const taken = valuesOf(table, source).length - owned - left;
  return best * (1 - TAKEN * Math.max(0, taken));
}

/** How much poorer each tile that somebody else took makes a pile. */
const TAKEN = 0.06;

function work(table: Table, board: WorldBoard, source: number, draw: number): number {
  const pool = valuesOf(table, source).slice();
  for (const item of board.items) {
    if (isTreasure(item) && sourceOf(item) === source) pool.splice(pool.indexOf(treasureValue(item)), 1);
  }
  pool.sort((one, other) => other - one);
  // The best is the highest one of all unless it stays behind, and so on down.
  let sum = 0;
  let missed = 1;
  for (let index = 0; index < pool.length; index++) {
    const left = pool.length - index;
    const hit = Math.min(1, draw / left);
    sum += missed * hit * (pool[index] as number);
    missed *= 1 - hit;
  }
  return sum;
}
