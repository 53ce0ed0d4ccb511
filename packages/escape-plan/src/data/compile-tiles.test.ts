import { describe, expect, it } from 'vitest';
import { changed, compiledWith, faultsOf } from './raw-table.fixture.ts';

describe('the city tiles of a table', () => {
  it('[E2.1] every fault is named by tile and row', () => {
    const rows: readonly (readonly [path: string, value: unknown, ...faults: string[]])[] = [
      ['tiles.A1.edges', ['C', 'C', 'R', 'W', 'W'], 'tiles.A1.edges table.length'],
      ['tiles.A1.edges', ['C', 'C', 'R', 'W', 'W', 'I', 'I'], 'tiles.A1.edges table.length'],
      ['tiles.A1.edges[3]', 'X', 'tiles.A1.edges[3] table.notOneOf'],
      ['tiles.A1.edges[3]', 3, 'tiles.A1.edges[3] table.notOneOf'],
      ['tiles.A1.ferry', 1, 'tiles.A1.ferry table.notYesOrNo'],
      ['tiles.A1.helipad', undefined, 'tiles.A1.helipad table.notYesOrNo'],
      ['tiles.A1.locations_touch', 'no', 'tiles.A1.locations_touch table.notYesOrNo'],
      ['tiles.A1.locations[0].adjacent', [], 'tiles.A1.locations[0].adjacent table.notOnTile'],
      ['tiles.S1.locations[1].adjacent', ['W'], 'tiles.S1.locations[1].adjacent table.notOnTile'],
      ['tiles.S1.locations[1].adjacent', ['I', 'W'], 'tiles.S1.locations[1].adjacent table.notOnTile'],
      ['tiles.S1.locations[0].adjacent', ['R', 'Q'], 'tiles.S1.locations[0].adjacent[1] table.notOneOf'],
    ];
    for (const [path, value, ...faults] of rows)
      expect([path, faultsOf(changed({ [path]: value }))]).toEqual([path, faults]);
    expect(faultsOf(changed({ 'tiles.A1': 0 })).slice(0, 3)).toEqual([
      'tiles.A1 table.notARecord',
      'tiles.A1.edges table.notAList',
      'tiles.A1.locations table.notAList',
    ]);
    expect(faultsOf(changed({ 'tiles.A1.locations[2]': { type: 'SUBWAY', adjacent: ['C'] } }))).toEqual([
      'tiles.A1.locations table.length',
    ]);
  });

  it('[E2.1] every stack has its number of tiles, every kind of location its number of spaces', () => {
    const stacks = faultsOf(changed({ 'tiles.A1.stack': 'B' }));
    expect(stacks).toEqual(['tiles table.stackSize', 'tiles table.stackSize']);
    expect(faultsOf(changed({ 'tiles.A1.stack': 'E' }))[0]).toBe('tiles.A1.stack table.notOneOf');
    // Every kind changed into a subway is missed; a church too many is too.
    const kinds = [
      ['S1', 0],
      ['S2', 0],
      ['S2', 1],
      ['D1', 1],
      ['D2', 1],
      ['D3', 1],
      ['A1', 0],
      ['A2', 0],
      ['A3', 0],
      ['A2', 1],
      ['B1', 0],
      ['B1', 1],
      ['B2', 1],
      ['C1', 1],
    ] as const;
    for (const [tile, slot] of kinds) {
      const faults = faultsOf(changed({ [`tiles.${tile}.locations[${slot}].type`]: 'SUBWAY' }));
      expect([tile, slot, faults[0]]).toEqual([tile, slot, 'tiles table.locationCount']);
    }
    expect(faultsOf(changed({ 'tiles.A1.locations[1].type': 'CHURCH' }))).toEqual(['tiles table.locationCount']);
    expect(faultsOf(changed({ 'tiles.A1.locations[1].type': 'KIOSK' }))[0]).toBe(
      'tiles.A1.locations[1].type table.notOneOf',
    );
  });

  it('[E3.5] [E7.3] the hospital is on a start tile, businesses and safe houses are not', () => {
    const swap = (one: string, other: string, kindOfOne: string, kindOfOther: string) =>
      faultsOf(changed({ [`tiles.${one}.type`]: kindOfOther, [`tiles.${other}.type`]: kindOfOne }));
    expect(swap('S1.locations[0]', 'A1.locations[1]', 'HOSPITAL', 'SUBWAY')).toEqual(['tiles table.hospital']);
    expect(swap('S1.locations[0]', 'S2.locations[1]', 'HOSPITAL', 'STORE_A')).toEqual([]);
    expect(swap('S1.locations[1]', 'C1.locations[1]', 'SUBWAY', 'BUSINESS')).toEqual([
      'tiles.S1.locations[1].type table.notOneOf',
    ]);
    expect(swap('S2.locations[0]', 'B1.locations[0]', 'GANG', 'SAFE_HOUSE')).toEqual([
      'tiles.S2.locations[0].type table.notOneOf',
    ]);
  });

  it('[E2.1] tiles are ordered by stack, start tiles first, whatever their names and order', () => {
    const { tiles } = changed({}) as { tiles: Record<string, unknown> };
    const reversed = Object.fromEntries(Object.entries(tiles).reverse());
    const ids = compiledWith({ tiles: reversed }).tiles.map(({ id }) => id);
    expect(ids).toEqual(['S2', 'S1', 'A3', 'A2', 'A1', 'B3', 'B2', 'B1', 'C3', 'C2', 'C1', 'D3', 'D2', 'D1']);
  });

  it('[E11.3] regions touch round the rim; with three or fewer all touch', () => {
    const touches = (edges: string) =>
      compiledWith({
        'tiles.C1.edges': edges.split(''),
        'tiles.C1.locations[0].adjacent': ['I'],
        'tiles.C1.locations[1].adjacent': ['I'],
      }).tiles[8]?.touches;
    // I C R W as bits 1 2 4 8.
    expect(touches('IIIIII')).toEqual([0, 0, 0, 0]);
    expect(touches('IIICCC')).toEqual([2, 1, 0, 0]);
    expect(touches('IICCRR')).toEqual([6, 5, 3, 0]);
    expect(touches('ICRWWW')).toEqual([10, 5, 10, 5]);
    expect(touches('ICIRIW')).toEqual([14, 1, 1, 1]);
    // Of three kinds two may not meet on the rim, and touch all the same.
    expect(touches('ICICIW')).toEqual([10, 9, 0, 3]);
  });
});
