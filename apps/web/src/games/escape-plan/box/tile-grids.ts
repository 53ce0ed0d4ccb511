import { DEFAULT_TABLE, SIDES } from '@stakeout/escape-plan';
import { type AnyGame, isPlainObject } from '@stakeout/kernel';
import { type Cell, type Column, type Grid, same } from '../../../create/own-box/box.ts';
import { termOf } from '../../../create/own-box/cells.ts';
import { put, recordAt } from '../../../create/own-box/paths.ts';
import { wording } from '../../../text/say.ts';
import { boxTexts } from './box.texts.ts';
import { FLAG, type Kinds, SIGNED, STACK, TEXT } from './kinds.ts';
import { rowAt } from './rows.ts';

const USUAL_NAMES: readonly string[] = Object.keys(DEFAULT_TABLE.tiles);

export function tileGrids(game: AnyGame, kinds: Kinds, data: unknown): readonly Grid[] {
  const [edge, place, beside] = [kinds.terrain, kinds.location, kinds.terrains];
  const tiles = tileNames(data);
  const sides = Array.from({ length: SIDES }, (_, side) => side);
  return [
    {
      id: 'rim',
      head: wording(boxTexts, 'rim'),
      columns: [
        { id: 'name', label: wording(boxTexts, 'tileName') },
        { id: 'stack', label: wording(boxTexts, 'stack') },
        ...sides.map((side): Column => ({ id: `side-${side}`, label: termOf(game, 'side', side) })),
      ],
      rows: tiles.map(([key, name]) => {
        const row = rowAt(data, `tiles.${name}`, same(name), [
          ['.stack', STACK],
          ...sides.map((side) => [`.edges[${side}]`, edge] as const),
        ]);
        return { ...row, key, cells: [nameCell(data, name), ...row.cells] };
      }),
      roots: ['tiles'],
    },
    {
      id: 'places',
      head: wording(boxTexts, 'places'),
      columns: (['firstPlace', 'besideFirst', 'secondPlace', 'besideSecond', 'touch', 'ferry', 'helipad'] as const).map(
        (id) => ({ id, label: wording(boxTexts, id) }),
      ),
      rows: tiles.map(([key, name]) => ({
        ...rowAt(data, `tiles.${name}`, same(name), [
          ['.locations[0].type', place],
          ['.locations[0].adjacent', beside],
          ['.locations[1].type', place],
          ['.locations[1].adjacent', beside],
          ['.locations_touch', FLAG],
          ['.ferry', FLAG],
          ['.helipad', FLAG],
        ]),
        key,
      })),
      roots: [],
    },
    {
      id: 'start-cells',
      head: wording(boxTexts, 'startCells'),
      columns: [
        { id: 'q', label: wording(boxTexts, 'cellQ') },
        { id: 'r', label: wording(boxTexts, 'cellR') },
      ],
      rows: [0, 1].map((index) =>
        rowAt(data, `start_cells[${index}]`, wording(boxTexts, 'startTile', { number: index + 1 }), [
          ['[0]', SIGNED],
          ['[1]', SIGNED],
        ]),
      ),
      roots: ['start_cells'],
    },
  ];
}

/** Each tile with the usual one that it stands for: the one of its name, or else the next that has none. */
function tileNames(data: unknown): readonly (readonly [key: string, name: string])[] {
  const names = Object.keys(recordAt(data, 'tiles'));
  const free = USUAL_NAMES.filter((name) => !names.includes(name));
  return names.map((name) => [USUAL_NAMES.includes(name) ? name : (free.shift() ?? name), name]);
}

/** The name of a tile is the name of its field. */
function nameCell(data: unknown, name: string): Cell {
  return {
    kind: TEXT,
    value: name,
    paths: [],
    put: (value) => {
      const tiles = recordAt(data, 'tiles');
      const next = String(value);
      // Two tiles of one name would be one tile.
      if (!isPlainObject(tiles[name]) || (next !== name && next in tiles) || /[.[\]]/.test(next)) return data;
      const renamed = Object.entries(tiles).map(([old, tile]) => [old === name ? next : old, tile]);
      return put(data, 'tiles', Object.fromEntries(renamed));
    },
  };
}
