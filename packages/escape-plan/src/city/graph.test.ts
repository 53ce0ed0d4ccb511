import { describe, expect, it } from 'vitest';
import { TERRAINS } from '../data/table.ts';
import { at, CITY_X, defaultTable, table, tile } from '../table.fixture.ts';
import { distanceBetween, eachStep, FAR, graphOf } from './graph.ts';
import { isLocation, kindOf, type Node, terrainOf, tileOf } from './node.ts';

const box = defaultTable();
const EVERYWHERE = -1;

function name(node: Node): string {
  const what = isLocation(node) ? kindOf(box, node) : TERRAINS[terrainOf(node)];
  return `${box.tiles[tileOf(node)]?.id}.${what}`;
}

/** Every step from a node: where it leads and what it costs. */
function steps(city: string | undefined, from: Node, navigable: number): string {
  const state = table(city === undefined ? {} : { city });
  const found = [name(from)];
  eachStep(graphOf(box, state.city), navigable, from, (to, cost) => found.push(`${name(to)}:${cost}`));
  return found.join(' ');
}

function names(mask: number): string[] {
  return box.tiles.flatMap(({ id }, index) => ((mask & (1 << index)) !== 0 ? [id] : []));
}

describe('steps on foot', () => {
  it('[E11.2] [E11.3] every step in city X', () => {
    const found = box.tiles.flatMap(({ id, terrains }, index) => {
      if (!CITY_X.includes(id)) return [];
      return [0, 1, 2, 3, 4, 5]
        .filter((place) => place > 3 || (terrains & (1 << place)) !== 0)
        .map((place) => steps(CITY_X, index * 6 + place, EVERYWHERE));
    });
    expect(found).toEqual([
      'S1.I S1.C:1 S1.R:1 S1.SUBWAY:1 C1.I:0 S2.I:0',
      'S1.C S1.I:1 S1.R:1 S1.HOSPITAL:1',
      'S1.R S1.I:1 S1.C:1 S1.HOSPITAL:1 D3.R:0',
      'S1.HOSPITAL S1.C:1 S1.R:1',
      'S1.SUBWAY S1.I:1',
      'S2.I S2.C:1 S2.R:1 S2.GANG:1 D3.I:0 S1.I:0',
      'S2.C S2.I:1 S2.R:1 S2.STORE_A:1 A3.C:0',
      'S2.R S2.I:1 S2.C:1 S2.STORE_A:1 C1.R:0',
      'S2.GANG S2.I:1',
      'S2.STORE_A S2.C:1 S2.R:1',
      'A3.I A3.C:1 A3.W:1 A3.EXIT_3:1 A3.SUBWAY:1 B2.I:0 D3.I:0',
      'A3.C A3.I:1 A3.R:1 A3.SUBWAY:1 S2.C:0',
      'A3.R A3.C:1 A3.W:1',
      'A3.W A3.I:1 A3.R:1',
      'A3.EXIT_3 A3.I:1',
      'A3.SUBWAY A3.I:1 A3.C:1',
      'B2.I B2.C:1 B2.R:1 B2.SAFE_HOUSE:1 B2.CLINIC:1 A3.I:0',
      'B2.C B2.I:1 B2.W:1 B2.CLINIC:1 D3.C:0',
      'B2.R B2.I:1 B2.W:1 B2.SAFE_HOUSE:1',
      'B2.W B2.C:1 B2.R:1',
      'B2.SAFE_HOUSE B2.I:1 B2.R:1',
      'B2.CLINIC B2.I:1 B2.C:1',
      'C1.I C1.C:1 C1.R:1 C1.GANG:1 S1.I:0',
      'C1.C C1.I:1 C1.R:1 C1.BUSINESS:1',
      'C1.R C1.I:1 C1.C:1 C1.BUSINESS:1 S2.R:0',
      'C1.GANG C1.I:1',
      'C1.BUSINESS C1.C:1 C1.R:1',
      'D3.I D3.C:1 D3.R:1 D3.BUSINESS:1 S2.I:0 A3.I:0',
      'D3.C D3.I:1 D3.W:1 D3.STORE_D:1 B2.C:0',
      'D3.R D3.I:1 D3.W:1 D3.BUSINESS:1 D3.STORE_D:1 S1.R:0',
      'D3.W D3.C:1 D3.R:1',
      'D3.BUSINESS D3.I:1 D3.R:1 D3.STORE_D:1',
      'D3.STORE_D D3.C:1 D3.R:1 D3.BUSINESS:1',
    ]);
  });

  it('[E11.2] [A-16] over an edge the same terrain is free, another costs a point; not all four terrains of a tile touch', () => {
    const of = (id: string) =>
      (['I', 'C', 'R', 'W'] as const).map((terrain) => steps(undefined, at(id, terrain), EVERYWHERE));
    expect([...of('A1'), ...of('C2')]).toEqual([
      'A1.I A1.C:1 A1.W:1',
      'A1.C A1.I:1 A1.R:1 A1.EXIT_1:1 A1.SUBWAY:1 B1.C:0 S1.C:0',
      'A1.R A1.C:1 A1.W:1 A1.SUBWAY:1',
      'A1.W A1.I:1 A1.R:1',
      'C2.I C2.C:1 C2.R:1 C2.GANG:1 B2.I:0',
      'C2.C C2.I:1 C2.W:1 C2.BUSINESS:1 S2.C:0 A2.I:1',
      'C2.R C2.I:1 C2.W:1 C2.GANG:1 D2.I:1',
      'C2.W C2.C:1 C2.R:1 C2.BUSINESS:1 A3.W:0',
    ]);
  });

  it('[E11.2] there is no step from or to a terrain a tile does not have, or a tile that is not in the city', () => {
    expect(steps(CITY_X, at('S1', 'R') + 1, EVERYWHERE)).toBe('S1.W');
    expect(steps(CITY_X, at('A1', 'C'), EVERYWHERE)).toBe('A1.C');
    expect(steps(CITY_X, at('A1', 'SUBWAY'), EVERYWHERE)).toBe('A1.SUBWAY');
    expect(steps(CITY_X, at('D3', 'STORE_D'), EVERYWHERE)).toBe('D3.STORE_D D3.C:1 D3.R:1 D3.BUSINESS:1');
  });

  it('[E11.4] water is entered only where it is opened', () => {
    const from = at('C2', 'BUSINESS');
    expect(steps(undefined, from, 0)).toBe('C2.BUSINESS C2.C:1');
    expect(steps(undefined, from, ~(1 << tile('C2')))).toBe('C2.BUSINESS C2.C:1');
    expect(steps(undefined, from, 1 << tile('C2'))).toBe('C2.BUSINESS C2.C:1 C2.W:1');
    expect(steps(undefined, at('C2', 'W'), 1 << tile('C2'))).not.toContain('A3.W');
    expect(steps(undefined, at('C2', 'W'), 1 << tile('A3'))).toContain('A3.W:0');
  });
});

