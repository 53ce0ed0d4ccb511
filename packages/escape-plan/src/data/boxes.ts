import { accepted, hashOf, malformed, type Result, refused } from '@stakeout/kernel';
import { compileTable } from './compile-table.ts';
import { DEFAULT_TABLE } from './default-table.data.ts';
import type { Table } from './table.ts';

const DEFAULT_KEY = 'default';

/** What the boxes of hosts were compiled to. It is forgotten together with the configuration that brought the box. */
const compiled = new WeakMap<object, Table>();
/** The same by content: equal boxes share a table for as long as anybody has it, whichever way they came. */
const shared = new Map<string, WeakRef<Table>>();
const forgotten = new FinalizationRegistry<string>((key) => {
  if (shared.get(key)?.deref() === undefined) shared.delete(key);
});

let usual: Table | undefined;

/** The box of this project. */
export function defaultTable(): Table {
  if (usual === undefined) {
    const result = compileTable(DEFAULT_TABLE, DEFAULT_KEY);
    if (!result.ok) throw new Error(`the box of this project is refused: ${JSON.stringify(result.refusals)}`);
    usual = result.value;
  }
  return usual;
}

/** The table of a box as a configuration names it: `null` is the one of this project. */
export function tableOf(box: unknown): Result<Table> {
  if (box === null || box === undefined) return accepted(defaultTable());
  const known = typeof box === 'object' ? compiled.get(box) : undefined;
  if (known !== undefined) return accepted(known);
  const result = sharedTable(box);
  if (result.ok && typeof box === 'object') compiled.set(box, result.value);
  return result;
}

function sharedTable(box: unknown): Result<Table> {
  const key = keyOf(box);
  if (key === null) return refused([malformed('table', 'table.notARecord')]);
  const known = shared.get(key)?.deref();
  if (known !== undefined) return accepted(known);
  const result = compileTable(box, key);
  if (result.ok) {
    shared.set(key, new WeakRef(result.value));
    forgotten.register(result.value, key);
  }
  return result;
}

/** What is not plain data has no hash to be known by. */
function keyOf(box: unknown): string | null {
  try {
    return hashOf(box);
  } catch {
    return null;
  }
}
