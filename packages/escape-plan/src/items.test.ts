import { describe, expect, it } from 'vitest';
import {
  assetItem,
  assetOf,
  equipmentItem,
  equipmentOf,
  fixerItem,
  fixerOf,
  hiddenItem,
  isTreasure,
  isUnknown,
  sourceOf,
  treasureItem,
  treasureValue,
} from './items.ts';

describe('tiles on item spaces', () => {
  it('[E2.1] every tile is one number, and is told apart from the others', () => {
    const kinds = (item: number) => [assetOf(item), equipmentOf(item), fixerOf(item), isTreasure(item)];
    expect([assetItem(0), assetItem(6), equipmentItem(0), equipmentItem(3), fixerItem(0), fixerItem(7)]).toEqual([
      101, 107, 201, 204, 301, 308,
    ]);
    expect(kinds(0)).toEqual([-1, -1, -1, false]);
    expect(kinds(100)).toEqual([-1, -1, -1, false]);
    expect(kinds(101)).toEqual([0, -1, -1, false]);
    expect(kinds(107)).toEqual([6, -1, -1, false]);
    expect(kinds(200)).toEqual([99, -1, -1, false]);
    expect(kinds(201)).toEqual([-1, 0, -1, false]);
    expect(kinds(204)).toEqual([-1, 3, -1, false]);
    expect(kinds(300)).toEqual([-1, 99, -1, false]);
    expect(kinds(301)).toEqual([-1, -1, 0, false]);
    expect(kinds(308)).toEqual([-1, -1, 7, false]);
    expect(kinds(999)).toEqual([-1, -1, 698, false]);
    expect(kinds(1000)).toEqual([-1, -1, -1, true]);
  });

  it('[E2.1] a locker or exit tile is where it comes from and its value', () => {
    for (const [source, value, item] of [
      [0, 0, 1000],
      [0, 90, 1090],
      [2, 110, 3110],
      [3, 50, 4050],
      [4, 500, 5500],
    ] as const) {
      expect(treasureItem(source, value)).toBe(item);
      expect([sourceOf(item), treasureValue(item), isUnknown(item)]).toEqual([source, value, false]);
      expect(hiddenItem(item)).toBe((source + 1) * 1000 + 999);
      expect([isUnknown(hiddenItem(item)), sourceOf(hiddenItem(item))]).toEqual([true, source]);
    }
    for (const item of [0, 101, 204, 308, 999]) expect([hiddenItem(item), isUnknown(item)]).toEqual([item, false]);
    expect(hiddenItem(1999)).toBe(1999);
  });
});
