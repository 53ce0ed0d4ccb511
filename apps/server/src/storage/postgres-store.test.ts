import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeStore } from './contract.fixture.ts';
import { type PostgresServer, startPostgres } from './postgres.fixture.ts';
import { openPostgresStore } from './postgres.ts';
import { entry, newId, person, progress, runningTable } from './records.fixture.ts';
import type { Notice } from './records.ts';
import type { Store } from './store.ts';

let server: PostgresServer;
const open: Store[] = [];

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(async () => {
  await Promise.all(open.map((store) => store.close()));
  await server.stop();
});

async function openOn(url: string): Promise<Store> {
  const store = await openPostgresStore(url);
  open.push(store);
  return store;
}

/** Row by row and regardless of references, which for few rows is much quicker than to truncate. */
const EMPTY_ALL = `do $$
  declare name text;
  begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' loop
      execute 'delete from ' || name;
    end loop;
  end $$`;

/** One database for all tests of the contract, emptied after each: to make one takes ten times as long. */
async function makeDatabase() {
  const { url } = server;
  return {
    open: () => openPostgresStore(url),
    async remove() {
      await query(url, EMPTY_ALL);
    },
  };
}

describeStore('the store on PostgreSQL, two nodes', makeDatabase, true);

describe('PostgreSQL', () => {
  it('is made once by nodes that start together', async () => {
    const url = await server.newDatabase();
    const stores = await Promise.all([1, 2, 3, 4].map(() => openOn(url)));
    for (const store of stores) expect(await store.fault()).toBeNull();
  });

  it('refuses a database that a newer program has changed', async () => {
    const url = await server.newDatabase();
    await (await openPostgresStore(url)).close();
    await query(url, 'insert into migrations (number, at) values (99, 1)');
    await expect(openPostgresStore(url)).rejects.toThrow(/version 99.*newer Stakeout/);
  });

  it('refuses a database that is not there, and one that forgets', async () => {
    const url = await server.newDatabase();
    await expect(openPostgresStore(`${url}_nowhere`)).rejects.toThrow(/cannot be used: .*does not exist/);
    await expect(openPostgresStore('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(/ECONNREFUSED/);
    await query(url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
    await expect(openPostgresStore(url)).rejects.toThrow(/synchronous_commit/);
  });

  it('hears again after the connections were cut, and says that it may have missed something', async () => {
    const url = await server.newDatabase();
    const [a, b] = [await openOn(url), await openOn(url)];
    const heard: Notice[] = [];
    const gaps: string[] = [];
    a.listen((notice) => heard.push(notice));
    a.onGap(() => gaps.push('a'));
    b.onGap(() => gaps.push('b'));
    const ana = person();
    await a.addPerson(ana, newId('cookie'));
    const table = runningTable(ana);
    await a.addTable(table);

    await server.cutConnections();
    await expect.poll(() => [...new Set(gaps)].sort()).toEqual(['a', 'b']);
    expect(await b.append(table.id, 0, [entry(1)], progress())).toBe(true);
    await expect.poll(() => heard).toEqual([{ kind: 'entry', table: table.id, seq: 1 }]);
    expect(await a.fault()).toBeNull();
  });

  it('lives on when connections are cut in the middle of everything', async () => {
    const store = await openOn(await server.newDatabase());
    const ana = person();
    await store.addPerson(ana, newId('cookie'));
    let isOver = false;
    let faults = 0;
    let moves = 0;
    const play = async () => {
      const table = runningTable(ana);
      await store.addTable(table);
      const confirmed: string[] = [];
      while (!isOver) {
        try {
          const now = await store.table(table.id);
          if (now === null) throw new Error('the table is gone');
          const next = entry(now.seq + 1);
          if (await store.append(table.id, now.version, [next], progress())) {
            confirmed.push(next.key ?? '');
            moves++;
          }
          await store.save({ ...now, seq: now.seq + 1 });
        } catch {
          faults++;
        }
      }
      return { table, confirmed };
    };
    const players = Array.from({ length: 8 }, play);
    // Each cut finds a store that works again; and at least one of them falls into the middle of something.
    for (let cuts = 0; cuts < 5 || faults === 0; cuts++) {
      const before = moves;
      await expect.poll(() => moves).toBeGreaterThan(before + players.length);
      await server.cutConnections();
    }
    isOver = true;
    for (const { table, confirmed } of await Promise.all(players)) {
      const entries = await store.entries(table.id, 0);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
      expect((await store.table(table.id))?.seq).toBe(entries.length);
      const keys = new Set(entries.map(({ key }) => key));
      expect(confirmed.filter((key) => !keys.has(key))).toEqual([]);
    }
  });

  it('passes over what it does not understand', async () => {
    const url = await server.newDatabase();
    const store = await openOn(url);
    const heard: Notice[] = [];
    store.listen((notice) => heard.push(notice));
    await query(url, `notify stakeout, 'hello'`);
    const notice: Notice = { kind: 'table', table: 't' };
    await store.publish(notice);
    await expect.poll(() => heard).toEqual([notice]);
  });

  it('leaves the integers of other programs in the same process alone', async () => {
    const url = await server.newDatabase();
    await openOn(url);
    expect(await query(url, 'select 1::bigint as number')).toEqual([{ number: '1' }]);
  });
});

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
