import { lazy, Suspense } from 'react';
import type { PageProps } from '../routes/page.ts';
import { usePlace } from '../routes/router.ts';
import { Failure } from './failure.tsx';
import { LocalTable } from './local-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useOpening } from './use-opening.ts';

/** Waiting room and chat are not needed where one plays alone. */
const OnlineTable = lazy(() => import('./online-table.tsx'));

/** A table, of this device (`/local/:game/:id`) or of the server (`/table/:id`, for spectators with `?watch=`). */
export default function TablePage({ params, query }: PageProps) {
  const { pathname } = usePlace();
  const place = pathname.startsWith('/local/') ? 'local' : 'online';
  const [opening, again] = useOpening({
    place,
    id: params['id'] ?? '',
    game: params['game'],
    watch: query.get('watch') ?? undefined,
  });
  if (opening.state === 'opening') return <TableSkeleton />;
  if (opening.state === 'failed') return <Failure failure={opening.failure} place={place} onAgain={again} />;
  const { table } = opening;
  return table.place === 'local' ? (
    <LocalTable session={table.session} onAgain={again} />
  ) : (
    <Suspense fallback={<TableSkeleton />}>
      <OnlineTable session={table.session} onAgain={again} />
    </Suspense>
  );
}
