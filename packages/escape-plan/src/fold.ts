import type { Event } from './event.ts';
import type { View } from './view.ts';

/** The view after an event its viewer was shown. */
export function fold(view: View, event: Event): View {
  if (event.type === 'ownChanged')
    return event.own === null || event.seat !== view.viewer ? view : { ...view, own: event.own };
  const { changes = [] } = event;
  return changes.length === 0 ? view : { ...view, table: { ...view.table, ...Object.fromEntries(changes) } };
}
