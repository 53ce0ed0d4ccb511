import type { Language } from '@stakeout/kernel';
import { sayIn } from '../../text/say.ts';
import type { Cell, Column, Grid, OwnBox, Row, Sheet } from './box.ts';
import { boxTexts } from './own-box.texts.ts';
import { saidOf } from './value-words.ts';

/** A value that is not the usual one, or a row that the usual box has not, or has alone. */
export type Difference = {
  readonly sheet: Sheet;
  readonly row: Row;
  /** The data with the usual value in its place. */
  readonly back: () => unknown;
} & (
  | {
      readonly type: 'changed';
      readonly column: Column;
      readonly cell: Cell;
      readonly usual: Cell;
      readonly isOnly: boolean;
    }
  | { readonly type: 'added' | 'gone'; readonly columns: readonly Column[] }
);

/** Everything in which some data differs from the usual box, in the order of the form. */
export function differencesOf(box: OwnBox, data: unknown): readonly Difference[] {
  return differencesBetween(box.sheets(box.usual), box.sheets(data));
}

export function differencesBetween(usual: readonly Sheet[], sheets: readonly Sheet[]): readonly Difference[] {
  return sheets.flatMap((sheet, at) =>
    once(sheet.grids.flatMap((grid, index) => inGrid(sheet, grid, usual[at]?.grids[index]))),
  );
}

/** A row that goes on in another grid of its sheet is new, or gone, only once. */
function once(differences: readonly Difference[]): readonly Difference[] {
  const isAgain = ({ type, row }: Difference, before: Difference) => before.type === type && before.row.key === row.key;
  return differences.filter(
    (difference, at) =>
      difference.type === 'changed' || !differences.slice(0, at).some((before) => isAgain(difference, before)),
  );
}

function inGrid(sheet: Sheet, grid: Grid, usual: Grid | undefined): Difference[] {
  const { columns } = grid;
  const usualRows = new Map(usual?.rows.map((row) => [row.key, row]));
  const rows = new Set(grid.rows.map(({ key }) => key));
  const here = grid.rows.flatMap((row): Difference[] => {
    const before = usualRows.get(row.key);
    if (before !== undefined) return inRow(sheet, columns, row, before);
    return [{ type: 'added', sheet, row, columns, back: row.remove ?? sheet.back }];
  });
  const gone = [...usualRows.values()].filter(({ key }) => !rows.has(key));
  // A list that lost rows is made whole again with its sheet.
  return [...here, ...gone.map((row): Difference => ({ type: 'gone', sheet, row, columns, back: sheet.back }))];
}

function inRow(sheet: Sheet, columns: readonly Column[], row: Row, before: Row): Difference[] {
  return columns.flatMap((column, at): Difference[] => {
    const [cell, usual] = [row.cells[at], before.cells[at]];
    if (cell == null || usual == null || isSame(cell.value, usual.value)) return [];
    const back = () => cell.put(usual.value);
    return [{ type: 'changed', sheet, row, column, cell, usual, isOnly: columns.length === 1, back }];
  });
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** What differs, without its value: “Boxer, cost”. */
export function placeWords(difference: Difference, language: Language): string {
  const row = difference.row.label(language);
  if (difference.type !== 'changed' || difference.isOnly) return row;
  return `${row}, ${lowered(difference.column.label(language))}`;
}

/** The difference in a sentence: “Agent 3: 6 copies (usual 2)”. */
export function differenceWords(difference: Difference, language: Language): string {
  const say = sayIn(boxTexts, language);
  const { row, type } = difference;
  if (type !== 'changed')
    return say(type === 'added' ? 'rowAdded' : 'rowGone', { row: rowWords(difference, language) });
  const { column, cell, usual } = difference;
  const isCounted = column.counted !== undefined && typeof cell.value === 'number';
  const { counted: _, ...plain } = column;
  return say('differs', {
    place: isCounted ? row.label(language) : placeWords(difference, language),
    value: saidOf(column, cell, language),
    usual: saidOf(plain, usual, language),
  });
}

/** A whole row: what it is called, and its values. */
function rowWords({ row, columns }: Extract<Difference, { type: 'added' | 'gone' }>, language: Language): string {
  const values = row.cells.flatMap((cell, at) => {
    const column = columns[at];
    return cell === null || column === undefined ? [] : [saidOf(column, cell, language)];
  });
  return [row.label(language), ...values].join(', ');
}

/** In the middle of a sentence; names of things that are written large stay so. */
function lowered(label: string): string {
  const [first = '', second = ''] = label;
  return second === second.toUpperCase() ? label : first.toLowerCase() + label.slice(1);
}
