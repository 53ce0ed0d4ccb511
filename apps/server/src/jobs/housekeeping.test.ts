import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OUTCOME, person, runningTable, waitingTable } from '../storage/records.fixture.ts';
import type { Person, TableRecord } from '../storage/records.ts';
import { openSqliteStore } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';
import { Housekeeping, KEPT } from './housekeeping.ts';

const DAY = 24 * 3600 * 1000;
const NOW = 2_000_000_000_000;

let folder: string;
let store: Store;
let ana: Person;
let now: number;
let lines: string[];
let housekeeping: Housekeeping;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stakeout-housekeeping-'));
  store = await openSqliteStore(folder);
  now = NOW;
  lines = [];
  const clock = { wallTime: () => now, now: () => now } as ConstructorParameters<typeof Housekeeping>[0]['clock'];
  housekeeping = new Housekeeping({ store, clock }, pino({}, { write: (line: string) => void lines.push(line) }));
  ana = await introduced(NOW);
});
afterEach(async () => {
  await housekeeping.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function introduced(createdAt: number): Promise<Person> {
  const somebody = person({ createdAt });
  await store.addPerson(somebody, `cookie of ${somebody.id}`);
  return somebody;
}

async function added(table: TableRecord): Promise<string> {
  await store.addTable(table);
  return table.id;
}

const statusOf = async (id: string) => (await store.table(id))?.status ?? null;

it('closes what is forgotten, removes it a month later, and keeps what was played', async () => {
  const waiting = await added(waitingTable(ana, { updatedAt: NOW - KEPT.waiting - 1 }));
  const idle = await added(runningTable(ana, { startedAt: 1, updatedAt: NOW - KEPT.running - 1 }));
  const fresh = await added(waitingTable(ana, { updatedAt: NOW - KEPT.waiting }));
  const slow = await added(runningTable(ana, { startedAt: 1, updatedAt: NOW - KEPT.running }));
  const over = await added(runningTable(ana, { startedAt: 1, updatedAt: 1, status: 'over', outcome: OUTCOME }));
  const all = () => Promise.all([waiting, idle, fresh, slow, over].map(statusOf));

  await housekeeping.tidy();
  expect(await all()).toEqual(['closed', 'closed', 'waiting', 'running', 'over']);
  now += KEPT.closed;
  await housekeeping.tidy();
  expect(await all()).toEqual(['closed', 'closed', 'closed', 'closed', 'over']);
  now += 1;
  await housekeeping.tidy();
  expect(await all()).toEqual([null, null, 'closed', 'closed', 'over']);
  now += 1000 * DAY;
  await housekeeping.tidy();
  expect(await all()).toEqual([null, null, null, null, 'over']);
});

it('removes any number, in as many steps as it takes', async () => {
  for (let count = 0; count < 120; count++) await added(waitingTable(ana, { status: 'closed', updatedAt: 1 }));
  const strangers: Person[] = [];
  for (let count = 0; count < 120; count++) strangers.push(await introduced(NOW - KEPT.people - 1));
  await housekeeping.tidy();
  expect(lines.map((line) => JSON.parse(line).removed)).toMatchObject([{ tables: 120, people: 120 }]);
  for (const { id } of strangers) expect(await store.personBySession(`cookie of ${id}`)).toBeNull();
  expect(await store.personBySession(`cookie of ${ana.id}`)).toEqual(ana);
});

it('says nothing when there is nothing to do', async () => {
  await housekeeping.tidy();
  expect(lines).toEqual([]);
});
