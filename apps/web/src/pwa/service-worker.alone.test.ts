import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void;

const listeners = new Map<string, Listener>();
const kept = new Map<string, Response>();
const cache = {
  match: async (wanted: Request | string) =>
    kept.get(typeof wanted === 'string' ? wanted : new URL(wanted.url).pathname),
  put: vi.fn(async () => {}),
};
const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeAll(async () => {
  vi.stubGlobal('__PRECACHE__', { version: '1', files: [] });
  vi.stubGlobal('location', { origin: 'https://table.example' });
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', fetched);
  await import('./service-worker.ts');
});

beforeEach(() => {
  kept.clear();
  fetched.mockReset();
});

/** What the worker answers to a page that asks for a file. */
async function answerTo(path: string): Promise<Response> {
  let answer: Promise<Response> | undefined;
  const request = new Request(`https://table.example${path}`);
  listeners.get('fetch')?.({
    request,
    respondWith: (promise) => {
      answer = promise;
    },
  });
  if (answer === undefined) throw new Error('it is left to the network');
  return answer;
}

it('gives what is kept without asking anybody', async () => {
  kept.set('/icons.svg', new Response('icons'));
  expect(await (await answerTo('/icons.svg')).text()).toBe('icons');
  expect(fetched).not.toHaveBeenCalled();
});

it('answers what a page that is left takes back like a network that failed, and is not in error itself', async () => {
  fetched.mockRejectedValue(new DOMException('The operation was aborted.', 'AbortError'));
  expect((await answerTo('/icons.svg')).type).toBe('error');
});

it('gives data for which the device has no room all the same', async () => {
  fetched.mockResolvedValue(new Response('{}'));
  cache.put.mockRejectedValueOnce(new DOMException('no room', 'QuotaExceededError'));
  expect(await (await answerTo('/assets/puzzles.json')).text()).toBe('{}');
});