describe('distances', () => {
  it('[E11.7] [A-23] side steps between the tiles of city F', () => {
    const { city } = table();
    const rows = box.tiles.map(
      ({ id }, from) => `${id} ${box.tiles.map((_, to) => distanceBetween(box, city, from, to)).join('')}`,
    );
    expect(rows).toEqual([
      'S1 01123123122231',
      'S2 10212112112222',
      'A1 12023134233342',
      'A2 21201123213323',
      'A3 32310223314324',
      'B1 11112023223332',
      'B2 21322201112112',
      'B3 32433310222113',
      'C1 11223212021121',
      'C2 21311212203213',
      'C3 22334322130131',
      'D1 22333311121022',
      'D2 32422311213203',
      'D3 12234223131230',
    ]);
  });

  it('[E11.7] [A-23] in city X only tiles that lie there count; the others are out of reach', () => {
    const { city } = table({ city: CITY_X });
    const row = (from: number) =>
      box.tiles.map((_, to) => distanceBetween(box, city, from, to)).map((far) => (far === FAR ? '-' : far));
    expect(box.tiles.map(({ id }, from) => `${id} ${row(from).join('')}`)).toEqual([
      'S1 01--2-2-1----1',
      'S2 10--1-2-1----1',
      'A1 --------------',
      'A2 --------------',
      'A3 21--0-1-2----1',
      'B1 --------------',
      'B2 22--1-0-3----1',
      'B3 --------------',
      'C1 11--2-3-0----2',
      'C2 --------------',
      'C3 --------------',
      'D1 --------------',
      'D2 --------------',
      'D3 11--1-1-2----0',
    ]);
  });

  it('[E11.7] [E17.12] the tiles one or two away, never the tile itself; and those exactly two away', () => {
    const { near, second } = graphOf(box, table({ city: CITY_X }).city);
    expect(names(near[tile('B2')] ?? 0)).toEqual(['S1', 'S2', 'A3', 'D3']);
    expect(names(second[tile('B2')] ?? 0)).toEqual(['S1', 'S2']);
    expect(names(near[tile('S1')] ?? 0)).toEqual(['S2', 'A3', 'B2', 'C1', 'D3']);
    expect(names(second[tile('S1')] ?? 0)).toEqual(['A3', 'B2']);
    expect([near[tile('A1')], second[tile('A1')]]).toEqual([0, 0]);
  });
});

