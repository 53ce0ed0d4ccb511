import { beforeEach, describe, expect, it } from 'vitest';
import type { Nodes } from './contract.fixture.ts';
import { listed } from './listed-table.ts';
import {
  entry,
  line,
  newId,
  OUTCOME,
  person,
  progress,
  runningTable,
  seat,
  seatOfPerson,
  waitingTable,
} from './records.fixture.ts';
import type { Person, TableRecord } from './records.ts';

export function describeTables(nodes: Nodes): void {
  let ana: Person;
  let rui: Person;

  beforeEach(async () => {
    [ana, rui] = [person(), person({ name: 'Rui' })];
    await nodes.a().addPerson(ana, newId('cookie'));
    await nodes.a().addPerson(rui, newId('cookie'));
  });

  const added = async (table: TableRecord) => {
    await nodes.a().addTable(table);
    return table;
  };
  const read = async (id: string) => {
    const table = await nodes.b().table(id);
    if (table === null) throw new Error('the table is gone');
    return table;
  };

  describe('tables', () => {
    it('gives back exactly what was put in', async () => {
      const plain = await added(waitingTable(ana));
      const previous = await added(runningTable(ana));
      const full = await added(
        runningTable(ana, {
          outcome: OUTCOME,
          status: 'over',
          dueAt: 12,
          previous: previous.id,
          finishedAt: 9,
          version: 4,
        }),
      );
      expect(await nodes.b().table(plain.id)).toEqual(plain);
      expect(await nodes.b().table(full.id)).toEqual(full);
      expect(await nodes.b().table('unknown')).toBeNull();
    });

    it('says how far tables have come', async () => {
      const [quiet, busy] = [await added(waitingTable(ana)), await added(runningTable(ana, { version: 3 }))];
      await nodes.a().append(busy.id, 3, [entry(1), entry(2, { key: null, joined: true })], progress());
      await nodes.a().addChat(line(busy.id, ana), 'one');
      await nodes.b().addChat(line(busy.id, rui), 'two');
      const marks = await nodes.b().marks([quiet.id, busy.id, 'unknown']);
      expect(marks).toHaveLength(2);
      expect(marks).toContainEqual({ id: quiet.id, version: 0, seq: 0, chatId: 0 });
      expect(marks).toContainEqual({ id: busy.id, version: 3, seq: 2, chatId: 2 });
    });

    it('gives a host so many tables of a status and no more, whoever asks at once', async () => {
      const most = 3;
      await added(waitingTable(rui));
      await added(runningTable(ana));
      await added(waitingTable(ana, { status: 'closed' }));
      const made = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 === 0 ? nodes.a() : nodes.b()).addTable(waitingTable(ana), most),
        ),
      );
      expect(made.filter(Boolean)).toHaveLength(most);
      expect(await nodes.b().hostedBy(ana.id, 'waiting')).toBe(most);
      expect(await nodes.b().hostedBy(ana.id, 'running')).toBe(1);
      expect(await nodes.b().hostedBy('nobody', 'running')).toBe(0);

      const [over, waiting] = [await added(runningTable(ana, { status: 'over', outcome: OUTCOME })), waitingTable(ana)];
      expect(await nodes.a().addRematch(over, waiting, most)).toBe(false);
      expect((await read(over.id)).next).toBeNull();
      expect(await nodes.a().addRematch(over, waiting, most + 1)).toBe(true);
      expect(await nodes.a().save({ ...waiting, status: 'running' }, 1)).toBe(false);
      expect(await read(waiting.id)).toMatchObject({ status: 'waiting', version: 0 });
      expect(await nodes.a().save({ ...waiting, previous: over.id, status: 'running' }, 2)).toBe(true);
    });

    it('keeps ten seats in order, every field of each', async () => {
      const seats = Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0
          ? seatOfPerson(ana, { standIn: true, resigned: index === 4, byInvitation: true, name: `Nome "${index}"` })
          : seat({ kind: 'bot', level: index === 3 ? 'master' : 'medium' }),
      );
      const table = await added(waitingTable(ana, { seats }));
      expect((await read(table.id)).seats).toEqual(seats);
    });

    it('refuses bad tables, and leaves nothing of them', async () => {
      const refused = [
        waitingTable(person()),
        waitingTable(ana, { config: undefined }),
        waitingTable(ana, { seq: -1 }),
        waitingTable(ana, { createdAt: 1.5 }),
        waitingTable(ana, { seats: [seatOfPerson(ana), seatOfPerson(person())] }),
        waitingTable(ana, { previous: 'unknown' }),
      ];
      for (const table of refused) {
        await expect(nodes.a().addTable(table)).rejects.toThrow();
        expect(await nodes.a().table(table.id)).toBeNull();
      }
      const table = await added(waitingTable(ana));
      await expect(nodes.a().addTable(table)).rejects.toThrow();
    });

    it('saves everything but what never changes', async () => {
      const table = await added(waitingTable(ana));
      const change: TableRecord = {
        ...runningTable(rui, {
          id: table.id,
          visibility: 'public',
          clock: null,
          dueAt: 3,
          updatedAt: 1_800_000_000_000,
        }),
        config: [1],
        sentAway: [{ person: ana.id, at: 5 }],
        rulesVersion: '2',
        seats: [seatOfPerson(rui), seat()],
        game: 'another',
        fairness: 1,
        secret: 'another',
        createdAt: 1,
      };
      expect(await nodes.a().save(change)).toBe(true);
      expect(await read(table.id)).toEqual({
        ...change,
        version: 1,
        game: table.game,
        fairness: table.fairness,
        createdAt: table.createdAt,
      });
    });

    it('saves nothing when the version has changed', async () => {
      const table = await added(waitingTable(ana));
      expect(await nodes.a().save({ ...table, rulesVersion: '2' })).toBe(true);
      expect(await nodes.b().save({ ...table, rulesVersion: '3', seats: [] })).toBe(false);
      expect(await read(table.id)).toEqual({ ...table, rulesVersion: '2', version: 1 });
      expect(await nodes.b().save(waitingTable(ana))).toBe(false);
    });

    it('saves nothing when the log has grown', async () => {
      const table = await added(runningTable(ana));
      expect(await nodes.a().append(table.id, 0, [entry(1)], progress())).toBe(true);
      expect(await nodes.b().save({ ...table, seats: [] })).toBe(false);
      const now = await read(table.id);
      expect(now.seats).toEqual(table.seats);
      expect(await nodes.b().save({ ...now, status: 'closed' })).toBe(true);
    });

    it('rolls a save back when its seats are refused', async () => {
      const table = await added(waitingTable(ana));
      const change = { ...table, rulesVersion: '2', seats: [seatOfPerson(person())] };
      await expect(nodes.a().save(change)).rejects.toThrow();
      expect(await read(table.id)).toEqual(table);
    });

    it('lets one of many savers win', async () => {
      const table = await added(waitingTable(ana));
      const saved = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 === 0 ? nodes.a() : nodes.b()).save({
            ...table,
            watchKey: `${index}`,
            seats: [seat({ name: `${index}` })],
          }),
        ),
      );
      expect(saved.filter(Boolean)).toHaveLength(1);
      const winner = `${saved.indexOf(true)}`;
      expect(await read(table.id)).toMatchObject({ version: 1, watchKey: winner, seats: [{ name: winner }] });
    });
  });

  describe('rematches', () => {
    it('links both tables', async () => {
      const first = await added(runningTable(ana, { status: 'over', outcome: OUTCOME }));
      const second = waitingTable(rui);
      expect(await nodes.a().addRematch(first, second)).toBe(true);
      expect(await read(first.id)).toEqual({ ...first, next: second.id, version: 1 });
      expect(await read(second.id)).toEqual({ ...second, previous: first.id });
    });

    it('makes one, whoever asks', async () => {
      const first = await added(runningTable(ana, { status: 'over' }));
      const rematches = Array.from({ length: 6 }, () => waitingTable(ana));
      const made = await Promise.all(
        rematches.map((table, index) => (index % 2 === 0 ? nodes.a() : nodes.b()).addRematch(first, table)),
      );
      expect(made.filter(Boolean)).toHaveLength(1);
      const { next } = await read(first.id);
      expect(next).toBe(rematches[made.indexOf(true)]?.id);
      const stored = await Promise.all(rematches.map(({ id }) => nodes.a().table(id)));
      expect(stored.filter((table) => table !== null)).toHaveLength(1);
      expect(await nodes.a().addRematch(await read(first.id), waitingTable(ana))).toBe(false);
    });

    it('makes none of a table that has changed', async () => {
      const first = await added(runningTable(ana));
      await nodes.a().append(first.id, 0, [entry(1)], progress());
      const second = waitingTable(ana);
      expect(await nodes.b().addRematch(first, second)).toBe(false);
      expect(await nodes.b().addRematch({ ...first, seq: 1, version: 1 }, second)).toBe(false);
      expect(await nodes.b().table(second.id)).toBeNull();
    });
  });

  describe('lists of tables', () => {
    it('shows public tables that wait or run, latest change first', async () => {
      const at = (updatedAt: number): Partial<TableRecord> => ({ visibility: 'public', updatedAt });
      const waiting = await added(waitingTable(ana, at(10)));
      const running = await added(runningTable(ana, at(30)));
      const another = await added(waitingTable(ana, at(20)));
      await added(runningTable(ana, { ...at(40), status: 'over' }));
      await added(waitingTable(ana, { ...at(50), status: 'closed' }));
      await added(waitingTable(ana, { ...at(60), visibility: 'link' }));
      expect(await nodes.b().publicTables(9)).toEqual([running, another, waiting].map(listed));
      expect((await nodes.b().publicTables(2)).map(({ id }) => id)).toEqual([running.id, another.id]);
      await nodes.a().append(running.id, 0, [entry(1, { at: 5 })], progress());
      expect((await nodes.b().publicTables(9)).at(-1)?.id).toBe(running.id);
    });

    it('tells only those options that are one value', async () => {
      const table = await added(waitingTable(ana, { visibility: 'public' }));
      const options = { seats: 2, title: "Robert'); drop table tables;--", nothing: null };
      expect((await nodes.b().publicTables(9)).map((row) => row.options)).toEqual([options]);
      expect(await nodes.a().save({ ...table, config: { deck: [1], memory: 'open' } })).toBe(true);
      expect((await nodes.b().tablesOf(ana.id, 9)).map((row) => row.options)).toEqual([{ memory: 'open' }]);
    });

    it('shows the tables of a person, latest change first', async () => {
      const hosted = await added(waitingTable(rui, { seats: [seat()], updatedAt: 10 }));
      const joined = await added(runningTable(ana, { seats: [seatOfPerson(ana), seatOfPerson(rui)], updatedAt: 30 }));
      const both = await added(
        runningTable(rui, { seats: [seatOfPerson(rui), seatOfPerson(rui)], updatedAt: 20, status: 'over' }),
      );
      await added(waitingTable(rui, { status: 'closed' }));
      await added(waitingTable(ana));
      expect(await nodes.b().tablesOf(rui.id, 9)).toEqual([joined, both, hosted].map(listed));
      expect((await nodes.b().tablesOf(rui.id, 1)).map(({ id }) => id)).toEqual([joined.id]);
      expect(await nodes.b().tablesOf('nobody', 9)).toEqual([]);
      expect((await nodes.b().tablesOf(rui.id, 9, joined)).map(({ id }) => id)).toEqual([both.id, hosted.id]);
      expect(await nodes.b().tablesOf(rui.id, 9, hosted)).toEqual([]);

      expect(await nodes.a().save({ ...joined, seats: [seatOfPerson(ana), seat()] })).toBe(true);
      expect((await nodes.b().tablesOf(rui.id, 9)).map(({ id }) => id)).toEqual([both.id, hosted.id]);
    });
  });

  it('pages through the tables of a person, however many changed at one moment', async () => {
    const table = () => added(runningTable(rui, { seats: [seatOfPerson(rui)], updatedAt: 10, status: 'over' }));
    const ids = (await Promise.all([table(), table(), table()])).map(({ id }) => id);
    const paged: string[] = [];
    for (let last = (await nodes.b().tablesOf(rui.id, 1))[0]; last !== undefined; ) {
      paged.push(last.id);
      last = (await nodes.b().tablesOf(rui.id, 1, last))[0];
    }
    expect(paged.toSorted()).toEqual(ids.toSorted());
  });

  describe('invitations', () => {
    const invitation = (table: TableRecord, tokenHash: string, seatNumber = 1) => ({
      tokenHash,
      table: table.id,
      seat: seatNumber,
      createdAt: 7,
    });

    it('replaces the invitation to a seat', async () => {
      const table = await added(waitingTable(ana));
      await nodes.a().putInvitation(invitation(table, 'one'));
      await nodes.a().putInvitation(invitation(table, 'other', 2));
      expect(await nodes.b().invitation('one')).toEqual(invitation(table, 'one'));
      await nodes.a().putInvitation(invitation(table, 'two'));
      expect(await nodes.b().invitation('one')).toBeNull();
      expect(await nodes.b().invitation('two')).toEqual(invitation(table, 'two'));
      expect(await nodes.b().invitation('other')).toEqual(invitation(table, 'other', 2));
      await expect(nodes.a().putInvitation(invitation(waitingTable(ana), 'three'))).rejects.toThrow();
    });

    it('spends it with the change it is for', async () => {
      const table = await added(waitingTable(ana));
      await nodes.a().putInvitation(invitation(table, 'token'));
      const change = { ...table, seats: [seatOfPerson(ana), seatOfPerson(rui, { byInvitation: true })] };
      expect(await nodes.b().acceptInvitation('token', change)).toBe(true);
      expect(await read(table.id)).toEqual({ ...change, version: 1 });
      expect(await nodes.a().invitation('token')).toBeNull();
      expect(await nodes.a().acceptInvitation('token', { ...change, version: 1 })).toBe(false);
    });

    it('keeps it when the table has changed', async () => {
      const table = await added(waitingTable(ana));
      await nodes.a().putInvitation(invitation(table, 'token'));
      await nodes.a().save(table);
      expect(await nodes.a().acceptInvitation('token', { ...table, seats: [] })).toBe(false);
      expect(await nodes.a().invitation('token')).not.toBeNull();
      expect((await read(table.id)).seats).toEqual(table.seats);
    });

    it('is good for its own table only', async () => {
      const [table, another] = [await added(waitingTable(ana)), await added(waitingTable(ana))];
      await nodes.a().putInvitation(invitation(table, 'token'));
      expect(await nodes.a().acceptInvitation('token', another)).toBe(false);
      expect(await nodes.a().invitation('token')).not.toBeNull();
      expect(await read(another.id)).toEqual(another);
    });

    it('is spent once, whoever comes first', async () => {
      const table = await added(waitingTable(ana));
      await nodes.a().putInvitation(invitation(table, 'token'));
      const accepted = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          (index % 2 === 0 ? nodes.a() : nodes.b()).acceptInvitation('token', { ...table, watchKey: `${index}` }),
        ),
      );
      expect(accepted.filter(Boolean)).toHaveLength(1);
      expect(await read(table.id)).toMatchObject({ version: 1, watchKey: `${accepted.indexOf(true)}` });
    });
  });
}
