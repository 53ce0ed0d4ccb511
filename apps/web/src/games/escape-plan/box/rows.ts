import type { Column, Grid, Kind, Row } from '../../../create/own-box/box.ts';
import { cellAt } from '../../../create/own-box/cells.ts';
import type { Wording } from '../../../text/say.ts';
import { wording } from '../../../text/say.ts';
import { boxTexts } from './box.texts.ts';

export const VALUE: Column = { id: 'value', label: wording(boxTexts, 'value') };

/** A grid of single values, each at a place of its own. */
export function valueGrid(
  data: unknown,
  id: string,
  head: Wording,
  values: readonly (readonly [path: string, label: Wording, kind: Kind])[],
  column = VALUE,
): Grid {
  return {
    id,
    head,
    columns: [column],
    rows: values.map(([path, label, kind]) => rowAt(data, path, label, [['', kind]])),
    roots: [...new Set(values.map(([path]) => path.replace(/[.[].*$/, '')))],
  };
}

/** A row of values in one part of the data; `null` where it has none in a column. */
export function rowAt(
  data: unknown,
  path: string,
  label: Wording,
  cells: readonly (readonly [inner: string, kind: Kind] | null)[],
): Row {
  return {
    key: path,
    label,
    paths: [path],
    cells: cells.map((cell) => (cell === null ? null : cellAt(data, path + cell[0], cell[1]))),
  };
}
