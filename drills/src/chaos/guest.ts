import { type Api, CookieFetch, createApi } from '@stakeout/client';
import * as protocol from '@stakeout/protocol';
import type { ServerProcess } from './server-process.ts';

/** Somebody who plays: a cookie that every node knows. */
export interface Guest {
  readonly name: string;
  /** What a socket to the node is opened with. */
  headers(node: ServerProcess): Record<string, string>;
  api(node: ServerProcess): Api;
  /** The body of a page of the node, as it was sent. */
  read(node: ServerProcess, path: string): Promise<string>;
}

export async function welcome(name: string, node: ServerProcess): Promise<Guest> {
  const jar = new CookieFetch(fetch, node.origin);
  const introduced = await createApi(jar.fetch, node.origin, protocol).introduce(name);
  if (!introduced.ok) throw new Error(`nobody can be introduced: ${introduced.error}`);
  const at = ({ origin }: ServerProcess) => new CookieFetch(fetch, origin, jar.cookie);
  return {
    name,
    headers: (node) => at(node).headers,
    api: (node) => createApi(at(node).fetch, node.origin, protocol),
    async read(node, path) {
      const { fetch } = at(node);
      const response = await fetch(node.origin + path, { method: 'GET', headers: {} });
      return response.text();
    },
  };
}
