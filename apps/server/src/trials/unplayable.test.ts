import { join } from 'node:path';
import { CLOSE_CODES } from '@stakeout/protocol';
import Libsql from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { SQLITE_FILE } from '../storage/sqlite-files.ts';
import { Guest } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import { begin, beginAfterBot, playOn, until } from './playing.fixture.ts';
import { TestTime } from './time.fixture.ts';

let node: TrialNode;
afterEach(() => node.end());

/** Changes the database behind the back of the server, as a restored backup or another version of the server would. */
function tamper(statement: string, ...values: unknown[]): void {
  const file = new Libsql(join(node.folder, SQLITE_FILE));
  file.prepare(statement).run(...values);
  file.close();
}

async function stored(table: string) {
  return node.withStore(async (store) => ({ table: await store.table(table), entries: await store.entries(table, 0) }));
}

/** A match of two, some moves in, and a node that has stopped. */
async function interrupted(): Promise<{ guest: Guest; table: string }> {
  node = await TrialNode.start();
  const guest = await Guest.named(node.address, 'Ana');
  const other = await Guest.named(node.address, 'Bia');
  const table = await begin([guest, other], { game: 'gunrunners' });
  const clients = [guest, other].map((one) => one.client(table, 'gunrunners'));
  await Promise.all(clients.map((client, seat) => playOn(client, seat, 8)));
  for (const client of clients) client.close();
  await node.stop();
  return { guest, table };
}

async function expectRefused(guest: Guest, table: string): Promise<void> {
  const socket = await guest.socket(table);
  expect(await socket.closed).toBe(CLOSE_CODES.unplayable);
  for (const path of ['history', 'export']) {
    const { status, text } = await guest.get(`/api/tables/${table}/${path}`);
    expect([status, JSON.parse(text)]).toEqual([409, { error: 'unplayable', refusals: [] }]);
  }
  // The table itself can still be looked at.
  expect((await guest.get(`/api/tables/${table}`)).status).toBe(200);
}

describe('a stored match that would not be played as it was', () => {
  it('because the rules have changed, is refused and left as it was', async () => {
    const { guest, table } = await interrupted();
    const { rulesVersion } = (await stored(table)).table ?? {};
    tamper('update tables set rules_version = ? where id = ?', '0.0.1', table);
    const before = await stored(table);
    await node.start();
    await expectRefused(guest, table);
    await node.stop();
    expect(await stored(table)).toEqual(before);

    // Under its own rules again it is played on.
    tamper('update tables set rules_version = ? where id = ?', rulesVersion, table);
    await node.start();
    const client = guest.client(table, 'gunrunners');
    expect((await until(client, ({ match }) => match !== null)).match?.seq).toBe(before.entries.length);
    client.close();
  });

  it('because an entry of its log was changed, is refused and left as it was', async () => {
    const { guest, table } = await interrupted();
    const { entries } = await stored(table);
    for (const { seq, content } of entries.slice(0, 3)) {
      const action = JSON.stringify({ action: { type: 'noSuchAction' } });
      tamper('update entries set content = ? where table_id = ? and seq = ?', action, table, seq);
      const before = await stored(table);
      await node.start();
      await expectRefused(guest, table);
      await node.stop();
      expect(await stored(table)).toEqual(before);
      tamper('update entries set content = ? where table_id = ? and seq = ?', JSON.stringify(content), table, seq);
    }
  });

  it('because its hash does not fit, or an entry is missing, is refused', async () => {
    const { guest, table } = await interrupted();
    const { entries } = await stored(table);
    tamper('update entries set hash = ? where table_id = ? and seq = ?', '0'.repeat(64), table, entries.length);
    await node.start();
    await expectRefused(guest, table);
    await node.stop();
    tamper('delete from entries where table_id = ? and seq = ?', table, entries.length);
    await node.start();
    await expectRefused(guest, table);
  });

  it('is played on by its bots once it can be', async () => {
    // The bot's turn does not come before the node has stopped, however long that takes.
    const time = new TestTime();
    node = await TrialNode.start({ botPace: 300 }, time);
    const guest = await Guest.named(node.address, 'Ana');
    const table = await beginAfterBot(guest);
    await node.stop();
    time.flow();
    const { rulesVersion } = (await stored(table)).table ?? {};
    tamper('update tables set rules_version = ? where id = ?', '0.0.1', table);
    await node.start();
    const found = async () => /^stakeout_unplayable_total (\d+)$/m.exec((await guest.get('/metrics')).text)?.[1];
    await expect.poll(found).toBe('1');
    await node.stop();
    tamper('update tables set rules_version = ? where id = ?', rulesVersion, table);
    await node.start();
    const client = guest.client(table, 'gunrunners');
    await until(client, ({ match }) => (match?.seq ?? 0) > 0);
    client.close();
  });
});
