import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUpSqlite, restoreSqlite } from './backup.ts';
import { leaveOldDatabase } from './old-database.fixture.ts';
import { OtherProcess } from './process.fixture.ts';
import { entry, person, progress, runningTable } from './records.fixture.ts';
import { openSqliteStore } from './sqlite.ts';
import { SQLITE_FILE } from './sqlite-files.ts';

/** Opens the folder, then adds entry after entry, at several tables at once, and says which of them were confirmed. */
const WRITER = `
  const { openSqliteStore } = await load('storage/sqlite.ts');
  const { entry, person, progress, runningTable } = await load('storage/records.fixture.ts');
  const store = await openSqliteStore(process.argv[1]);
  const ana = person({ id: 'ana' });
  await store.addPerson(ana, 'cookie');
  await Promise.all(process.argv[2].split(',').map(async (id) => {
    await store.addTable(runningTable(ana, { id }));
    for (let seq = 1; ; seq++) {
      await store.append(id, 0, [entry(seq)], progress());
      await new Promise((resolve) => process.stdout.write(id + ' ' + seq + '\\n', resolve));
    }
  }));
`;
const TABLES = ['table', 'second', 'third', 'fourth'];

/** A table as every version of the database so far could hold it. */
const OLD_TABLE = `insert into tables (id, game, rules_version, config, visibility, status, host, watch_key, secret, version, seq,
  to_act, created_at, updated_at) values ('table', 'g', '1', '{"seats":2,"deck":[1]}', 'link', 'running', 'ana', 'k', 's', 0, 1, '[]', 1, 1);
  insert into seats values ('table', 0, 'person', 0, 'ana', 'Ana', null, 1, 'n', 0, 0)`;

let folder: string;
let others: OtherProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stakeout-'));
  others = [];
});

afterEach(async () => {
  await Promise.all(others.map((other) => other.kill()));
  rmSync(folder, { recursive: true, force: true });
});

function start(...args: ConstructorParameters<typeof OtherProcess>): OtherProcess {
  const other = new OtherProcess(...args);
  others.push(other);
  return other;
}

const data = (name = 'data') => join(folder, name);

async function makeStore(name = 'data'): Promise<void> {
  const store = await openSqliteStore(data(name));
  const ana = person({ id: 'ana' });
  await store.addPerson(ana, 'cookie');
  await store.addTable(runningTable(ana, { id: 'table' }));
  await store.append('table', 0, [entry(1)], progress());
  await store.close();
}

/** How long the log is; it must be without gaps and as long as its table says. */
async function lengthOfLog(name: string, table = 'table'): Promise<number> {
  const store = await openSqliteStore(data(name));
  const entries = await store.entries(table, 0);
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
  expect((await store.table(table))?.seq).toBe(entries.length);
  await store.close();
  return entries.length;
}

