import { beforeEach, describe, expect, it } from 'vitest';
import type { Nodes } from './contract.fixture.ts';
import { entry, line, newId, OUTCOME, person, progress, runningTable, waitingTable } from './records.fixture.ts';
import type { Person, TableRecord } from './records.ts';

export function describeLog(nodes: Nodes): void {
  let ana: Person;
  let table: TableRecord;

  beforeEach(async () => {
    ana = person();
    await nodes.a().addPerson(ana, newId('cookie'));
    table = runningTable(ana);
    await nodes.a().addTable(table);
  });

  describe('the log', () => {
    it('adds entries with what they change', async () => {
      const first = entry(1);
      const second = entry(2, { seat: 2, by: 'bot', key: null, content: { undo: 1 } });
      const change = progress({ dueAt: 77 });
      expect(await nodes.a().append(table.id, 0, [first], progress({ clocks: null }))).toBe(true);
      expect(await nodes.b().append(table.id, 0, [second], change)).toBe(true);
      expect(await nodes.a().entries(table.id, 0)).toEqual([first, second]);
      expect(await nodes.b().entries(table.id, 1)).toEqual([second]);
      expect(await nodes.b().entries(table.id, 2)).toEqual([]);
      expect(await nodes.b().entries('unknown', 0)).toEqual([]);
      expect(await nodes.b().table(table.id)).toEqual({
        ...table,
        seq: 2,
        toAct: change.toAct,
        clocks: change.clocks,
        dueAt: 77,
        updatedAt: second.at,
      });
    });

    it('adds the entries of one request all at once, or none of them', async () => {
      const go = [entry(1), entry(2, { key: null, joined: true }), entry(3, { key: null, joined: true })];
      expect(await nodes.a().append(table.id, 0, go, progress({ dueAt: 5, remind: [ana.id] }))).toBe(true);
      expect(await nodes.b().entries(table.id, 0)).toEqual(go);
      expect(await nodes.b().table(table.id)).toMatchObject({ seq: 3, version: 0, dueAt: 5, updatedAt: go[2]?.at });
      expect(await nodes.b().takeReminders(9)).toEqual([{ table: table.id, person: ana.id, seq: 3 }]);
      const before = await nodes.a().table(table.id);
      const late = [entry(3), entry(4, { key: null, joined: true })];
      const used = [entry(4), entry(5, { key: go[0]?.key ?? null, joined: true })];
      const odd = [entry(4), entry(5, { key: null, joined: true, hash: '\0' })];
      const torn = [entry(4), entry(6, { key: null, joined: true })];
      expect(await nodes.a().append(table.id, 0, late, progress())).toBe(false);
      expect(await nodes.b().append(table.id, 0, used, progress())).toBe(false);
      await expect(nodes.a().append(table.id, 0, odd, progress())).rejects.toThrow();
      await expect(nodes.a().append(table.id, 0, torn, progress())).rejects.toThrow();
      await expect(nodes.a().append(table.id, 0, [], progress())).rejects.toThrow();
      expect(await nodes.b().table(table.id)).toEqual(before);
      expect(await nodes.b().entries(table.id, 0)).toEqual(go);
    });

    it('ends the match with its outcome, and adds nothing after it', async () => {
      const last = entry(1);
      const end = progress({ toAct: [], clocks: null, outcome: OUTCOME });
      expect(await nodes.a().append(table.id, 0, [last], end)).toBe(true);
      expect(await nodes.b().table(table.id)).toMatchObject({ status: 'over', outcome: OUTCOME, finishedAt: last.at });
      expect(await nodes.b().append(table.id, 0, [entry(2)], progress())).toBe(false);
      expect(await nodes.b().entries(table.id, 0)).toHaveLength(1);
    });

    it('refuses entries out of order, of another version, or of a table that does not run', async () => {
      const waiting = waitingTable(ana);
      await nodes.a().addTable(waiting);
      expect(await nodes.a().append(table.id, 0, [entry(2)], progress())).toBe(false);
      expect(await nodes.a().append(table.id, 1, [entry(1)], progress())).toBe(false);
      expect(await nodes.a().append(waiting.id, 0, [entry(1)], progress())).toBe(false);
      expect(await nodes.a().append('unknown', 0, [entry(1)], progress())).toBe(false);
      await nodes.a().save(table);
      expect(await nodes.b().append(table.id, 0, [entry(1)], progress({ remind: [ana.id] }))).toBe(false);
      expect(await nodes.b().entries(table.id, 0)).toEqual([]);
      expect(await nodes.b().takeReminders(9)).toEqual([]);
      expect(await nodes.b().append(table.id, 1, [entry(1)], progress())).toBe(true);
    });

    it('refuses a key that the seat used before, and does nothing', async () => {
      await nodes.a().append(table.id, 0, [entry(1, { key: 'same' })], progress());
      const before = await nodes.a().table(table.id);
      expect(await nodes.b().append(table.id, 0, [entry(2, { key: 'same' })], progress({ dueAt: 1 }))).toBe(false);
      expect(await nodes.a().table(table.id)).toEqual(before);
      expect(await nodes.a().entries(table.id, 0)).toHaveLength(1);
      expect(await nodes.b().append(table.id, 0, [entry(2, { key: 'same', seat: 1 })], progress())).toBe(true);
      expect(await nodes.b().append(table.id, 0, [entry(3, { key: null })], progress())).toBe(true);
      expect(await nodes.b().append(table.id, 0, [entry(4, { key: null })], progress())).toBe(true);
    });

    it('refuses what cannot be stored', async () => {
      await expect(nodes.a().append(table.id, 0, [entry(1, { at: 0.5 })], progress())).rejects.toThrow();
      await expect(nodes.a().append(table.id, 0, [entry(1, { seat: -1 })], progress())).rejects.toThrow();
      await expect(nodes.a().append(table.id, 0, [entry(1, { hash: '\0' })], progress())).rejects.toThrow();
      expect(await nodes.a().table(table.id)).toEqual(table);
      expect(await nodes.a().append(table.id, 0, [entry(1)], progress())).toBe(true);
    });

    it('keeps the latest checkpoint, with the entries it belongs to or not at all', async () => {
      const checkpoint = (entries: number, state = `{"after":${entries}}`) => ({ entries, moves: 1, hash: '', state });
      expect(await nodes.a().checkpoint(table.id)).toBeNull();
      expect(await nodes.a().append(table.id, 0, [entry(1)], progress(), checkpoint(1))).toBe(true);
      expect(await nodes.b().checkpoint(table.id)).toEqual({ ...checkpoint(1), hash: entry(1).hash });
      const go = [entry(2, { key: 'go' }), entry(3, { key: null, joined: true, hash: 'third' })];
      expect(await nodes.b().append(table.id, 0, go, progress(), { ...checkpoint(3), moves: 3 })).toBe(true);
      expect(await nodes.a().append(table.id, 0, [entry(4)], progress())).toBe(true);
      const latest = { ...checkpoint(3), moves: 3, hash: 'third' };
      expect(await nodes.a().checkpoint(table.id)).toEqual(latest);
      expect(await nodes.a().append(table.id, 0, [entry(4)], progress(), checkpoint(4))).toBe(false);
      expect(await nodes.a().append(table.id, 0, [entry(5, { key: 'go' })], progress(), checkpoint(5))).toBe(false);
      await expect(nodes.a().append(table.id, 0, [entry(5)], progress(), checkpoint(4))).rejects.toThrow();
      await expect(nodes.a().append(table.id, 0, [entry(5)], progress(), checkpoint(5, '\0'))).rejects.toThrow();
      expect(await nodes.b().checkpoint(table.id)).toEqual(latest);
      expect(await nodes.b().table(table.id)).toMatchObject({ seq: 4 });
      expect(await nodes.b().checkpoint('unknown')).toBeNull();
    });

    it('keeps the checkpoints of those that come together each with its own', async () => {
      const tables = Array.from({ length: 9 }, () => runningTable(ana));
      for (const each of tables) await nodes.a().addTable(each);
      const stateOf = (index: number) => (index % 3 === 0 ? null : `{"of":${index}}`);
      const done = await Promise.all(
        tables.map(({ id }, index) => {
          const state = stateOf(index);
          const checkpoint = state === null ? null : { entries: 1, moves: index, hash: '', state };
          return nodes.a().append(id, index === 8 ? 7 : 0, [entry(1)], progress(), checkpoint);
        }),
      );
      expect(done).toEqual(tables.map((_, index) => index !== 8));
      const kept = await Promise.all(tables.map(({ id }) => nodes.b().checkpoint(id)));
      expect(kept.map((each) => each?.state ?? null)).toEqual(
        tables.map((_, index) => (index === 8 ? null : stateOf(index))),
      );
    });

    it('finds what a seat asked for under a key', async () => {
      await nodes.a().append(table.id, 0, [entry(1, { key: 'one', seat: 1 })], progress());
      const go = [entry(2, { key: 'two', seat: 0 }), entry(3, { key: null, seat: 0, joined: true })];
      await nodes.a().append(table.id, 0, go, progress());
      expect(await nodes.b().keyed(table.id, 1, 'one')).toBe(1);
      expect(await nodes.b().keyed(table.id, 0, 'two')).toBe(2);
      expect(await nodes.b().keyed(table.id, 0, 'one')).toBeNull();
      expect(await nodes.b().keyed('unknown', 0, 'two')).toBeNull();
    });

    it('takes one of two entries with the same number', async () => {
      for (let seq = 1; seq <= 20; seq++) {
        const rivals = [entry(seq), entry(seq, { seat: 1 }), entry(seq, { seat: 2 })];
        const done = await Promise.all(
          rivals.map((rival, index) => (index === 1 ? nodes.b() : nodes.a()).append(table.id, 0, [rival], progress())),
        );
        expect(done.filter(Boolean)).toHaveLength(1);
        expect((await nodes.b().entries(table.id, seq - 1)).at(0)).toEqual(rivals[done.indexOf(true)]);
      }
      expect(await nodes.a().entries(table.id, 0)).toHaveLength(20);
    });

    it('takes either an entry or a change of the table, never both', async () => {
      const [isAppended, isSaved] = await Promise.all([
        nodes.a().append(table.id, 0, [entry(1)], progress()),
        nodes.b().save({ ...table, seats: [] }),
      ]);
      expect(isAppended).toBe(!isSaved);
      expect(await nodes.a().table(table.id)).toMatchObject(
        isSaved ? { seq: 0, version: 1, seats: [] } : { seq: 1, version: 0, seats: table.seats },
      );
    });

    it('lets nobody fail for what stands beside them', async () => {
      const good = Array.from({ length: 12 }, () => runningTable(ana));
      const bad = Array.from({ length: 5 }, () => runningTable(ana));
      const all = [...good, ...bad];
      for (const { id } of all) expect(await nodes.a().addTable({ ...runningTable(ana), id })).toBe(true);
      const first = await Promise.all(
        all.map(({ id }) => nodes.a().append(id, 0, [entry(1, { key: 'used' })], progress())),
      );
      expect(first).toEqual(all.map(() => true));
      const [used, late, older, odd, faulty] = bad.map(({ id }) => id);
      const second = good.map(({ id }, index) =>
        nodes.a().append(id, 0, [entry(2)], progress({ remind: index % 2 === 0 ? [ana.id] : [] })),
      );
      const wrong = await Promise.allSettled([
        nodes.a().append(used ?? '', 0, [entry(2, { key: 'used' })], progress()),
        nodes.a().append(late ?? '', 0, [entry(3)], progress()),
        nodes.a().append(older ?? '', 7, [entry(2)], progress()),
        nodes.a().append(odd ?? '', 0, [entry(2, { hash: 'zero\0' })], progress()),
        nodes.a().append(faulty ?? '', 0, [entry(2), entry(3, { seat: -1, joined: true })], progress()),
      ]);
      expect(await Promise.all(second)).toEqual(good.map(() => true));
      expect(wrong.slice(3).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect(wrong.slice(0, 3)).toEqual(Array(3).fill({ status: 'fulfilled', value: false }));
      for (const { id } of good) expect((await nodes.b().entries(id, 0)).map(({ seq }) => seq)).toEqual([1, 2]);
      for (const { id } of bad) expect((await nodes.b().entries(id, 0)).map(({ seq }) => seq)).toEqual([1]);
      expect(await nodes.b().takeReminders(99)).toHaveLength(6);
    });

    it('keeps the order of a table, also where several are asked for at once', async () => {
      const others = Array.from({ length: 5 }, () => runningTable(ana));
      await Promise.all(others.map((each) => nodes.a().addTable(each)));
      const seqs = Array.from({ length: 15 }, (_, index) => index + 1);
      const added = await Promise.all(
        seqs.flatMap((seq) =>
          [table, ...others].map(({ id }) => nodes.a().append(id, 0, [entry(seq)], progress({ dueAt: seq }))),
        ),
      );
      expect(added.every(Boolean)).toBe(true);
      for (const { id } of [table, ...others]) {
        expect((await nodes.b().entries(id, 0)).map(({ seq }) => seq)).toEqual(seqs);
        expect(await nodes.b().table(id)).toMatchObject({ seq: 15, dueAt: 15 });
      }
    });

    it('shows whoever reads what was answered, at once', async () => {
      const tables = Array.from({ length: 10 }, () => runningTable(ana));
      await Promise.all(tables.map((each) => nodes.a().addTable(each)));
      const seen = await Promise.all(
        tables.map(async ({ id }) => {
          await nodes.a().append(id, 0, [entry(1)], progress());
          const [record, entries, [mark]] = await Promise.all([
            nodes.a().table(id),
            nodes.a().entries(id, 0),
            nodes.a().marks([id]),
          ]);
          return [record?.seq, entries.length, mark?.seq];
        }),
      );
      expect(seen).toEqual(tables.map(() => [1, 1, 1]));
    });

    it('keeps up with many matches at once', async () => {
      const tables = Array.from({ length: 20 }, () => runningTable(ana));
      await Promise.all(tables.map((each) => nodes.a().addTable(each)));
      await Promise.all(
        tables.map(async ({ id }, index) => {
          for (let seq = 1; seq <= 10; seq++) {
            const store = (index + seq) % 2 === 0 ? nodes.a() : nodes.b();
            expect(await store.append(id, 0, [entry(seq)], progress())).toBe(true);
          }
        }),
      );
      for (const { id } of tables) expect(await nodes.b().table(id)).toMatchObject({ seq: 10 });
    });
  });

  describe('chat', () => {
    it('numbers the lines of a table', async () => {
      const another = runningTable(ana);
      await nodes.a().addTable(another);
      const lines = ['a', 'b', 'c', 'd'].map((text) => line(table.id, ana, { text }));
      for (const [index, each] of lines.entries()) {
        expect(await nodes.a().addChat(each, `key-${index}`)).toEqual({ ...each, id: index + 1 });
      }
      await nodes.b().addChat(line(another.id, ana, { seat: null }), 'key');
      const texts = async (after: number, limit: number) =>
        (await nodes.b().chat(table.id, after, limit)).map(({ text }) => text).join('');
      expect(await texts(0, 9)).toBe('abcd');
      expect(await texts(2, 9)).toBe('cd');
      expect(await texts(1, 2)).toBe('cd');
      expect(await texts(4, 2)).toBe('');
      expect(await nodes.b().chat(another.id, 0, 9)).toEqual([{ ...line(another.id, ana, { seat: null }), id: 1 }]);
    });

    it('tells what was said from seats apart from what spectators said', async () => {
      const seats = [0, null, 1, null];
      for (const [index, seat] of seats.entries()) {
        await nodes.a().addChat(line(table.id, ana, { seat }), `key-${index}`);
      }
      const seen = async (limit: number, of: 'everybody' | 'seated') =>
        (await nodes.b().chat(table.id, 0, limit, of)).map(({ seat }) => seat);
      expect(await seen(9, 'everybody')).toEqual(seats);
      expect(await seen(9, 'seated')).toEqual([0, 1]);
      expect(await seen(2, 'seated')).toEqual([0, 1]);
    });

    it('stores a line once, however often it is sent', async () => {
      const rui = person();
      await nodes.a().addPerson(rui, newId('cookie'));
      const first = await nodes.a().addChat(line(table.id, ana), 'key');
      expect(await nodes.b().addChat(line(table.id, ana, { text: 'again', at: 9 }), 'key')).toEqual(first);
      const other = await nodes.b().addChat(line(table.id, rui), 'key');
      expect(other.id).toBe(first.id + 1);
      const same = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          (index % 2 === 0 ? nodes.a() : nodes.b()).addChat(line(table.id, ana), 'at once'),
        ),
      );
      expect(new Set(same.map(({ id }) => id)).size).toBe(1);
      expect(await nodes.a().chat(table.id, 0, 99)).toHaveLength(3);
    });

    it('loses no number when all talk at once', async () => {
      await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          (index % 2 === 0 ? nodes.a() : nodes.b()).addChat(line(table.id, ana, { text: `${index}` }), `key-${index}`),
        ),
      );
      const lines = await nodes.b().chat(table.id, 0, 99);
      expect(lines.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
      expect(new Set(lines.map(({ text }) => text)).size).toBe(12);
    });

    it('refuses lines at no table and by nobody', async () => {
      await expect(nodes.a().addChat(line('unknown', ana), 'key')).rejects.toThrow();
      await expect(nodes.a().addChat(line(table.id, person()), 'key')).rejects.toThrow();
      await expect(nodes.a().addChat(line(table.id, ana, { text: 'zero\0' }), 'key')).rejects.toThrow();
    });
  });
}
