/**
 * A tile on an item space is one number: 101 to 107 a locked asset, 201 to 204 equipment, 301 to 308 a fixer, and a
 * thousand for each place a treasure can come from (lockers 1 to 3, exit stacks 4 and 5) plus its value. Where a viewer
 * may not know the value it is 999. 0 is no tile.
 */
export type Item = number;

const ASSET = 101;
const EQUIPMENT = 201;
const FIXER = 301;
const TREASURE = 1000;
const UNKNOWN = 999;

export function assetItem(asset: number): Item {
  return ASSET + asset;
}

export function equipmentItem(equipment: number): Item {
  return EQUIPMENT + equipment;
}

export function fixerItem(fixer: number): Item {
  return FIXER + fixer;
}

/** Sources below this one are locker colours, those from it on exit stacks. */
export const FIRST_EXIT_SOURCE = 3;

/** A tile of value from a source: 0 to 2 the locker colours, 3 and 4 the exit stacks. */
export function treasureItem(source: number, value: number): Item {
  return (source + 1) * TREASURE + value;
}

/** The asset, or -1. */
export function assetOf(item: Item): number {
  return item >= ASSET && item < EQUIPMENT ? item - ASSET : -1;
}

export function equipmentOf(item: Item): number {
  return item >= EQUIPMENT && item < FIXER ? item - EQUIPMENT : -1;
}

export function fixerOf(item: Item): number {
  return item >= FIXER && item < TREASURE ? item - FIXER : -1;
}

export function isTreasure(item: Item): boolean {
  return item >= TREASURE;
}

export function sourceOf(item: Item): number {
  return Math.floor(item / TREASURE) - 1;
}

export function treasureValue(item: Item): number {
  return item % TREASURE;
}

/** The tile as others see it: where it came from, not what it is worth. */
export function hiddenItem(item: Item): Item {
  return isTreasure(item) ? item - treasureValue(item) + UNKNOWN : item;
}

export function isUnknown(item: Item): boolean {
  return isTreasure(item) && treasureValue(item) === UNKNOWN;
}
