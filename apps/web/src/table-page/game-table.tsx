import { type ComponentType, lazy, Suspense } from 'react';
import type { TableSession } from '../session/session.ts';
import { OpeningPage } from './table-failure.tsx';

type Table = ComponentType<{ readonly session: TableSession }>;

/** Every game's table is a part of the app of its own. */
const TABLES: Readonly<Record<string, Table | undefined>> = {
  gunrunners: lazy(() => import('../games/gunrunners/gunrunners-table.tsx')),
  'escape-plan': lazy(() => import('../games/escape-plan/escape-plan-table.tsx')),
};

/** The table of the session's game. */
export function GameTable({ session }: { readonly session: TableSession }) {
  const Own = TABLES[session.game.id];
  // Sessions are of games that could be loaded, and each of those has a table.
  if (Own === undefined) return null;
  return (
    <Suspense fallback={<OpeningPage />}>
      <Own session={session} />
    </Suspense>
  );
}

/** Whether the game's table shows how much time everybody has, on every screen. */
export function showsClocks(game: string): boolean {
  return game === 'gunrunners';
}
