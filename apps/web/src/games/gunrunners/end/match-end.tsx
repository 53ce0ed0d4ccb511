import { lazy, Suspense } from 'react';
import type { TableSession } from '../../../session/session.ts';
import './match-end.css';

const EndScreen = lazy(() => import('./end-screen.tsx'));

/** How the match went, in place of the table; the way back leads to the table as it was left. */
export function MatchEnd({ session, onBack }: { readonly session: TableSession; readonly onBack: () => void }) {
  return (
    <main className="gr-end">
      <Suspense fallback={null}>
        <EndScreen session={session} onBack={onBack} />
      </Suspense>
    </main>
  );
}
