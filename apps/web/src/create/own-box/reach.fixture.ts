import type { OwnBox } from './box.ts';
import { isWithin } from './paths.ts';

/** Every single value of some data, by its place. */
function leavesOf(data: unknown, path = ''): readonly string[] {
  if (typeof data !== 'object' || data === null) return [path];
  if (Array.isArray(data)) return data.flatMap((item, index) => leavesOf(item, `${path}[${index}]`));
  return Object.entries(data).flatMap(([name, item]) => leavesOf(item, path === '' ? name : `${path}.${name}`));
}

/** The values of the usual box that stand nowhere in its form. */
export function outOfReach(box: OwnBox): readonly string[] {
  const rows = box.sheets(box.usual).flatMap(({ grids }) => grids.flatMap((grid) => grid.rows));
  const places = rows.flatMap(({ cells, named = [] }) => [...named, ...cells.flatMap((cell) => cell?.paths ?? [])]);
  return leavesOf(box.usual).filter((leaf) => !places.some((place) => isWithin(place, leaf)));
}
