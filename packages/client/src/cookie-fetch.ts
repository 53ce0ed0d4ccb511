import type { FetchLike, HttpRequest, HttpResponse } from './http-call.ts';

/** `fetch` as Node has it, where cookies can be read. */
export type NodeFetch = (
  url: string,
  request: HttpRequest,
) => Promise<HttpResponse & { readonly headers: { getSetCookie(): string[] } }>;

/**
 * One person for programs outside a browser: remembers the one cookie that the server sets, sends it back, and says where
 * the requests come from, as a browser would.
 */
export class CookieFetch {
  readonly #fetch: NodeFetch;
  readonly #origin: string;
  #cookie: string | null;

  /** `cookie` is that of an earlier session, to be the same person again. */
  constructor(fetch: NodeFetch, origin: string, cookie: string | null = null) {
    this.#fetch = fetch;
    this.#origin = origin;
    this.#cookie = cookie;
  }

  get cookie(): string | null {
    return this.#cookie;
  }

  /** What every request and every opening of a socket must carry. */
  get headers(): Record<string, string> {
    return this.#cookie === null ? { origin: this.#origin } : { origin: this.#origin, cookie: this.#cookie };
  }

  readonly fetch: FetchLike = async (url, request) => {
    const fetch = this.#fetch;
    const response = await fetch(url, { ...request, headers: { ...request.headers, ...this.headers } });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.#cookie = set.split(';', 1)[0] ?? null;
    return response;
  };
}
