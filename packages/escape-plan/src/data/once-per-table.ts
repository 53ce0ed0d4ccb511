import type { Table } from './table.ts';

/**
 * What follows from a table alone is worked out when it is first asked for and kept as long as the table lives. The table
 * asked about last is at hand without looking it up: a search stays with one.
 */
export function oncePerTable<Value>(make: (table: Table) => Value): (table: Table) => Value {
  const known = new WeakMap<Table, { readonly table: Table; readonly value: Value }>();
  let last: { readonly table: Table; readonly value: Value } | undefined;
  return (table) => {
    if (last === undefined || last.table !== table) {
      last = known.get(table) ?? { table, value: make(table) };
      known.set(table, last);
    }
    return last.value;
  };
}
