import { beforeEach, describe, expect, it } from 'vitest';
import type { Nodes } from './contract.fixture.ts';
import { entry, line, newId, OUTCOME, person, progress, runningTable, waitingTable } from './records.fixture.ts';
import type { Person, TableRecord } from './records.ts';

export function describeRetention(nodes: Nodes): void {
  let ana: Person;

  beforeEach(async () => {
    ana = await introduced();
  });

  /** Somebody, whose one session was last used when they came. */
  const introduced = async (createdAt = 1000) => {
    const somebody = person({ createdAt });
    await nodes.a().addPerson(somebody, `cookie of ${somebody.id}`);
    return somebody;
  };
  const added = async (table: TableRecord) => {
    await nodes.a().addTable(table);
    return table;
  };
  const read = (id: string) => nodes.b().table(id);
  const knows = async ({ id }: Person) => (await nodes.b().personBySession(`cookie of ${id}`)) !== null;

  describe('what goes after a while', () => {
    it('closes tables that nobody came to, the oldest first, so many at once', async () => {
      const old = await added(waitingTable(ana, { updatedAt: 10, dueAt: 5 }));
      const older = await added(waitingTable(ana, { updatedAt: 9 }));
      const fresh = await added(waitingTable(ana, { updatedAt: 20 }));
      const running = await added(runningTable(ana, { updatedAt: 10 }));
      expect(await nodes.a().closeAbandoned(20, 99, 1)).toBe(1);
      expect(await read(older.id)).toMatchObject({ status: 'closed' });
      expect(await read(old.id)).toEqual(old);
      expect(await nodes.b().closeAbandoned(20, 99, 9)).toBe(1);
      expect(await read(old.id)).toEqual({ ...old, status: 'closed', version: 1, updatedAt: 99, dueAt: null });
      expect(await read(fresh.id)).toEqual(fresh);
      expect(await read(running.id)).toEqual(running);
      expect(await nodes.b().closeAbandoned(20, 99, 9)).toBe(0);
      expect(await nodes.b().save(old)).toBe(false);
    });

    it('closes matches in which nothing happens, and nothing can happen afterwards', async () => {
      const idle = await added(runningTable(ana, { startedAt: 5, updatedAt: 10, dueAt: 7 }));
      const lively = await added(runningTable(ana, { startedAt: 5, updatedAt: 20 }));
      const over = await added(runningTable(ana, { startedAt: 5, updatedAt: 10, status: 'over', outcome: OUTCOME }));
      expect(await nodes.a().closeIdle(20, 99, 9)).toBe(1);
      expect(await read(idle.id)).toEqual({ ...idle, status: 'closed', version: 1, updatedAt: 99, dueAt: null });
      for (const kept of [lively, over]) expect(await read(kept.id)).toEqual(kept);
      expect(await nodes.b().append(idle.id, 1, [entry(1)], progress())).toBe(false);
      expect(await nodes.b().nextDue()).toBeNull();
    });

    it('removes closed tables with all that belongs to them, and nothing else', async () => {
      const over = await added(runningTable(ana, { status: 'over', outcome: OUTCOME, updatedAt: 1 }));
      const again = waitingTable(ana, { updatedAt: 2 });
      await nodes.a().addRematch(over, again);
      const played = await added(runningTable(ana, { startedAt: 1 }));
      const checkpoint = { entries: 1, moves: 1, hash: '', state: '{}' };
      await nodes.a().append(played.id, 0, [entry(1, { at: 2 })], progress({ remind: [ana.id] }), checkpoint);
      await nodes.a().addChat(line(played.id, ana), 'key');
      await nodes.a().putInvitation({ tokenHash: 'token', table: again.id, seat: 1, createdAt: 1 });
      const waiting = await added(waitingTable(ana, { updatedAt: 3 }));
      await nodes.a().closeAbandoned(3, 30, 9);
      await nodes.a().closeIdle(3, 30, 9);

      expect(await nodes.b().removeClosed(30, 9)).toBe(0);
      expect(await nodes.b().removeClosed(31, 1)).toBe(1);
      expect(await nodes.b().removeClosed(31, 9)).toBe(1);
      expect(await nodes.b().removeClosed(31, 9)).toBe(0);
      for (const { id } of [again, played]) expect(await read(id)).toBeNull();
      expect(await nodes.b().entries(played.id, 0)).toEqual([]);
      expect(await nodes.b().checkpoint(played.id)).toBeNull();
      expect(await nodes.b().chat(played.id, 0, 9)).toEqual([]);
      expect(await nodes.b().invitation('token')).toBeNull();
      expect(await nodes.b().takeReminders(9)).toEqual([]);
      expect(await read(waiting.id)).toEqual(waiting);
      // There can be another rematch.
      expect(await read(over.id)).toEqual({ ...over, version: 2 });
      expect(await nodes.a().addRematch({ ...over, version: 2 }, waitingTable(ana))).toBe(true);
    });

    it('removes each table once, though all nodes do it at the same time', async () => {
      for (let count = 0; count < 20; count++) await added(waitingTable(ana, { status: 'closed', updatedAt: 1 }));
      let total = 0;
      while (total < 20) {
        const removed = await Promise.all([nodes.a().removeClosed(2, 3), nodes.b().removeClosed(2, 3)]);
        total += removed.reduce((sum, count) => sum + count);
      }
      expect([total, await nodes.a().removeClosed(2, 9)]).toEqual([20, 0]);
    });

    it('forgets people who did not come back and of whom nothing is left', async () => {
      const [idle, host, player, speaker] = [
        await introduced(),
        await introduced(),
        await introduced(),
        await introduced(),
      ];
      const fresh = await introduced(3000);
      const visitor = await introduced();
      await nodes.a().personBySession(`cookie of ${visitor.id}`, 1000 + 10 * 3600 * 1000);
      await nodes.a().addRecovery(idle.id, newId('link'), 5000);
      const keys = { p256dh: 'p', auth: 'a' };
      await nodes.a().putSubscription({ endpoint: 'https://push.example', person: idle.id, keys, language: 'en' });
      const tried = { puzzle: 1, isRight: true, rating: 1500, day: '2026-11-18' };
      await nodes.a().addPuzzleTries(idle.id, 'gunrunners', [tried]);
      await added(waitingTable(host, { seats: [] }));
      const table = await added(runningTable(player));
      await nodes.a().addChat(line(table.id, speaker), 'key');

      const seen: string[] = [];
      let [after, removed]: [string | null, number] = ['', 0];
      while (after !== null) {
        const step: { removed: number; last: string | null } = await nodes.b().removePeople(2000, after, 2);
        removed += step.removed;
        after = step.last;
        if (after !== null) seen.push(after);
      }
      // Ana and the one who is idle.
      expect(removed).toBe(2);
      expect(seen).toEqual([...seen].sort());
      expect([await knows(ana), await knows(idle)]).toEqual([false, false]);
      for (const kept of [host, player, speaker, fresh, visitor]) expect(await knows(kept)).toBe(true);
      expect(await nodes.b().subscriptionsOf(idle.id)).toEqual([]);
      expect(await nodes.b().puzzleTries(idle.id, 'gunrunners', 0, 9)).toEqual({ tries: [], count: 0 });
    });

    it('removes sessions that nobody uses, and links that lead nowhere', async () => {
      const late = await introduced(5000);
      expect(await nodes.a().removeSessions(1000, 9)).toBe(0);
      expect(await nodes.b().removeSessions(1001, 9)).toBe(1);
      expect([await knows(ana), await knows(late)]).toEqual([false, true]);

      await nodes.a().addRecovery(late.id, 'old', 100);
      await nodes.a().addRecovery(late.id, 'new', 101);
      const over = await added(runningTable(late, { status: 'over', outcome: OUTCOME }));
      const waiting = await added(waitingTable(late));
      await nodes.a().putInvitation({ tokenHash: 'spent', table: over.id, seat: 1, createdAt: 1 });
      await nodes.a().putInvitation({ tokenHash: 'good', table: waiting.id, seat: 1, createdAt: 1 });
      expect(await nodes.b().removeLinks(100, 9)).toBe(1);
      expect(await nodes.b().removeLinks(100, 9)).toBe(0);
      expect(await nodes.b().invitation('spent')).toBeNull();
      expect(await nodes.b().invitation('good')).not.toBeNull();
      expect(await nodes.b().takeRecovery('new', 100, newId('cookie'))).toEqual(late);
    });
  });
}
