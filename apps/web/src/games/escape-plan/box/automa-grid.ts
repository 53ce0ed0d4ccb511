import { COLOURS } from '@stakeout/escape-plan';
import { type AnyGame, isPlainObject } from '@stakeout/kernel';
import type { Cell, Grid, Kind, Option } from '../../../create/own-box/box.ts';
import { termOf } from '../../../create/own-box/cells.ts';
import { at, listAt, put } from '../../../create/own-box/paths.ts';
import { type Wording, wording } from '../../../text/say.ts';
import { boxTexts } from './box.texts.ts';
import { type Kinds, SIGNED, together } from './kinds.ts';
import { rowAt } from './rows.ts';

/** Where Sandra's cards and Costa's say which lockers they take, and how. */
const TAKING = {
  inspector: { field: 'locker', one: (colour: string) => colour, all: 'ONE_OF_EACH' },
  lieutenant: { field: 'take_lockers', one: (colour: string) => `TOP_2:${colour}`, all: 'TOP_OF_EACH_STACK' },
} as const;

/** The cards of Sandra or of Costa. */
export function automaGrid(game: AnyGame, { goal }: Kinds, data: unknown, deck: keyof typeof TAKING): Grid {
  const { field, one, all } = TAKING[deck];
  const lockers: readonly Option[] = [
    { value: undefined, label: wording(boxTexts, 'noLockers') },
    ...COLOURS.map((colour, index): Option => ({ value: one(colour), label: termOf(game, 'source', index) })),
    { value: all, label: wording(boxTexts, 'everyLocker') },
  ];
  const kinds: readonly [string, Kind][] = [
    ['.location', goal],
    ['.delta', SIGNED],
    [`.${field}`, { type: 'choice', options: lockers }],
  ];
  return {
    id: deck,
    head: wording(boxTexts, 'card'),
    columns: (['leadsTo', 'change', 'lockersTaken', 'says'] as const).map((id) => ({
      id,
      label: wording(boxTexts, id),
    })),
    rows: listAt(data, deck).map((card, index) => {
      const path = `${deck}[${index}]`;
      const row = rowAt(data, path, () => String(at(data, `${path}.id`) ?? index + 1), kinds);
      return { ...row, named: [`${path}.id`], cells: [...row.cells, restOf(card, path, data)] };
    }),
    roots: [deck],
  };
}

const COUNTS = ['discard_contacts', 'take_contacts', 'discard_fixer', 'discard_key', 'discard_exit_tile'] as const;

/** What the rules know by themselves. */
function restOf(card: unknown, path: string, data: unknown): Cell {
  const fields = isPlainObject(card) ? card : {};
  const parts: Wording[] = [];
  if (fields['cube'] === 'WHITE') parts.push(wording(boxTexts, 'cubeWHITE'));
  if (fields['cube'] === 'RED') parts.push(wording(boxTexts, 'cubeRED'));
  for (const name of COUNTS) {
    const count = fields[name];
    if (typeof count === 'number') parts.push(wording(boxTexts, name, { count }));
  }
  if (fields['take_exit_tiles'] !== undefined) parts.push(wording(boxTexts, 'take_exit_tiles'));
  const names = ['kind', 'cube', 'take_exit_tiles', ...COUNTS];
  return {
    kind: { type: 'fixed', shown: together(...parts) },
    value: Object.fromEntries(names.map((name) => [name, fields[name]])),
    paths: names.map((name) => `${path}.${name}`),
    put: (value) => names.reduce((changed, name) => put(changed, `${path}.${name}`, at(value, name)), data),
  };
}
