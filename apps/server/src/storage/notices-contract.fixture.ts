import { beforeEach, describe, expect, it } from 'vitest';
import type { Nodes } from './contract.fixture.ts';
import { entry, line, newId, person, progress, runningTable, waitingTable } from './records.fixture.ts';
import type { Notice, Person } from './records.ts';

const sorted = (notices: readonly Notice[]) => notices.map((notice) => JSON.stringify(notice)).sort();

export function describeNotices(nodes: Nodes): void {
  describe('notices', () => {
    let ana: Person;
    let heard: { readonly a: Notice[]; readonly b: Notice[] };

    beforeEach(async () => {
      ana = person();
      await nodes.a().addPerson(ana, newId('cookie'));
      const now = { a: [] as Notice[], b: [] as Notice[] };
      heard = now;
      nodes.a().listen((notice) => now.a.push(notice));
      nodes.b().listen((notice) => now.b.push(notice));
    });

    /** All that both nodes hear, up to a mark that each publishes last. What different nodes tell comes in any order. */
    const expectHeard = async (...notices: Notice[]) => {
      const [ofA, ofB]: [Notice, Notice] = [
        { kind: 'table', table: newId('mark-of-a') },
        { kind: 'table', table: newId('mark-of-b') },
      ];
      const marks = [ofA, ofB];
      await Promise.all([nodes.a().publish(ofA), nodes.b().publish(ofB)]);
      for (const all of [() => heard.a, () => heard.b]) {
        await expect.poll(() => all()).toEqual(expect.arrayContaining(marks));
        expect(sorted(all())).toEqual(sorted([...notices, ...marks]));
      }
    };

    it('tells every node of every change', async () => {
      const table = runningTable(ana);
      await nodes.a().addTable(table);
      await nodes.a().append(table.id, 0, [entry(1)], progress({ remind: [ana.id] }));
      await nodes.b().append(table.id, 0, [entry(2), entry(3, { joined: true })], progress());
      await nodes.a().save({ ...table, seq: 3 });
      await nodes.b().addChat(line(table.id, ana), 'key');
      await nodes.a().putInvitation({ tokenHash: 't', table: table.id, seat: 1, createdAt: 1 });
      await nodes.b().acceptInvitation('t', { ...table, seq: 3, version: 1 });
      await nodes.b().addRematch({ ...table, seq: 3, version: 2 }, waitingTable(ana, { updatedAt: 5 }));
      await expectHeard(
        { kind: 'entry', table: table.id, seq: 1 },
        { kind: 'entry', table: table.id, seq: 3 },
        { kind: 'table', table: table.id },
        { kind: 'chat', table: table.id, id: 1 },
        { kind: 'table', table: table.id },
        { kind: 'table', table: table.id },
      );
    });

    it('tells of tables that are closed', async () => {
      const table = waitingTable(ana, { updatedAt: 5 });
      await nodes.a().addTable(table);
      await nodes.b().closeAbandoned(6, 7, 9);
      await expectHeard({ kind: 'table', table: table.id });
    });

    it('tells nothing of what was not done', async () => {
      const table = runningTable(ana);
      await nodes.a().addTable(table);
      await nodes.a().addChat(line(table.id, ana), 'key');
      expect(await nodes.b().append(table.id, 0, [entry(2)], progress())).toBe(false);
      expect(await nodes.b().save({ ...table, version: 3 })).toBe(false);
      expect(await nodes.b().acceptInvitation('unknown', table)).toBe(false);
      expect(await nodes.b().addRematch({ ...table, seq: 4 }, waitingTable(ana))).toBe(false);
      await nodes.b().addChat(line(table.id, ana), 'key');
      await expect(nodes.b().addChat(line(table.id, person()), 'key')).rejects.toThrow();
      await expectHeard({ kind: 'chat', table: table.id, id: 1 });
    });

    it('passes on what is not stored', async () => {
      const presence: Notice = { kind: 'presence', table: 't', node: 'b', seats: [0, 3], watchers: 12 };
      await nodes.b().publish(presence);
      await expect.poll(() => heard.a).toEqual([presence]);
      await expect.poll(() => heard.b).toEqual([presence]);
    });

    it('tells after the change can be read', async () => {
      const table = runningTable(ana);
      await nodes.a().addTable(table);
      const seqs: Promise<number | undefined>[] = [];
      nodes.b().listen(() =>
        seqs.push(
          nodes
            .b()
            .table(table.id)
            .then((now) => now?.seq),
        ),
      );
      await nodes.a().append(table.id, 0, [entry(1)], progress());
      await expect.poll(() => seqs).toHaveLength(1);
      expect(await seqs[0]).toBe(1);
    });

    it('tells of what was stored together one by one, and of each when it can be read', async () => {
      const tables = Array.from({ length: 30 }, () => runningTable(ana));
      await Promise.all(tables.map((table) => nodes.a().addTable(table)));
      const seen: Promise<boolean>[] = [];
      nodes.b().listen((notice) => {
        if (notice.kind !== 'entry') return;
        const { table: id, seq } = notice;
        seen.push(
          nodes
            .b()
            .table(id)
            .then((table) => (table?.seq ?? 0) >= seq),
        );
      });
      const added = await Promise.all(tables.map(({ id }) => nodes.a().append(id, 0, [entry(1)], progress())));
      expect(added.every(Boolean)).toBe(true);
      await expectHeard(...tables.map(({ id }): Notice => ({ kind: 'entry', table: id, seq: 1 })));
      expect(await Promise.all(seen)).toEqual(tables.map(() => true));
    });

    it('is silent to whoever has stopped listening', async () => {
      const all: Notice[] = [];
      const stopOne = nodes.a().listen((notice) => all.push(notice));
      const stopGap = nodes.a().onGap(() => undefined);
      stopOne();
      stopGap();
      await expectHeard();
      expect(all).toEqual([]);
    });
  });
}
