import { lazy, memo, Suspense } from 'react';
import { useStore } from '../../../state/store.ts';
import { useTable } from '../table-context.ts';
import './scene-strip.css';

const SKIES = ['morning', 'afternoon', 'dusk', 'night', 'dawn'] as const;

/** Nothing passes over the first picture of a table. */
const Scene = lazy(() => import('./scene.tsx'));

/** What deserves a moment passes over the top of the map. It is told to listeners as the log has it. */
export const SceneStrip = memo(function SceneStrip() {
  const { story } = useTable();
  const { strip } = useStore(story);
  if (strip === null) return null;
  const sky = strip.kind === 'part' ? `is-${SKIES[strip.part] ?? 'morning'}` : '';
  return (
    <div className={`ep-scene of-${strip.kind} ${sky}`} aria-hidden="true" key={JSON.stringify(strip)}>
      <Suspense fallback={null}>
        <Scene strip={strip} />
      </Suspense>
    </div>
  );
});
