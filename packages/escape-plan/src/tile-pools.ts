import { type Chance, shuffleInPlace } from '@stakeout/kernel';
import type { Table } from './data/table.ts';
import { isTreasure, isUnknown, sourceOf, treasureItem, treasureValue } from './items.ts';
import type { Own, PublicTable } from './view.ts';

/** The tiles of each locker colour and exit stack that a viewer has not seen, in an order drawn afresh. */
export class TilePools {
  private readonly pools: readonly number[][];
  /** How many tiles of each pool have been taken out of it. */
  private readonly taken: number[];

  constructor(table: Table, seen: PublicTable, own: Own, chance: Chance) {
    const pools: number[][] = [];
    for (const { values } of table.lockers) pools.push(values.slice());
    for (const values of table.exitTiles) pools.push(values.slice());
    this.pools = pools;
    this.taken = [0, 0, 0, 0, 0];
    if (seen.truth === null) this.strikeItems(own.items, 0);
    else {
      for (const items of seen.truth.items) this.strikeItems(items, 0);
      for (const stack of seen.truth.costa.stacks) this.strikeItems(stack, 1);
    }
    if (isTreasure(own.item)) this.strike(sourceOf(own.item), treasureValue(own.item));
    for (const value of own.drawn) this.strike(seen.turn.drawnFrom, value);
    for (const pool of pools) shuffleInPlace(pool, pool.length, 'determinize', chance);
  }

  private strikeItems(items: readonly number[], first: number): void {
    for (let index = first; index < items.length; index++) {
      const item = items[index] as number;
      if (isTreasure(item)) this.strike(sourceOf(item), treasureValue(item));
    }
  }

  private strike(source: number, value: number): void {
    const pool = this.pools[source] as number[];
    pool.splice(pool.indexOf(value), 1);
  }

  /** Takes tiles of a source out of its pool. */
  draw(source: number, count: number): number[] {
    const first = this.taken[source] as number;
    this.taken[source] = first + count;
    return (this.pools[source] as number[]).slice(first, first + count);
  }

  /** The same items with their values, drawn where the viewer does not know them. */
  knownItems(items: readonly number[]): number[] {
    const known = items.slice();
    for (let index = 0; index < known.length; index++) known[index] = this.known(known[index] as number);
    return known;
  }

  /** An item with its value, drawn if the viewer does not know it. */
  known(item: number): number {
    if (!isUnknown(item)) return item;
    const source = sourceOf(item);
    const next = this.taken[source] as number;
    this.taken[source] = next + 1;
    return treasureItem(source, this.pools[source]?.[next] as number);
  }
}
