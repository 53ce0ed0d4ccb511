import { describe, expect, it } from 'vitest';
import { TERRAINS } from '../data/table.ts';
import { at, CITY_X, defaultTable, table, tile } from '../table.fixture.ts';
import { emptyCity, hasWater, isInCity, terrainAt, terrainAtSide, tileAt, tileBeside, withTile } from './city.ts';
import { opposite, SIDES, STEP_Q, STEP_R } from './hex.ts';
import {
  isLocation,
  isWater,
  kindOf,
  locationNode,
  nodeOfKind,
  slotOf,
  terrainNode,
  terrainOf,
  tileOf,
} from './node.ts';

const SIDE_NAMES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];

describe('hexagons', () => {
  it('[E11.3] six sides, clockwise from north-east; the opposite side leads back', () => {
    expect(SIDE_NAMES.map((name, side) => `${name} ${STEP_Q[side]},${STEP_R[side]}`)).toEqual([
      'NE 1,-1',
      'E 1,0',
      'SE 0,1',
      'SW -1,1',
      'W -1,0',
      'NW 0,-1',
    ]);
    expect(SIDES).toBe(6);
    expect([0, 1, 2, 3, 4, 5].map(opposite)).toEqual([3, 4, 5, 0, 1, 2]);
    for (let side = 0; side < SIDES; side++) {
      const back = opposite(side);
      expect((STEP_Q[side] ?? 9) + (STEP_Q[back] ?? 9)).toBe(0);
      expect((STEP_R[side] ?? 9) + (STEP_R[back] ?? 9)).toBe(0);
    }
  });
});

describe('the city', () => {
  it('[E7.2] a tile laid is on its cell, turned; the city it was laid in is unchanged', () => {
    const empty = emptyCity(defaultTable());
    expect(empty.turned).toEqual(Array(14).fill(-1));
    expect([empty.q, empty.r]).toEqual([Array(14).fill(0), Array(14).fill(0)]);
    const city = withTile(empty, 4, 2, -3, 5);
    expect([city.q[4], city.r[4], city.turned[4]]).toEqual([2, -3, 5]);
    expect([isInCity(city, 4), isInCity(city, 3), isInCity(empty, 4)]).toEqual([true, false, false]);
    expect([tileAt(city, 2, -3), tileAt(city, 2, -2), tileAt(city, 3, -3)]).toEqual([4, -1, -1]);
    // A tile outside the city lies nowhere, though its numbers are those of the middle.
    expect(tileAt(city, 0, 0)).toBe(-1);
    expect(isInCity(withTile(empty, 0, 0, 0, 0), 0)).toBe(true);
  });

  it('[E7.2] the neighbours of a tile by side', () => {
    const { city } = table({ city: CITY_X });
    const beside = (name: string) => SIDE_NAMES.map((_, side) => tileBeside(city, tile(name), side));
    expect(beside('S2')).toEqual([tile('D3'), tile('S1'), tile('C1'), -1, -1, tile('A3')]);
    expect(beside('B2')).toEqual([-1, -1, tile('D3'), tile('A3'), -1, -1]);
  });

  it('[E7.2] a turn by a sixth moves every printed edge one side on, clockwise', () => {
    const box = defaultTable();
    const rim = (turned: number) =>
      SIDE_NAMES.map((_, side) => TERRAINS[terrainAt(box, tile('A1'), side, turned)]).join('');
    expect([0, 1, 2, 3, 4, 5].map(rim)).toEqual(['CCRWWI', 'ICCRWW', 'WICCRW', 'WWICCR', 'RWWICC', 'CRWWIC']);
    const { city } = table({ city: 'S2 0,0 0 · S1 1,0 0 · A1 1,-1 4' });
    expect(SIDE_NAMES.map((_, side) => TERRAINS[terrainAtSide(box, city, tile('A1'), side)]).join('')).toBe('RWWICC');
  });

  it('[E11.4] tiles with water', () => {
    const box = defaultTable();
    const wet = box.tiles.flatMap(({ id }, index) => (hasWater(box, index) ? [id] : []));
    expect(wet).toEqual(['A1', 'A3', 'B2', 'C2', 'D1', 'D3']);
  });
});

describe('where a robber can be', () => {
  it('[E11.1] a terrain or one of the two locations of a tile', () => {
    expect([terrainNode(0, 0), terrainNode(0, 3), terrainNode(13, 2)]).toEqual([0, 3, 80]);
    expect([locationNode(0, 0), locationNode(0, 1), locationNode(13, 1)]).toEqual([4, 5, 83]);
    expect([0, 5, 6, 83].map(tileOf)).toEqual([0, 0, 1, 13]);
    expect([0, 3, 4, 5, 6].map(isLocation)).toEqual([false, false, true, true, false]);
    expect([0, 1, 2, 3, 4, 9].map(isWater)).toEqual([false, false, false, true, false, true]);
    expect([0, 7, 14, 21].map(terrainOf)).toEqual([0, 1, 2, 3]);
    expect([4, 5, 10, 11].map(slotOf)).toEqual([0, 1, 0, 1]);
  });

  it('[E2.1] what stands on a location, and where the only one of a kind is', () => {
    const box = defaultTable();
    expect(kindOf(box, at('S1', 'HOSPITAL'))).toBe('HOSPITAL');
    expect(kindOf(box, at('S1', 'SUBWAY'))).toBe('SUBWAY');
    expect(kindOf(box, at('D3', 'STORE_D'))).toBe('STORE_D');
    expect(nodeOfKind(box, 'HOSPITAL')).toBe(locationNode(tile('S1'), 0));
    expect(nodeOfKind(box, 'STORE_D')).toBe(locationNode(tile('D3'), 1));
    expect(nodeOfKind(box, 'CHURCH')).toBe(locationNode(tile('A2'), 1));
    expect(nodeOfKind({ ...box, tiles: box.tiles.slice(0, 2) }, 'CHURCH')).toBe(-1);
  });
});