describe('waters, subways, heliport', () => {
  it('[E11.4] [A-27] the bodies of water of city F: those of D1 with B2 and C2 with A3 have a ferry, A1 and D3 have none', () => {
    const { waters, ferried } = graphOf(box, table().city);
    expect(box.tiles.map(({ id }, index) => `${id} ${names(waters[index] ?? 0).join('+')}`)).toEqual([
      'S1 ',
      'S2 ',
      'A1 A1',
      'A2 ',
      'A3 A3+C2',
      'B1 ',
      'B2 B2+D1',
      'B3 ',
      'C1 ',
      'C2 A3+C2',
      'C3 ',
      'D1 B2+D1',
      'D2 ',
      'D3 D3',
    ]);
    expect(names(ferried)).toEqual(['A3', 'B2', 'C2', 'D1']);
  });

  it('[E11.4] without a ferry tile in city X no water is open, and water that meets land is a body of its own', () => {
    const { waters, ferried } = graphOf(box, table({ city: CITY_X }).city);
    expect(waters.flatMap((mask) => (mask === 0 ? [] : [names(mask).join('+')]))).toEqual(['A3', 'B2', 'D3']);
    expect(ferried).toBe(0);
  });

  it('[E11.4] a body of water runs on over any number of tiles', () => {
    // C2 on the left, A3 in the middle, D1 on the right: water meets water at both edges.
    const { city } = table({ city: 'A3 0,0 1 · C2 -1,0 4 · D1 0,-1 2 · S1 5,5 0' });
    const { waters, ferried } = graphOf(box, city);
    expect(names(waters[tile('D1')] ?? 0)).toEqual(['A3', 'C2', 'D1']);
    expect(waters[tile('C2')]).toBe(waters[tile('D1')]);
    expect(names(ferried)).toEqual(['A3', 'C2', 'D1']);
    expect(distanceBetween(box, city, tile('S1'), tile('A3'))).toBe(FAR);
  });

  it('[E11.6] [E11.7] subways and the heliport, once they are in the city', () => {
    const whole = graphOf(box, table().city);
    expect(whole.subways.map(name)).toEqual(['S1.SUBWAY', 'A1.SUBWAY', 'A3.SUBWAY', 'B3.SUBWAY']);
    expect(name(whole.heliport)).toBe('B1.HELIPORT');
    const part = graphOf(box, table({ city: CITY_X }).city);
    expect(part.subways.map(name)).toEqual(['S1.SUBWAY', 'A3.SUBWAY']);
    expect(part.heliport).toBe(-1);
  });

  it('what follows from a city is worked out once for each city', () => {
    const { city } = table();
    expect(graphOf(box, city)).toBe(graphOf(box, city));
    expect(graphOf(box, table().city)).not.toBe(graphOf(box, city));
  });
});
