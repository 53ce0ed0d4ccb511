import type { Refusal } from '@stakeout/kernel';
import type { Cell, Grid, OwnBox, Row, Sheet } from './box.ts';
import { isWithin } from './paths.ts';

/** A part of the form that something can be wrong with. */
type Spot = Cell | Row | Grid;

/** What the rules refuse, each at the smallest part of the form that it is about; `null` is the box as a whole. */
export type PlacedRefusals = ReadonlyMap<Spot | null, readonly Refusal[]>;

export function placeRefusals(box: OwnBox, sheets: readonly Sheet[], refusals: readonly Refusal[]): PlacedRefusals {
  const placed = new Map<Spot | null, Refusal[]>();
  for (const refusal of refusals) {
    const spot = spotOf(sheets, pathOf(box, refusal));
    placed.set(spot, [...(placed.get(spot) ?? []), refusal]);
  }
  return placed;
}

/** Where in the data it is: some games name the option first. */
function pathOf({ name }: OwnBox, { field }: Refusal): string {
  const path = field ?? '';
  return isWithin(name, path) ? path.slice(name.length).replace(/^\./, '') : path;
}

function spotOf(sheets: readonly Sheet[], path: string): Spot | null {
  const grids = sheets.flatMap((sheet) => sheet.grids);
  const rows = grids.flatMap((grid) => grid.rows);
  const cells = rows.flatMap((row) => row.cells.filter((cell) => cell !== null));
  const holds = (places: readonly string[]) => places.some((place) => isWithin(place, path));
  return (
    cells.find(({ paths }) => holds(paths)) ??
    rows.find(({ paths }) => holds(paths)) ??
    grids.find(({ roots }) => holds(roots)) ??
    null
  );
}

/** How many things are wrong in a sheet. */
export function countRefusals(placed: PlacedRefusals, sheet: Sheet): number {
  const spots: readonly (Spot | null)[] = sheet.grids.flatMap((grid) => [
    grid,
    ...grid.rows.flatMap((row) => [row, ...row.cells]),
  ]);
  return spots.reduce((count, spot) => count + (spot === null ? 0 : (placed.get(spot)?.length ?? 0)), 0);
}
