import { createStore, useStore } from '../state/store.ts';

/** Where in the app the reader is: the address without the origin. */
const place = createStore(currentPlace());

globalThis.addEventListener?.('popstate', () => place.set(currentPlace()));

export function usePlace(): URL {
  return new URL(useStore(place), location.origin);
}

/** Goes to another page of the app. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  place.set(currentPlace());
  if (how === 'push') scrollTo(0, 0);
}

function currentPlace(): string {
  // Outside of a browser there are no addresses; pages can be put together there all the same.
  if (typeof location === 'undefined') return '/';
  return location.pathname + location.search + location.hash;
}
