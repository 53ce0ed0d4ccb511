import type { Guest } from './stage.ts';

/** What a request was answered, and how long it took, in milliseconds. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

/** Asks as somebody would who does not use the client. `body` is sent as it is, or as JSON. */
export async function ask(origin: string, guest: Guest, path: string, body?: unknown): Promise<Answer> {
  const began = performance.now();
  const response = await fetch(`${origin}${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: { ...guest.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
  });
  const text = await response.text();
  return { status: response.status, text, milliseconds: performance.now() - began };
}
