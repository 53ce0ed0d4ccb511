import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, CookieFetch, createApi } from '@stakeout/client';
import * as protocol from '@stakeout/protocol';
import { ServerProcess } from '../load/server-process.ts';
import { startPostgres } from '../postgres.ts';

type Environment = Readonly<Record<string, string>>;

/** Somebody at a server, with a cookie that all its nodes know. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly api: Api;
  /** What a request or a socket of theirs carries. */
  readonly headers: Record<string, string>;
  /** The same person at another node. */
  at(node: ServerProcess): Guest;
}

/** What an attack is given: real servers of its own, which are gone afterwards. */
export class Stage {
  /** Whether this is the short form that `npm test` runs. */
  readonly isShort: boolean;
  private readonly endings: (() => Promise<void> | void)[] = [];

  constructor(isShort: boolean) {
    this.isShort = isShort;
  }

  /** How often something is tried: in the short form, and in the full one. */
  times(short: number, full: number): number {
    return this.isShort ? short : full;
  }

  /** A server on SQLite, with the limits it has by default unless `environment` says otherwise. */
  async server(environment: Environment = {}): Promise<ServerProcess> {
    return this.open({ folder: this.folder(), databaseUrl: null, environment: { ...DEFAULT_LIMITS, ...environment } });
  }

  /** Several nodes on one PostgreSQL; `way` gives the address by which each reaches it. */
  async nodes(
    count: number,
    environment: Environment = {},
    way: (url: string, number: number) => string | Promise<string> = (url) => url,
  ): Promise<readonly ServerProcess[]> {
    const postgres = await startPostgres({ isSynced: false });
    this.atTheEnd(() => postgres.stop());
    const folder = this.folder();
    const nodes: ServerProcess[] = [];
    for (let number = 1; number <= count; number++) {
      const own = { ...DEFAULT_LIMITS, ...environment, STAKEOUT_NODE: `node-${number}` };
      const databaseUrl = await way(postgres.url, number);
      nodes.push(await this.open({ folder, databaseUrl, environment: own }));
    }
    return nodes;
  }

  /** An empty folder. */
  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'stakeout-attack-'));
    this.atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  async guest(server: ServerProcess, name: string): Promise<Guest> {
    const jar = new CookieFetch(fetch, server.origin);
    const introduced = await createApi(jar.fetch, server.origin, protocol).introduce(name);
    if (!introduced.ok) throw new Error(`${name} could not be introduced: ${introduced.error}`);
    return guestAt(server, introduced.value, jar.cookie);
  }

  /** The person whose recovery link it is, on a device of its own. */
  async recovered(server: ServerProcess, token: string): Promise<Guest> {
    const jar = new CookieFetch(fetch, server.origin);
    const used = await createApi(jar.fetch, server.origin, protocol).recover(token);
    if (!used.ok) throw new Error(`the link did not work: ${used.error}`);
    return guestAt(server, used.value, jar.cookie);
  }

  /** Done when the attack is over, the latest first. */
  atTheEnd(ending: () => Promise<void> | void): void {
    this.endings.push(ending);
  }

  async clear(): Promise<void> {
    for (const ending of this.endings.splice(0).reverse()) await ending();
  }

  private async open(settings: ConstructorParameters<typeof ServerProcess>[0]): Promise<ServerProcess> {
    const server = new ServerProcess(settings);
    this.atTheEnd(() => server.kill());
    await server.start();
    return server;
  }
}

/** Whoever attacks meets the limits that strangers meet. */
const DEFAULT_LIMITS: Environment = {
  STAKEOUT_REQUESTS_PER_MINUTE: '',
  STAKEOUT_SOCKETS_PER_ADDRESS: '',
  STAKEOUT_MESSAGES_PER_MINUTE: '',
};

function guestAt(server: ServerProcess, me: protocol.Me, cookie: string | null): Guest {
  const jar = new CookieFetch(fetch, server.origin, cookie);
  return {
    ...me,
    api: createApi(jar.fetch, server.origin, protocol),
    headers: jar.headers,
    at: (node) => guestAt(node, me, cookie),
  };
}
