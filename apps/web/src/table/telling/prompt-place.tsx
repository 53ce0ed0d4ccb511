import { lazy, type ReactNode, Suspense } from 'react';
import './prompt-place.css';
import { useToldTable } from './told-table.ts';

/** Nobody needs it to see the table. */
const RecapStrip = lazy(async () => ({ default: (await import('../recap/recap-strip.tsx')).RecapStrip }));

/** Where the prompt stands; what happened since one's last turn stands above it, to be read before deciding. */
export function PromptPlace({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const table = useToldTable();
  return (
    <div className={`prompt-place ${className}`}>
      {children}
      {table !== null && (
        <Suspense fallback={null}>
          <RecapStrip table={table} />
        </Suspense>
      )}
    </div>
  );
}
