import { type ComponentType, lazy, Suspense } from 'react';
import type { TableSession } from '../session/session.ts';
import { OpeningPage } from './table-failure.tsx';

type Table = ComponentType<{ readonly session: TableSession }>;

/** Every game's table is a part of the app of its own. A game without one is played at the plain table. */
const FILES = import.meta.glob<{ default: Table }>([
  '../gunrunners/gunrunners-table.tsx',
  '../escape-plan/escape-plan-table.tsx',
]);

const PlainTable = lazy(() => import('./plain-table.tsx'));

const TABLES: Readonly<Record<string, Table | undefined>> = {
  gunrunners: tableIn('../gunrunners/gunrunners-table.tsx'),
  'escape-plan': tableIn('../escape-plan/escape-plan-table.tsx'),
};

function tableIn(file: string): Table | undefined {
  const load = FILES[file];
  return load === undefined ? undefined : lazy(load);
}

/** The table of the session's game. */
export function GameTable({ session }: { readonly session: TableSession }) {
  const Own = TABLES[session.game.id] ?? PlainTable;
  return (
    <Suspense fallback={<OpeningPage />}>
      <Own session={session} />
    </Suspense>
  );
}

/** Whether the game's own table shows who plays and how much time they have. */
export function hasOwnTable(game: string): boolean {
  return TABLES[game] !== undefined;
}
