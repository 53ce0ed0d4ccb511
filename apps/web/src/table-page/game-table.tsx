import { Suspense } from 'react';
import { frontOf } from '../games/index.ts';
import type { TableSession } from '../session/session.ts';
import { OpeningPage } from './table-failure.tsx';

/** The table of the session's game. */
export function GameTable({ session }: { readonly session: TableSession }) {
  const Own = frontOf(session.game.id)?.Table;
  // Sessions are of games that could be loaded, and each of those has a table.
  if (Own === undefined) return null;
  return (
    <Suspense fallback={<OpeningPage />}>
      <Own session={session} />
    </Suspense>
  );
}
