import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import type { TableRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { granted, playOn, roomWith, tableWith } from './match.fixture.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import { SlowLane } from './slow-lane.ts';
import { weightOf } from './weight.ts';

const TABLES: ReadonlyMap<string, TableRecord> = new Map(
  Array.from({ length: 60 }, (_, index) => [`table-${index}`, tableWith(`table-${index}`)]),
);

/** Stored are tables that have begun and nothing more. */
const store = {
  table: async (id: string) => TABLES.get(id) ?? null,
  entries: async () => [],
  checkpoint: async () => null,
} as unknown as Store;

function openRooms(rooms: Rooms): readonly Room[] {
  return [...TABLES.keys()].flatMap((id) => rooms.peek(id) ?? []);
}

function weightOfAll(rooms: Rooms): number {
  return openRooms(rooms).reduce((sum, room) => sum + weightOf(room), 0);
}

describe('rooms in memory', () => {
  it('weigh no more than they may, and the books are right, whatever changes behind their back', async () => {
    const most = 400_000;
    const rooms = new Rooms(store, new SlowLane(), most);
    const dice = new FastChance(8);
    const ids = [...TABLES.keys()];
    let mostRooms = 0;
    for (let step = 0; step < 600; step++) {
      const id = ids[dice.pick(ids.length)] ?? '';
      await rooms.queue(id, async () => {
        const room = granted(await rooms.enter(id));
        playOn(room, dice, dice.pick(4));
        const what = dice.pick(100);
        // What another node has stored is followed without a word, or found not to fit.
        if (what < 40) rooms.grew(room);
        else if (what < 60) rooms.drop(id);
      });
      expect(rooms.weight).toBeLessThanOrEqual(most);
      mostRooms = Math.max(mostRooms, rooms.size);
    }
    expect(mostRooms).toBeGreaterThan(10);
    for (const room of openRooms(rooms)) rooms.grew(room);
    expect(rooms.weight).toBe(weightOfAll(rooms));
    for (const id of ids) rooms.drop(id);
    expect([rooms.size, rooms.weight]).toEqual([0, 0]);
  });

  it('that were used longest ago are dropped, but none that is in use', async () => {
    const one = granted(await new Rooms(store, new SlowLane(), 1).enter('table-0'));
    const rooms = new Rooms(store, new SlowLane(), 3.5 * weightOf(one));
    for (const index of [0, 1, 2]) await rooms.enter(`table-${index}`);
    await rooms.enter('table-0');
    await rooms.enter('table-3');
    expect(openRooms(rooms).map(({ table }) => table.id)).toEqual(['table-0', 'table-2', 'table-3']);
    await rooms.queue('table-2', async () => {
      for (const index of [4, 5, 6]) await rooms.enter(`table-${index}`);
    });
    expect(openRooms(rooms).map(({ table }) => table.id)).toEqual(['table-2', 'table-5', 'table-6']);
  });

  it('weigh more the more they hold', () => {
    const room = roomWith('table');
    const empty = weightOf(room);
    playOn(room, new FastChance(1), 40);
    const played = weightOf(room);
    expect(played).toBeGreaterThan(empty + 20_000);
    const config = { table: Array(1000).fill({ name: 'x'.repeat(50) }) };
    expect(weightOf({ ...room, table: { ...room.table, config } })).toBeGreaterThan(played + 100_000);
    const notes = { worlds: Array(500).fill([1, 2, 3]) };
    room.memories.decision(room.match, 0).take({ index: 0, notes });
    expect(weightOf(room)).toBeGreaterThan(played + 30_000);
  });
});
