import { type ComponentType, lazy, Suspense } from 'react';
import { LiveRegion } from '../parts/live-region.tsx';
import { usePlace } from './router.ts';

/** A page is given what its address says. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

const ROUTES: readonly (readonly [path: RegExp, page: ComponentType<PageProps>])[] = [
  [/^\/$/, lazy(() => import('../pages/home-page.tsx'))],
];

const NotFound = lazy(() => import('../pages/not-found-page.tsx'));

export function App() {
  const place = usePlace();
  const route = ROUTES.find(([path]) => path.test(place.pathname));
  const Page = route?.[1] ?? NotFound;
  const params = route?.[0].exec(place.pathname)?.groups ?? {};
  return (
    <>
      <Suspense fallback={null}>
        <Page key={place.pathname} params={params} query={place.searchParams} />
      </Suspense>
      <LiveRegion />
    </>
  );
}