describe('a folder', () => {
  it('belongs to one server, and to the next after a kill, with all that was confirmed', async () => {
    const writer = start(WRITER, [data(), TABLES.join()]);
    await expect.poll(() => writer.lines.length).toBeGreaterThan(80);
    await expect(openSqliteStore(data())).rejects.toThrow(/Another Stakeout server is running on the folder .*data\.$/);

    // While it writes: a backup is one moment of the database, and the writer goes on.
    backUpSqlite(data(), data('backup.db'));
    const written = writer.lines.length;
    await expect.poll(() => writer.lines.length).toBeGreaterThan(written + 80);
    expect(() => restoreSqlite(data('backup.db'), data())).toThrow(/Another Stakeout server/);

    await writer.kill();
    restoreSqlite(data('backup.db'), data('restored'));
    for (const table of TABLES) {
      const confirmed = Number(writer.lines.findLast((line) => line.startsWith(`${table} `))?.split(' ')[1]);
      const stored = await lengthOfLog('data', table);
      // What was committed and could not be answered any more is there as well.
      expect(stored).toBeGreaterThanOrEqual(confirmed);
      expect(stored).toBeLessThanOrEqual(confirmed + 1);
      const restored = await lengthOfLog('restored', table);
      expect(restored).toBeGreaterThan(0);
      expect(restored).toBeLessThan(confirmed);
    }
  });

  it('is refused to another process while this one has it, and free after it', async () => {
    const store = await openSqliteStore(data());
    await expect(openSqliteStore(data())).rejects.toThrow(/Another Stakeout server/);
    const other = start(
      `const { openSqliteStore } = await load('storage/sqlite.ts');
      await openSqliteStore(process.argv[1]).catch((error) => console.log(error.message));`,
      [data()],
    );
    await other.ended;
    expect(other.lines).toEqual([`Another Stakeout server is running on the folder ${data()}.`]);
    expect(await store.fault()).toBeNull();
    await store.close();
    await (await openSqliteStore(data())).close();
  });

  it('is refused when a newer program has changed its database', async () => {
    await makeStore();
    const file = new Libsql(join(data(), SQLITE_FILE));
    file.exec('insert into migrations (number, at) values (99, 1)');
    file.close();
    await expect(openSqliteStore(data())).rejects.toThrow(/version 99.*newer Stakeout/);
    await expect(openSqliteStore(data())).rejects.toThrow(/version 99/);
  });

  it('takes entries from before several could be one request for single ones, and lists tables from then', async () => {
    await leaveOldDatabase(
      data(),
      2,
      `${OLD_TABLE}; insert into entries values ('table', 1, 0, '{}', 'person', 'key', 'hash', 1)`,
    );
    const store = await openSqliteStore(data());
    expect(await store.entries('table', 0)).toMatchObject([{ seq: 1, joined: false }]);
    const go = [entry(2), entry(3, { key: null, joined: true })];
    expect(await store.append('table', 0, go, progress())).toBe(true);
    expect(await store.entries('table', 1)).toEqual(go);
    // What lists tell of its configuration was not written down then.
    const [{ options } = { options: null }] = await store.tablesOf('ana', 9);
    expect(options).toEqual({ seats: 2 });
    await store.close();
  });

  it('takes tables from before version 2 of fair cards for ones of version 1', async () => {
    await leaveOldDatabase(data(), 3, OLD_TABLE);
    const store = await openSqliteStore(data());
    expect(await store.table('table')).toMatchObject({ fairness: 1 });
    await store.close();
  });

  it('lets everybody stay signed in who was before devices were told apart', async () => {
    await leaveOldDatabase(data(), 3, `insert into recoveries values ('link', 'ana', 100)`);
    const store = await openSqliteStore(data());
    const session = { tokenHash: 'cookie', device: null, createdAt: 7, usedAt: 7 };
    expect(await store.sessionsOf('ana', 9)).toEqual([session]);
    expect(await store.takeRecovery('link', 8, 'new')).toMatchObject({ id: 'ana' });
    expect(await store.sessionsOf('ana', 9)).toMatchObject([{ tokenHash: 'new' }]);
    await store.close();
  });

  it('goes on with the service time of before, and ends the claims', async () => {
    await leaveOldDatabase(
      data(),
      3,
      `${OLD_TABLE}; update tables set due_at = 5, claimed_by = 'gone', claimed_until = 10000;
      insert into service (id, last_beat, downtime) values (1, 9000, 2000)`,
    );
    const store = await openSqliteStore(data());
    expect(await store.openClock(1)).toBe(7000);
    expect(await store.claim('table', 'here', 6, 10)).toBe(true);
    await store.close();
  });

  it('keeps the bots from before there were masters, and takes masters', async () => {
    await leaveOldDatabase(
      data(),
      9,
      `${OLD_TABLE}; insert into seats values ('table', 1, 'bot', 0, null, 'hard bot', 'hard', 1, 'n', 0, 0)`,
    );
    const store = await openSqliteStore(data());
    const table = await store.table('table');
    expect(table?.seats.map(({ level }) => level)).toEqual([null, 'hard']);
    const master = runningTable(person({ id: 'ana' }), { id: 'next' });
    const seats = master.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level: 'master' as const } : seat));
    await store.addTable({ ...master, seats });
    expect((await store.table('next'))?.seats).toEqual(seats);
    await store.close();
  });

  it('holds everything in one file when the server has stopped', async () => {
    await makeStore();
    writeFileSync(data('copy.db'), readFileSync(join(data(), SQLITE_FILE)));
    restoreSqlite(data('copy.db'), data('copy'));
    expect(await lengthOfLog('copy')).toBe(1);
  });
});

