import type { Config } from './config.ts';
import { tableOf } from './data/boxes.ts';
import { PRINTED } from './data/printed.ts';
import type { Table } from './data/table.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** Gives a view that came as plain data the box of its match. A view of another box would be read wrongly: it is refused. */
export function unpack(view: View, config: Config): View {
  return { ...view, table: { ...view.table, [PRINTED]: boxOf('view', view.table.table, config) } };
}

/** The same for a state. */
export function unpackState(state: State, config: Config): State {
  return { ...state, [PRINTED]: boxOf('state', state.table, config) };
}

function boxOf(what: string, table: string, config: Config): Table {
  const box = tableOf(config.table);
  if (!box.ok) throw new Error('the table was not configured');
  if (box.value.key !== table) throw new Error(`the ${what} is of table ${table}, not of ${box.value.key}`);
  return box.value;
}
