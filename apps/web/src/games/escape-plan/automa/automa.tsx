import { lazy, Suspense } from 'react';
import { useStore } from '../../../state/store.ts';
import { useTable } from '../table-context.ts';

const AutomaPanel = lazy(() => import('./automa-panel.tsx'));

/** What Sandra and Costa do, at tables where they play: the others never load it. */
export function Automa() {
  const { story } = useTable();
  const { police, last } = useStore(story);
  if (police === null && last.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <AutomaPanel />
    </Suspense>
  );
}
