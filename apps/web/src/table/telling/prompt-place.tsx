import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useShownTable } from '../frame/shown-table.ts';
import './prompt-place.css';
import { useToldTable } from './told-table.ts';

/** Nobody needs it before somebody else has moved. */
const RecapStrip = lazy(async () => ({ default: (await import('../recap/recap-strip.tsx')).RecapStrip }));

/** Where the prompt stands; what happened since one's last turn stands above it, to be read before deciding. */
export function PromptPlace({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const table = useToldTable();
  const { moves, viewer } = useShownTable().snapshot;
  const isNeeded = useRef(false);
  const last = moves.at(-1);
  isNeeded.current ||= table?.isActing === true && last !== undefined && last.seat !== viewer;
  return (
    <div className={`prompt-place ${className}`}>
      {children}
      {table !== null && isNeeded.current && (
        <Suspense fallback={null}>
          <RecapStrip table={table} />
        </Suspense>
      )}
    </div>
  );
}
