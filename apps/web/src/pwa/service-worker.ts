/**
 * Keeps the app on the device: after the first visit everything needed to play alone is there, with or without a network.
 * The build puts in the list of files; a new build is a new list, and therefore a new worker.
 */
interface Precache {
  readonly version: string;
  readonly files: readonly string[];
}

/** As much of a service worker's world as is used here; the page's types do not know it. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(
    type: 'push',
    listener: (event: Waiting & { readonly data: { json(): unknown } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Waiting & { readonly notification: Notification }) => void,
  ): void;
  readonly registration: ServiceWorkerRegistration;
}
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

declare const __PRECACHE__: Precache;
const precache = __PRECACHE__;
const scope = globalThis as unknown as WorkerScope & {
  readonly clients: { openWindow(url: string): Promise<unknown> };
};

const PREFIX = 'stakeout-';
const CACHE = PREFIX + precache.version;
const SHELL = '/index.html';

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(precache.files)));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => scope.clients.claim()));
});

scope.addEventListener('message', ({ data }) => {
  // The page asks for it when the reader has agreed to the new version.
  if (data === 'update') scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin || isServers(url.pathname)) return;
  event.respondWith(answer(request));
});

scope.addEventListener('push', (event) => {
  const message = readReminder(event.data?.json());
  if (message === null) return;
  const { title, body, table } = message;
  event.waitUntil(
    scope.registration.showNotification(title, { body, tag: table, icon: '/icon-192.png', data: `/table/${table}` }),
  );
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(scope.clients.openWindow(String(event.notification.data)));
});

/** What only the server can answer. */
function isServers(path: string): boolean {
  return path.startsWith('/api/') || /^\/(healthz|metrics)$/.test(path);
}

/**
 * Files from the device; every other address is a page of the app, which finds its way by itself. A page that is left takes back
 * what it asked for, icons above all: that is answered like a network that failed, and is no error of the worker's.
 */
function answer(request: Request): Promise<Response> {
  return keptOrFetched(request).catch(() => Response.error());
}

async function keptOrFetched(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? SHELL : request;
  const kept = await cache.match(wanted, { ignoreSearch: true });
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  // A device without room to keep it has it all the same.
  if (fetched.ok && isData(new URL(request.url).pathname)) await cache.put(request, fetched.clone()).catch(() => {});
  return fetched;
}

/** Puzzles and the like: too much to keep before anybody wants it, and never changed under its name. */
function isData(path: string): boolean {
  return path.startsWith('/assets/') && path.endsWith('.json');
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
}

function readReminder(data: unknown): { readonly title: string; readonly body: string; readonly table: string } | null {
  if (typeof data !== 'object' || data === null) return null;
  const { title, body, table } = data as Record<string, unknown>;
  if (typeof title !== 'string' || typeof body !== 'string' || typeof table !== 'string') return null;
  return { title, body, table };
}

// Nothing is given away, but a module is what tests can load.
export {};
