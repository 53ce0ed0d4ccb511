import { beforeEach, describe, expect, it } from 'vitest';
import type { Nodes } from './contract.fixture.ts';
import { entry, newId, OUTCOME, person, progress, runningTable, waitingTable } from './records.fixture.ts';
import type { Person, TableRecord } from './records.ts';

export function describeTime(nodes: Nodes): void {
  let ana: Person;

  beforeEach(async () => {
    ana = person();
    await nodes.a().addPerson(ana, newId('cookie'));
  });

  const dueTable = async (dueAt: number | null, change: Partial<TableRecord> = {}) => {
    const table = runningTable(ana, { dueAt, ...change });
    await nodes.a().addTable(table);
    return table.id;
  };

  describe('what is due', () => {
    it('claims running tables that are due, the longest overdue first', async () => {
      const [late, early] = [await dueTable(90), await dueTable(10)];
      const last = await dueTable(100);
      await dueTable(101);
      await dueTable(null);
      await dueTable(1, { status: 'over', outcome: OUTCOME });
      await nodes.a().addTable(waitingTable(ana, { dueAt: 1 }));
      expect(await nodes.a().nextDue()).toBe(10);
      expect(new Set(await nodes.a().claimDue('a', 100, 5000, 6000, 2))).toEqual(new Set([early, late]));
      expect(await nodes.b().claimDue('b', 100, 5000, 6000, 9)).toEqual([last]);
      expect(await nodes.a().claimDue('a', 100, 5000, 6000, 9)).toEqual([]);
    });

    it('knows when nothing is due', async () => {
      expect(await nodes.a().nextDue()).toBeNull();
      await dueTable(null);
      expect(await nodes.a().nextDue()).toBeNull();
      expect(await nodes.a().claimDue('a', 100, 1, 2, 9)).toEqual([]);
    });

    it('lets a claim end by time, by a move and by its node', async () => {
      const table = await dueTable(10);
      expect(await nodes.a().claim(table, 'a', 9, 60)).toBe(false);
      expect(await nodes.a().claim(table, 'a', 10, 60)).toBe(true);
      expect(await nodes.b().claim(table, 'b', 59, 69)).toBe(false);
      expect(await nodes.a().claim(table, 'a', 59, 60)).toBe(true);
      expect(await nodes.b().claim(table, 'b', 60, 70)).toBe(true);
      expect(await nodes.a().claimDue('a', 10, 69, 80, 9)).toEqual([]);

      expect(await nodes.b().append(table, 0, [entry(1)], progress({ dueAt: 10 }))).toBe(true);
      expect(await nodes.a().claim(table, 'a', 60, 70)).toBe(true);

      await nodes.b().release(table, 'b');
      expect(await nodes.b().claim(table, 'b', 60, 70)).toBe(false);
      await nodes.a().release(table, 'a');
      expect(await nodes.b().claim(table, 'b', 60, 70)).toBe(true);

      await nodes.b().release(table, 'b', 20);
      expect(await nodes.b().nextDue()).toBe(20);
      expect(await nodes.b().claim(table, 'b', 60, 70)).toBe(true);
      await nodes.b().release(table, 'b', null);
      expect(await nodes.b().nextDue()).toBeNull();
      expect(await nodes.b().claim('unknown', 'b', 60, 70)).toBe(false);
    });

    it('moves the time only for the node that has the claim', async () => {
      const table = await dueTable(10);
      await nodes.a().release(table, 'a', 99);
      expect(await nodes.a().nextDue()).toBe(10);
    });

    it('ends all claims of a node that starts again', async () => {
      const tables = [await dueTable(1), await dueTable(2)];
      const other = await dueTable(3);
      await nodes.b().claim(other, 'b', 5, 1000);
      await nodes.a().claimDue('a', 5, 5, 1000, 9);
      await nodes.a().releaseAll('a');
      expect(new Set(await nodes.b().claimDue('c', 5, 1, 1000, 9))).toEqual(new Set(tables));
    });

    it('gives each table to one node, when all ask at once', async () => {
      const tables = await Promise.all(Array.from({ length: 30 }, (_, index) => dueTable(index)));
      const claimed = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 === 0 ? nodes.a() : nodes.b()).claimDue(`node-${index}`, 100, 1, 1000, 5),
        ),
      );
      const all = [...claimed.flat(), ...(await nodes.a().claimDue('rest', 100, 1, 1000, 99))];
      expect(Math.max(...claimed.map(({ length }) => length))).toBeLessThanOrEqual(5);
      expect(all).toHaveLength(30);
      expect(new Set(all)).toEqual(new Set(tables));

      const table = await dueTable(7);
      const single = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          (index % 2 === 0 ? nodes.a() : nodes.b()).claim(table, `node-${index}`, 100, 1000),
        ),
      );
      expect(single.filter(Boolean)).toHaveLength(1);
    });
  });

  describe('the service clock', () => {
    it('begins once, and goes on where it stood', async () => {
      expect(await nodes.a().openClock(10_000)).toBe(10_000);
      expect(await nodes.b().openClock(99_000)).toBe(10_000);
      expect(await nodes.a().beat(10_500)).toBe(10_500);
      expect(await nodes.b().openClock(5)).toBe(10_500);
    });

    it('never goes back: whoever is behind is told how far the others are', async () => {
      await nodes.a().openClock(10_000);
      expect(await nodes.a().beat(12_000)).toBe(12_000);
      expect(await nodes.b().beat(11_000)).toBe(12_000);
      expect(await nodes.a().beat(12_001)).toBe(12_001);
      const told = await Promise.all(
        [3, 9, 5, 7].map((more, index) => (index % 2 === 0 ? nodes.a() : nodes.b()).beat(13_000 + more)),
      );
      expect(Math.max(...told)).toBe(13_009);
      expect(await nodes.b().beat(0)).toBe(13_009);
    });
  });

  describe('reminders', () => {
    const subscription = (endpoint: string, owner: Person) => ({
      endpoint,
      person: owner.id,
      keys: { p256dh: 'p', auth: 'a' },
      language: 'pt' as const,
    });

    it('keeps the subscriptions of a person', async () => {
      const rui = person();
      await nodes.a().addPerson(rui, newId('cookie'));
      await nodes.a().putSubscription(subscription('https://push/1', ana));
      await nodes.a().putSubscription(subscription('https://push/2', ana));
      await nodes.a().putSubscription({ ...subscription('https://push/2', ana), language: 'en' });
      expect(await nodes.b().subscriptionsOf(ana.id)).toEqual([
        subscription('https://push/1', ana),
        { ...subscription('https://push/2', ana), language: 'en' },
      ]);
      await nodes.b().putSubscription(subscription('https://push/2', rui));
      expect(await nodes.a().subscriptionsOf(ana.id)).toHaveLength(1);
      expect(await nodes.a().subscriptionsOf(rui.id)).toEqual([subscription('https://push/2', rui)]);

      await nodes.a().removeSubscription('https://push/2', ana.id);
      expect(await nodes.a().subscriptionsOf(rui.id)).toHaveLength(1);
      await nodes.a().removeSubscription('https://push/2', rui.id);
      await nodes.a().removeSubscription('https://push/1', null);
      expect(await nodes.b().subscriptionsOf(rui.id)).toEqual([]);
      expect(await nodes.b().subscriptionsOf(ana.id)).toEqual([]);
      await expect(nodes.a().putSubscription(subscription('https://push/3', person()))).rejects.toThrow();
    });

    it('hands each reminder out once', async () => {
      const table = await dueTable(null);
      const people = ['p1', 'p2', 'p3', 'p4', 'p5'];
      await nodes.a().append(table, 0, [entry(1)], progress({ remind: people }));
      const taken = await Promise.all(
        [0, 1, 2, 3].map((index) => (index % 2 === 0 ? nodes.a() : nodes.b()).takeReminders(2)),
      );
      for (const each of taken) expect(each.length).toBeLessThanOrEqual(2);
      const all = [...taken.flat(), ...(await nodes.b().takeReminders(9))];
      expect(all.map((reminder) => reminder.person).sort()).toEqual(people);
      expect(all[0]).toMatchObject({ table, seq: 1 });
      expect(await nodes.a().takeReminders(9)).toEqual([]);
    });

    it('reminds a person once of all that waits at a table', async () => {
      const [table, another] = [await dueTable(null), await dueTable(null)];
      await nodes.a().append(table, 0, [entry(1)], progress({ remind: [ana.id, ana.id] }));
      await nodes.b().append(table, 0, [entry(2)], progress({ remind: [ana.id] }));
      await nodes.b().append(another, 0, [entry(1)], progress({ remind: [ana.id] }));
      const taken = await nodes.a().takeReminders(9);
      expect(taken).toHaveLength(2);
      expect(taken).toContainEqual({ table, person: ana.id, seq: 2 });
      expect(taken).toContainEqual({ table: another, person: ana.id, seq: 1 });
    });
  });
}
