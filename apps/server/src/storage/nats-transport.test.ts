import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasNats, NatsServer } from './nats.fixture.ts';
import { type PostgresServer, startPostgres } from './postgres.fixture.ts';
import { openPostgresStore } from './postgres.ts';
import { entry, line, newId, person, progress, runningTable } from './records.fixture.ts';
import type { Notice, Person } from './records.ts';
import type { Store } from './store.ts';

if (hasNats) describe('nodes that tell each other by way of NATS', describeNats);
else it('says that nothing was tried with NATS', () => console.error('stakeout: NATS was not tried: no nats-server'));

function describeNats(): void {
  let postgres: PostgresServer;
  let nats: NatsServer;
  let [a, b]: Store[] = [];
  let heard: Notice[];
  let gaps: number;
  let ana: Person;

  beforeAll(async () => {
    [postgres, nats] = await Promise.all([startPostgres(), NatsServer.start()]);
  });
  afterAll(async () => {
    await Promise.all([postgres.stop(), nats.kill()]);
  });
  beforeEach(async () => {
    const { url } = postgres;
    [a, b] = await Promise.all([openPostgresStore(url, nats.url), openPostgresStore(url, nats.url)]);
    heard = [];
    gaps = 0;
    node(b).listen((notice) => heard.push(notice));
    node(b).onGap(() => gaps++);
    ana = person();
    await node(a).addPerson(ana, newId('cookie'));
  });
  afterEach(async () => {
    await Promise.all([a?.close(), b?.close()]);
  });

  const node = (store: Store | undefined): Store => {
    if (store === undefined) throw new Error('the store is not open');
    return store;
  };
  const newTable = async () => {
    const table = runningTable(ana);
    await node(a).addTable(table);
    return table;
  };
  const add = (table: string, seq: number) => node(a).append(table, 0, [entry(seq)], progress());

  it('hear of the tables they attend to, of no others, and of people', async () => {
    const [seen, unseen] = [await newTable(), await newTable()];
    const stop = node(b).attend(seen.id);
    const stopAgain = node(b).attend(seen.id);
    await Promise.all([add(seen.id, 1), add(unseen.id, 1)]);
    await expect.poll(() => heard).toEqual([{ kind: 'entry', table: seen.id, seq: 1 }]);
    stop();
    stop();
    await node(a).addChat(line(seen.id, ana), 'key');
    await expect.poll(() => heard.at(-1)).toEqual({ kind: 'chat', table: seen.id, id: 1 });
    stopAgain();
    await Promise.all([add(seen.id, 2), add(unseen.id, 2)]);
    await node(a).endOtherSessions(ana.id, 'none');
    await expect.poll(() => heard.at(-1)).toEqual({ kind: 'sessions', person: ana.id });
    expect(heard).toHaveLength(3);
  });

  it('store everything while it is away, and say afterwards that they may have missed something', async () => {
    const table = await newTable();
    node(b).attend(table.id);
    await nats.kill();
    expect(await add(table.id, 1)).toBe(true);
    expect((await node(b).marks([table.id])).map(({ seq }) => seq)).toEqual([1]);
    await nats.start();
    await expect.poll(() => gaps).toBe(1);
    // The other node may not be back yet; what it tells before is lost.
    for (let seq = 2; heard.length === 0; seq++) {
      expect(await add(table.id, seq)).toBe(true);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(heard[0]).toMatchObject({ kind: 'entry', table: table.id });
  });

  it('pass over what they do not understand', async () => {
    const { connect } = await import('@nats-io/transport-node');
    const table = await newTable();
    node(b).attend(table.id);
    const stranger = await connect({ servers: nats.url });
    for (const said of ['hello', 'null', '5', '[{"kind":"storm"}]', '{}', '[[]]']) {
      stranger.publish(`stakeout.tables.${table.id}`, said);
    }
    await stranger.flush();
    await stranger.close();
    await add(table.id, 1);
    await expect.poll(() => heard).toEqual([{ kind: 'entry', table: table.id, seq: 1 }]);
  });

  it('do not start without it', async () => {
    await expect(openPostgresStore(postgres.url, 'nats://127.0.0.1:1')).rejects.toThrow(
      /^The NATS server cannot be used: .+\.$/,
    );
  });
}
