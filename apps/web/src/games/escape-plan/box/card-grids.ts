import { COLOURS, PLACES } from '@stakeout/escape-plan';
import type { AnyGame } from '@stakeout/kernel';
import type { Column, Grid, Kind } from '../../../create/own-box/box.ts';
import { termOf } from '../../../create/own-box/cells.ts';
import { at, listAt } from '../../../create/own-box/paths.ts';
import { type Wording, wording } from '../../../text/say.ts';
import { boxTexts } from './box.texts.ts';
import { type Kinds, MONEY, NUMBER, TEXT } from './kinds.ts';
import { rowAt } from './rows.ts';

const FIVE = [0, 1, 2, 3, 4];
const TILES: readonly Column[] = FIVE.map((index) => ({
  id: `tile-${index}`,
  label: wording(boxTexts, 'tileNumber', { number: index + 1 }),
}));

const column = (id: 'name' | 'cost' | 'avoids' | 'effect' | 'threshold' | 'draw'): Column => ({
  id,
  label: wording(boxTexts, id),
});

export function planGrid(game: AnyGame, data: unknown): Grid {
  const line: Kind = {
    type: 'number',
    isMoney: true,
    words: [{ value: 'INCOME', label: wording(boxTexts, 'income') }],
  };
  return {
    id: 'plans',
    head: wording(boxTexts, 'plans'),
    columns: PLACES.map((place, index) => ({ id: place, label: termOf(game, 'place', index) })),
    rows: listAt(data, 'escape_plans').map((_, index) => {
      const path = `escape_plans[${index}]`;
      const id = String(at(data, `${path}.id`) ?? index + 1);
      return {
        ...rowAt(
          data,
          path,
          wording(boxTexts, 'plan', { id }),
          PLACES.map((place) => [`.${place}`, line] as const),
        ),
        named: [`${path}.id`],
      };
    }),
    roots: ['escape_plans'],
  };
}

export function lockerGrids(game: AnyGame, data: unknown): readonly Grid[] {
  const draw: Kind = {
    type: 'choice',
    options: [
      { value: 'contacts+1', label: wording(boxTexts, 'drawMore') },
      { value: 'contacts', label: wording(boxTexts, 'drawSame') },
      { value: 'contacts-1', label: wording(boxTexts, 'drawFewer') },
    ],
  };
  return [
    {
      id: 'lockers',
      head: wording(boxTexts, 'locker'),
      columns: [...TILES, column('threshold'), column('draw')],
      rows: COLOURS.map((colour, index) =>
        rowAt(data, `lockers.${colour}`, termOf(game, 'source', index), [
          ...FIVE.map((tile) => [`.values[${tile}]`, MONEY] as const),
          ['.threshold', NUMBER],
          ['.draw', draw],
        ]),
      ),
      roots: ['lockers'],
    },
    {
      id: 'exit-tiles',
      head: wording(boxTexts, 'exitTiles'),
      columns: TILES,
      rows: (
        [
          ['ALPHA', 'firstStack'],
          ['BETA', 'secondStack'],
        ] as const
      ).map(([stack, label]) =>
        rowAt(
          data,
          `exit_tiles.${stack}`,
          wording(boxTexts, label),
          FIVE.map((tile) => [`[${tile}]`, MONEY] as const),
        ),
      ),
      roots: ['exit_tiles'],
    },
  ];
}

export function gearGrids({ cops, effect }: Kinds, data: unknown): readonly Grid[] {
  return [
    {
      id: 'equipment',
      head: wording(boxTexts, 'equipment'),
      columns: [
        column('name'),
        column('cost'),
        column('avoids'),
        {
          id: 'count',
          label: wording(boxTexts, 'copies'),
          counted: (count) => wording(boxTexts, 'counted', { count }),
        },
      ],
      rows: listAt(data, 'equipment').map((_, index) =>
        rowAt(data, `equipment[${index}]`, nameAt(data, `equipment[${index}]`), [
          ['.name', TEXT],
          ['.cost', MONEY],
          ['.avoid', cops],
          ['.count', NUMBER],
        ]),
      ),
      roots: ['equipment'],
    },
    {
      id: 'fixers',
      head: wording(boxTexts, 'fixers'),
      columns: [column('name'), column('cost'), column('effect')],
      rows: listAt(data, 'fixers').map((_, index) =>
        rowAt(data, `fixers[${index}]`, nameAt(data, `fixers[${index}]`), [
          ['.name', TEXT],
          ['.cost', MONEY],
          ['.effect', effect],
        ]),
      ),
      roots: ['fixers'],
    },
  ];
}

function nameAt(data: unknown, path: string): Wording {
  const name = at(data, `${path}.name`);
  return () => (typeof name === 'string' && name !== '' ? name : '–');
}
