import { type ComponentProps, lazy, Suspense } from 'react';
import { TableSkeleton } from './table-skeleton.tsx';

const FailurePage = lazy(async () => ({ default: (await import('./table-failure.tsx')).FailurePage }));

/** What went wrong with a table, in words that come when something has. */
export function Failure(props: ComponentProps<typeof FailurePage>) {
  return (
    <Suspense fallback={<TableSkeleton />}>
      <FailurePage {...props} />
    </Suspense>
  );
}
