import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeDaily } from './daily-contract.fixture.ts';
import { describeLog } from './log-contract.fixture.ts';
import { describeNotices } from './notices-contract.fixture.ts';
import { describePeople } from './people-contract.fixture.ts';
import { describePuzzleTries } from './puzzle-tries-contract.fixture.ts';
import { entry, line, person, progress, runningTable } from './records.fixture.ts';
import { describeRetention } from './retention-contract.fixture.ts';
import { describeSessions } from './sessions-contract.fixture.ts';
import type { Store } from './store.ts';
import { describeTables } from './tables-contract.fixture.ts';
import { describeTime } from './time-contract.fixture.ts';

/** An empty database of one test. */
export interface TestDatabase {
  /** Opens a store on it: one at a time on SQLite, any number on PostgreSQL. */
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** What a part of the contract is tested with. */
export interface Nodes {
  /** The store of the first node. */
  a(): Store;
  /** The store of another node on the same database; where there is none, the first again. */
  b(): Store;
}

/** What every store must do, on any engine. With `isShared`, two stores are open on one database throughout. */
export function describeStore(name: string, makeDatabase: () => Promise<TestDatabase>, isShared: boolean): void {
  describe(name, () => {
    let database: TestDatabase | null = null;
    let stores: Store[] = [];

    beforeEach(async () => {
      database = await makeDatabase();
      stores = [];
      for (let count = 0; count < (isShared ? 2 : 1); count++) stores.push(await database.open());
    });

    afterEach(async () => {
      await Promise.all(stores.map((store) => store.close()));
      await database?.remove();
    });

    const at = (index: number) => {
      const store = stores[index];
      if (store === undefined) throw new Error('the store is not open');
      return store;
    };
    const nodes: Nodes = { a: () => at(0), b: () => at(isShared ? 1 : 0) };

    describePeople(nodes);
    describeSessions(nodes);
    describeTables(nodes);
    describeDaily(nodes);
    describePuzzleTries(nodes);
    describeLog(nodes);
    describeTime(nodes);
    describeNotices(nodes);
    describeRetention(nodes);

    describe('durability', () => {
      it('finds everything again when it is opened again', async () => {
        const store = nodes.a();
        const ana = person();
        await store.addPerson(ana, 'cookie');
        const table = runningTable(ana);
        await store.addTable(table);
        await store.append(table.id, 0, [entry(1)], progress({ dueAt: 5, remind: [ana.id] }));
        await store.addChat(line(table.id, ana), 'k');
        await store.openClock(1000);
        await store.beat(1700);
        const before = await store.table(table.id);
        await Promise.all(stores.map((each) => each.close()));

        stores = [];
        const reopened = await database?.open();
        if (reopened === undefined) throw new Error('no database');
        stores.push(reopened);
        expect(await reopened.personBySession('cookie')).toEqual(ana);
        expect(await reopened.table(table.id)).toEqual(before);
        expect(await reopened.entries(table.id, 0)).toMatchObject([{ seq: 1 }]);
        expect(await reopened.chat(table.id, 0, 9)).toMatchObject([{ id: 1 }]);
        expect(await reopened.takeReminders(9)).toEqual([{ table: table.id, person: ana.id, seq: 1 }]);
        expect(await reopened.nextDue()).toBe(5);
        expect(await reopened.openClock(9)).toBe(1700);
      });

      it('stores something while it is open, and can be closed twice', async () => {
        expect(await nodes.a().fault()).toBeNull();
        await nodes.a().close();
        await nodes.a().close();
        expect(await nodes.a().fault()).toBe('store');
      });
    });
  });
}
