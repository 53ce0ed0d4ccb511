import { compileTable } from './compile-table.ts';
import { DEFAULT_TABLE } from './default-table.data.ts';
import type { Table } from './table.ts';

/** The table of the box with other values at some rows, such as `tiles.S1.edges[2]`; `undefined` takes the row out. */
export function changed(changes: Readonly<Record<string, unknown>>): unknown {
  const copy: unknown = structuredClone(DEFAULT_TABLE);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
    const last = keys.pop() ?? '';
    let row = copy as Record<string, unknown>;
    for (const key of keys) row = row[key] as Record<string, unknown>;
    if (value === undefined) delete row[last];
    else row[last] = value;
  }
  return copy;
}

/** Field and reason of every fault of a table. */
export function faultsOf(table: unknown): string[] {
  const result = compileTable(table, 'x');
  return result.ok ? [] : result.refusals.map(({ field, reason }) => `${field} ${reason}`);
}

/** The table of the box with changes that must be accepted. */
export function compiledWith(changes: Readonly<Record<string, unknown>>): Table {
  const result = compileTable(changed(changes), 'x');
  if (!result.ok) throw new Error(JSON.stringify(result.refusals));
  return result.value;
}
