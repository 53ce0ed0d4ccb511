import { useSyncExternalStore } from 'react';

/** The width up to which the table is laid out for a phone; `escape-plan-table.css` has the same. */
const phone = '(max-width: 720px)';

/** Whether the table is laid out for a phone: one column, with tabs for the panels. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(phone).matches);
}

function watch(onChange: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
