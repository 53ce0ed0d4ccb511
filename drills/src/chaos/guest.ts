import { type Api, CookieFetch, createApi } from '@stakeout/client';
import * as protocol from '@stakeout/protocol';
import type { Door } from './door.ts';

/** Somebody who plays: a cookie that every door knows. */
export interface Guest {
  readonly name: string;
  /** What a socket to the door is opened with. */
  headers(door: Door): Record<string, string>;
  api(door: Door): Api;
  /** The body of a page of the door, as it was sent. */
  read(door: Door, path: string): Promise<string>;
}

export async function welcome(name: string, door: Door): Promise<Guest> {
  const jar = new CookieFetch(fetch, door.origin);
  const introduced = await createApi(jar.fetch, door.origin, protocol).introduce(name);
  if (!introduced.ok) throw new Error(`nobody can be introduced: ${introduced.error}`);
  const at = ({ origin }: Door) => new CookieFetch(fetch, origin, jar.cookie);
  return {
    name,
    headers: (door) => at(door).headers,
    api: (door) => createApi(at(door).fetch, door.origin, protocol),
    async read(door, path) {
      const { fetch } = at(door);
      const response = await fetch(door.origin + path, { method: 'GET', headers: {} });
      return response.text();
    },
  };
}
