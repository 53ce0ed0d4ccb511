import type { Event } from './event.ts';
import type { View } from './view.ts';

/** The view after an event its viewer was shown. The story changes nothing; the changes say it all. */
export function fold(view: View, event: Event): View {
  switch (event.type) {
    case 'tableChanged':
      return { ...view, table: { ...view.table, ...Object.fromEntries(event.changes) } };
    case 'ownChanged':
      return event.own === null || event.seat !== view.viewer ? view : { ...view, own: event.own };
    case 'happened':
      return view;
  }
}
