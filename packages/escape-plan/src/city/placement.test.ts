import { describe, expect, it } from 'vitest';
import { type Table, type Terrain, WATER } from '../data/table.ts';
import { CITY_START } from '../day.fixture.ts';
import { CITY_F, defaultTable, table, tile } from '../table.fixture.ts';
import { type City, emptyCity, withTile } from './city.ts';
import { eachPlacement, faultOfPlacement } from './placement.ts';

const box = defaultTable();

function placements(city: City, names: readonly string[], data: Table = box): string[] {
  const found: string[] = [];
  eachPlacement(data, city, names.map(tile), (index, q, r, turned) =>
    found.push(`${data.tiles[index]?.id} ${q},${r} ${turned}`),
  );
  return found;
}

function fault(city: string, name: string, q: number, r: number, turned: number): string | null {
  return faultOfPlacement(box, table({ city }).city, { tile: tile(name), q, r, turned });
}

/** The box with other terrain all round some tiles. */
function withRims(rims: Readonly<Record<string, Terrain>>): Table {
  return {
    ...box,
    tiles: box.tiles.map((printed) => {
      const rim = rims[printed.id];
      return rim === undefined ? printed : { ...printed, edges: Array<Terrain>(6).fill(rim) };
    }),
  };
}

describe('laying tiles', () => {
  it('[E7.2] [A-8] EX7 two neighbours, and a terrain that meets its like on at least one edge', () => {
    expect(placements(table({ city: CITY_START }).city, ['C1', 'A1'])).toEqual([
      'C1 0,1 0',
      'C1 0,1 1',
      'C1 0,1 4',
      'C1 0,1 5',
      'C1 1,-1 1',
      'C1 1,-1 2',
      'C1 1,-1 3',
      'C1 1,-1 4',
      'A1 0,1 1',
      'A1 0,1 3',
      'A1 1,-1 0',
      'A1 1,-1 4',
    ]);
  });

  it('[E7.2] [A-8] every legal way to lay two tiles in a city of four', () => {
    const { city } = table({ city: 'S2 0,0 0 · S1 1,0 0 · C1 1,-1 3 · B1 0,1 3' });
    expect(placements(city, ['A2', 'D3'])).toEqual([
      ...['A2 -1,1 0', 'A2 -1,1 1', 'A2 -1,1 5', 'A2 0,-1 0', 'A2 0,-1 2', 'A2 0,-1 3', 'A2 0,-1 5'],
      ...['A2 1,1 1', 'A2 1,1 2', 'A2 1,1 3', 'A2 2,-1 2', 'A2 2,-1 3', 'A2 2,-1 4'],
      ...['D3 -1,1 0', 'D3 -1,1 1', 'D3 -1,1 5', 'D3 0,-1 4', 'D3 0,-1 5'],
      ...['D3 1,1 0', 'D3 1,1 1', 'D3 2,-1 2', 'D3 2,-1 3', 'D3 2,-1 4'],
    ]);
  });

  it('[E7.2] water meets water', () => {
    const wet = withRims({ S1: WATER, S2: WATER, C1: WATER });
    expect(placements(table({ city: CITY_START }).city, ['C1'], wet)).toHaveLength(12);
  });

  it('[E7.2] EX7 what is wrong with a placement', () => {
    expect(fault(CITY_START, 'C1', 1, -1, 3)).toBe(null);
    expect(fault(CITY_START, 'C1', 1, -1, 0)).toBe('match');
    expect(fault(CITY_START, 'C1', 2, -1, 5)).toBe('neighbours');
    expect(fault(CITY_START, 'C1', 2, -2, 3)).toBe('neighbours');
    expect(fault(CITY_START, 'C1', 1, 0, 3)).toBe('taken');
    expect(fault(CITY_START, 'C1', 0, 0, 3)).toBe('taken');
  });

  it('[E7.2] the examples’ city F is legal tile by tile', () => {
    const laid = CITY_F.split(' · ');
    for (let count = 2; count < laid.length; count++) {
      const { city } = table({ city: laid.slice(0, count).join(' · ') });
      const next = laid[count] ?? '';
      expect(placements(city, [next.slice(0, 2)])).toContain(next);
    }
  });

  it('[E7.5] [A-9] the match is waived only when no tile can be laid with one', () => {
    const { city } = table({ city: CITY_START });
    const wet = withRims({ S1: WATER, S2: WATER });
    const cells = ['0,1', '1,-1'];
    const every = (name: string) =>
      cells.flatMap((cell) => [0, 1, 2, 3, 4, 5].map((turned) => `${name} ${cell} ${turned}`));
    expect(placements(city, ['C1'], wet)).toEqual(every('C1'));
    expect(placements(city, ['C1', 'B3'], wet)).toEqual([...every('C1'), ...every('B3')]);
    // D2 has no water, D1 has: as long as D1 can be laid rightly, D2 cannot be laid wrongly.
    const names = placements(city, ['D2', 'D1'], wet).map((words) => words.slice(0, 2));
    expect(new Set(names)).toEqual(new Set(['D1']));
  });

  it('[E7.5] [A-9] with no space between two tiles one neighbour is enough', () => {
    const alone = withTile(emptyCity(box), tile('S1'), 0, 0, 0);
    const found = placements(alone, ['C1']);
    expect(found).toHaveLength(36);
    expect(found[0]).toBe('C1 -1,0 0');
    expect(found[35]).toBe('C1 1,0 5');
    expect(new Set(found.map((words) => words.split(' ')[1]))).toEqual(
      new Set(['1,-1', '1,0', '0,1', '-1,1', '-1,0', '0,-1']),
    );
    expect(placements(alone, [])).toEqual([]);
  });

  it('[E7.5] [A-10] the city has no bounds', () => {
    for (const [q, r] of [
      [14, 0],
      [-14, 0],
      [0, 14],
      [0, -14],
      [-14, -14],
    ] as const) {
      const { city } = table({ city: `S2 ${q},${r} 0 · S1 ${q + 1},${r} 0` });
      expect(placements(city, ['C1'])).toEqual([
        ...[0, 1, 4, 5].map((turned) => `C1 ${q},${r + 1} ${turned}`),
        ...[1, 2, 3, 4].map((turned) => `C1 ${q + 1},${r - 1} ${turned}`),
      ]);
    }
  });
});
