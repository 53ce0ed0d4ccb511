import type { Reader } from './reader.ts';
import { LOCATION_KINDS, type LocationKind, TERRAINS, type Terrain, type Tile, type TileLocation } from './table.ts';

export const STACKS = ['S', 'A', 'B', 'C', 'D'];
const TILES_PER_STACK = [2, 3, 3, 3, 3];
const SIDES = 6;
const TILE_FIELDS = ['stack', 'edges', 'locations', 'locations_touch', 'ferry', 'helipad'];

/** How often each kind of location is in the box; subways as many as there are, but at least two. */
const COUNTS: Readonly<Partial<Record<LocationKind, number>>> = {
  HOSPITAL: 1,
  GANG: 4,
  STORE_A: 1,
  STORE_B: 1,
  STORE_C: 1,
  STORE_D: 1,
  EXIT_1: 1,
  EXIT_2: 1,
  EXIT_3: 1,
  CHURCH: 1,
  SAFE_HOUSE: 3,
  HELIPORT: 1,
  CLINIC: 1,
  BUSINESS: 6,
};

export function compileTiles(reader: Reader, value: unknown): Tile[] {
  const tiles = Object.entries(reader.dictionary('tiles', value)).map(([id, row]) => compileTile(reader, id, row));
  for (const [stack, letter] of STACKS.entries()) {
    const found = tiles.filter((tile) => tile.stack === stack).length;
    const expected = TILES_PER_STACK[stack] as number;
    if (found !== expected) reader.fault('tiles', 'table.stackSize', { stack: letter, expected, found });
  }
  const kinds = tiles.flatMap((tile) => tile.locations.map(({ kind }) => kind));
  for (const [kind, expected] of Object.entries(COUNTS)) {
    const found = kinds.filter((other) => other === kind).length;
    if (found !== expected) reader.fault('tiles', 'table.locationCount', { kind, expected, found });
  }
  if (!tiles.some((tile) => tile.stack === 0 && tile.locations.some(({ kind }) => kind === 'HOSPITAL'))) {
    reader.fault('tiles', 'table.hospital');
  }
  for (const tile of tiles) if (tile.stack === 0) checkStartTile(reader, tile);
  // Start tiles first, then stack by stack: the rules count on the order, not on the names.
  return tiles.sort((one, other) => one.stack - other.stack);
}

/** E7.3: businesses and safe houses come into the city with the tiles that players lay. */
function checkStartTile(reader: Reader, { id, locations }: Tile): void {
  const allowed = LOCATION_KINDS.filter((kind) => kind !== 'BUSINESS' && kind !== 'SAFE_HOUSE');
  for (const [slot, { kind }] of locations.entries())
    reader.oneOf(`tiles.${id}.locations[${slot}].type`, kind, allowed);
}

function compileTile(reader: Reader, id: string, value: unknown): Tile {
  const field = `tiles.${id}`;
  const row = reader.record(field, value, TILE_FIELDS);
  const edges = reader
    .list(`${field}.edges`, row['edges'], SIDES)
    .map((edge, index) => reader.oneOf(`${field}.edges[${index}]`, edge, TERRAINS) as Terrain);
  const terrains = edges.reduce<number>((mask, terrain) => mask | (1 << terrain), 0);
  const rows = reader.list(`${field}.locations`, row['locations'], 2);
  const [first, second] = [0, 1].map((slot) =>
    compileLocation(reader, `${field}.locations[${slot}]`, rows[slot], terrains),
  );
  return {
    id,
    stack: reader.oneOf(`${field}.stack`, row['stack'], STACKS),
    edges,
    terrains,
    touches: touchingTerrains(edges),
    locations: [first as TileLocation, second as TileLocation],
    locationsTouch: reader.flag(`${field}.locations_touch`, row['locations_touch']),
    ferry: reader.flag(`${field}.ferry`, row['ferry']),
    helipad: reader.flag(`${field}.helipad`, row['helipad']),
  };
}

function compileLocation(reader: Reader, field: string, value: unknown, terrains: number): TileLocation {
  const row = reader.record(field, value, ['type', 'adjacent']);
  const adjacent = reader.mask(`${field}.adjacent`, row['adjacent'], TERRAINS);
  if (adjacent === 0 || (adjacent & ~terrains) !== 0) reader.fault(`${field}.adjacent`, 'table.notOnTile');
  return { kind: LOCATION_KINDS[reader.oneOf(`${field}.type`, row['type'], LOCATION_KINDS)] as LocationKind, adjacent };
}

/** Regions next to each other round the rim touch; with three regions or fewer all of them do. */
function touchingTerrains(edges: readonly Terrain[]): number[] {
  const touches = [0, 0, 0, 0];
  for (const [side, terrain] of edges.entries()) {
    const next = edges[(side + 1) % edges.length] as Terrain;
    if (next === terrain) continue;
    touches[terrain] = (touches[terrain] as number) | (1 << next);
    touches[next] = (touches[next] as number) | (1 << terrain);
  }
  const kinds = new Set(edges);
  if (kinds.size > 3) return touches;
  const all = [...kinds].reduce<number>((mask, terrain) => mask | (1 << terrain), 0);
  return touches.map((_, terrain) => (kinds.has(terrain as Terrain) ? all & ~(1 << terrain) : 0));
}
