import { Suspense } from 'react';
import { frontOf } from '../games/index.ts';
import type { TableSession } from '../session/session.ts';
import { TableSkeleton } from './table-skeleton.tsx';

/** The table of the session's game. */
export function GameTable({ session }: { readonly session: TableSession }) {
  const front = frontOf(session.game.id);
  // Sessions are of games that could be loaded, and each of those has a table.
  if (front === null) return null;
  const Own = front.Table;
  return (
    <Suspense fallback={<TableSkeleton />}>
      <Own session={session} front={front} />
    </Suspense>
  );
}