describe('a backup', () => {
  it('is made and restored when no server runs', async () => {
    await makeStore();
    backUpSqlite(data(), data('backup.db'));
    restoreSqlite(data('backup.db'), data('restored'));
    expect(await lengthOfLog('restored')).toBe(1);
    expect(readdirSync(folder).sort()).toEqual(['backup.db', 'data', 'restored']);
  });

  it('overwrites nothing', async () => {
    await makeStore();
    writeFileSync(data('mine'), 'mine');
    expect(() => backUpSqlite(data(), data('mine'))).toThrow(/exists already/);
    expect(readFileSync(data('mine'), 'utf8')).toBe('mine');
    backUpSqlite(data(), data('backup.db'));
    expect(() => restoreSqlite(data('backup.db'), data())).toThrow(/has a database already/);
    expect(await lengthOfLog('data')).toBe(1);
  });

  it('needs a database, and a place to go', async () => {
    expect(() => backUpSqlite(data(), data('backup.db'))).toThrow(/no database in the folder/);
    await makeStore();
    expect(() => backUpSqlite(data(), join(folder, 'nowhere', 'backup.db'))).toThrow(/cannot be made/);
    expect(() => restoreSqlite(data('nothing.db'), data('restored'))).toThrow(/no file/);
  });

  it('is not restored when it is damaged or something else', async () => {
    await makeStore();
    backUpSqlite(data(), data('backup.db'));
    const whole = readFileSync(data('backup.db'));
    writeFileSync(data('damaged.db'), Buffer.concat([whole.subarray(0, 8192), Buffer.alloc(whole.length - 8192, 7)]));
    writeFileSync(data('short.db'), whole.subarray(0, whole.length - 4096));
    writeFileSync(data('text.db'), 'This is no database. '.repeat(500));
    writeFileSync(data('empty.db'), '');
    for (const name of ['damaged.db', 'short.db', 'text.db', 'empty.db']) {
      expect(() => restoreSqlite(data(name), data('restored'))).toThrow(/is no whole backup of Stakeout/);
      expect(existsSync(join(data('restored'), SQLITE_FILE))).toBe(false);
    }
    restoreSqlite(data('backup.db'), data('restored'));
    expect(await lengthOfLog('restored')).toBe(1);
  });

  it('is made on the command line', async () => {
    await makeStore();
    const run = async (name: string, ...args: string[]) => {
      const other = start(`process.argv.splice(1, 0, 'backup-command.js'); await load('backup-command.ts');`, args, {
        STAKEOUT_DATA: data(name),
      });
      const { code, errors } = await other.ended;
      return { code, errors, lines: other.lines };
    };
    const [good, bad] = await Promise.all([run('data', 'backup', data('backup.db')), run('data', 'backup')]);
    expect(good).toMatchObject({ code: 0, errors: '' });
    expect(bad).toEqual({ code: 2, errors: expect.stringMatching(/^stakeout: usage: .*\n$/), lines: [] });
    const [restored, refused] = await Promise.all([
      run('restored', 'restore', data('backup.db')),
      run('data', 'restore', data('backup.db')),
    ]);
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(refused).toEqual({ code: 2, errors: expect.stringMatching(/^stakeout: .* already; .*\n$/), lines: [] });
    expect(await lengthOfLog('restored')).toBe(1);
  });
});
