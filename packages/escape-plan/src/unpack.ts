import type { Config } from './config.ts';
import { tableOf } from './data/boxes.ts';
import { PRINTED } from './data/printed.ts';
import type { View } from './view.ts';

/** Gives a view that came as plain data the box of its match. A view of another box would be read wrongly: it is refused. */
export function unpack(view: View, config: Config): View {
  const box = tableOf(config.table);
  if (!box.ok) throw new Error('the table was not configured');
  if (box.value.key !== view.table.table)
    throw new Error(`the view is of table ${view.table.table}, not of ${box.value.key}`);
  return { ...view, table: { ...view.table, [PRINTED]: box.value } };
}
