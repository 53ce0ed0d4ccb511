import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { LiveRegion } from '../parts/live-region.tsx';
import type { PageProps } from '../routes/page.ts';
import { usePlace } from '../routes/router.ts';
import { arriveAt, Notices } from '../shell/notices.tsx';
import { TableSkeleton } from '../table-page/table-skeleton.tsx';
import { PageBoundary } from './page-boundary.tsx';

type Page = ComponentType<PageProps>;

/** A table on this device and one at a server are the same page. */
const TablePage = lazy(() => import('../table-page/table-page.tsx'));

const LessonPage = lazy(() => import('../learn/lesson-page.tsx'));

const ROUTES: readonly (readonly [path: RegExp, page: Page])[] = [
  [/^\/$/, lazy(() => import('../pages/home-page.tsx'))],
  [/^\/create\/(?<game>[\w-]+)$/, lazy(() => import('../pages/create-page.tsx'))],
  [/^\/box\/(?<game>[\w-]+)$/, lazy(() => import('../pages/box-page.tsx'))],
  [/^\/lobby$/, lazy(() => import('../pages/lobby-page.tsx'))],
  [/^\/replays$/, lazy(() => import('../pages/replays-page.tsx'))],
  [/^\/daily$/, lazy(() => import('../daily/daily-page.tsx'))],
  [/^\/statistics$/, lazy(() => import('../statistics/statistics-page.tsx'))],
  [/^\/puzzles$/, lazy(() => import('../puzzles/puzzles-page.tsx'))],
  [/^\/puzzles\/(?<game>[\w-]+)\/(?<id>\w+)$/, lazy(() => import('../puzzles/puzzle-page.tsx'))],
  [/^\/settings$/, lazy(() => import('../pages/settings-page.tsx'))],
  [/^\/fairness$/, lazy(() => import('../pages/fairness-page.tsx'))],
  [/^\/about$/, lazy(() => import('../pages/about-page.tsx'))],
  [/^\/local\/(?<game>[\w-]+)\/(?<id>[\w-]+)$/, TablePage],
  [/^\/local\/(?<id>[\w-]+)$/, TablePage],
  [/^\/table\/(?<id>[\w-]+)$/, TablePage],
  [/^\/join\/(?<token>[\w-]+)$/, lazy(() => import('../table-page/join-page.tsx'))],
  [/^\/recover$/, lazy(() => import('../table-page/recover-page.tsx'))],
  [/^\/learn$/, lazy(() => import('../learn/learn-page.tsx'))],
  [/^\/learn\/(?<game>[\w-]+)\/(?<lesson>[\w-]+)$/, LessonPage],
  [/^\/rules\/(?<game>[\w-]+)$/, lazy(() => import('../rulebook/rulebook-page.tsx'))],
  [/^\/again\/(?:(?<kind>local|table)\/)?(?<id>[\w-]+)$/, lazy(() => import('../branch/again-page.tsx'))],
  [/^\/review\/(?:(?<kind>local|online|table)\/)?(?<id>[\w-]+)$/, lazy(() => import('../review/review-page.tsx'))],
  [/^\/replay\/(?:(?<kind>local|online|table)\/)?(?<id>[\w-]+)$/, lazy(() => import('../replay/replay-page.tsx'))],
];

const NotFound = lazy(() => import('../pages/not-found-page.tsx'));

export function App() {
  const place = usePlace();
  const route = ROUTES.find(([path]) => path.test(place.pathname));
  const Page = route?.[1] ?? NotFound;
  const params = route?.[0].exec(place.pathname)?.groups ?? {};
  useEffect(() => arriveAt(place.pathname), [place.pathname]);
  return (
    <>
      <Notices />
      <LiveRegion />
      <PageBoundary key={place.pathname}>
        <Suspense fallback={Page === TablePage || Page === LessonPage ? <TableSkeleton /> : null}>
          <Page params={params} query={place.searchParams} />
        </Suspense>
      </PageBoundary>
    </>
  );
}
