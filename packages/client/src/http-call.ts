import type { Refusal } from '@stakeout/kernel';
import type { ErrorBody, ErrorCode } from '@stakeout/protocol';
import type { Reader } from './reader.ts';

/** As much of `fetch` as is needed; the browser's own and Node's have it. */
export type FetchLike = (url: string, request: HttpRequest) => Promise<HttpResponse>;

export interface HttpRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

export interface HttpResponse {
  readonly status: number;
  text(): Promise<string>;
}

/** Besides the server's own reasons: it could not be reached, or what came back is no answer of such a server. */
export interface HttpFailure {
  readonly ok: false;
  readonly error: ErrorCode | 'unreachable' | 'unreadable';
  readonly refusals: readonly Refusal[];
}

export type HttpAnswer<T> = { readonly ok: true; readonly value: T } | HttpFailure;

export type Method = 'GET' | 'POST' | 'DELETE';

/** Calls addresses. Everything that can go wrong is a value. */
export interface HttpCaller {
  call<T>(method: Method, path: string, reader: Reader<T>, body?: unknown): Promise<HttpAnswer<T>>;
  /** The answer letter by letter, for what is hashed or kept. */
  getText(path: string): Promise<HttpAnswer<string>>;
}

/** `base` is the origin of the server; empty for the one that a page came from. */
export function httpCaller(fetch: FetchLike, base: string, faults: Reader<ErrorBody>): HttpCaller {
  return {
    async call(method, path, reader, body) {
      const got = await textFrom(fetch, base + path, requestOf(method, body), faults);
      if (!got.ok) return got;
      const read = reader.safeParse(parsed(got.value));
      return read.success ? { ok: true, value: read.data } : failure('unreadable');
    },
    getText: (path) => textFrom(fetch, base + path, requestOf('GET', undefined), faults),
  };
}

function requestOf(method: Method, body: unknown): HttpRequest {
  if (body === undefined) return { method, headers: { accept: 'application/json' } };
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return { method, headers, body: JSON.stringify(body) };
}

async function textFrom(
  fetch: FetchLike,
  url: string,
  request: HttpRequest,
  faults: Reader<ErrorBody>,
): Promise<HttpAnswer<string>> {
  try {
    const response = await fetch(url, request);
    const value = await response.text();
    const isDone = response.status >= 200 && response.status <= 299;
    return isDone ? { ok: true, value } : failureIn(faults.safeParse(parsed(value)));
  } catch {
    return failure('unreachable');
  }
}

/** What is no JSON stays the text it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function failureIn(body: ReturnType<Reader<ErrorBody>['safeParse']>): HttpFailure {
  return body.success ? failure(body.data.error, body.data.refusals) : failure('unreadable');
}

function failure(error: HttpFailure['error'], refusals: readonly Refusal[] = []): HttpFailure {
  return { ok: false, error, refusals };
}
