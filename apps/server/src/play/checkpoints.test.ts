import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { movesInTurn } from '@stakeout/host';
import { FastChance, type Viewer, verifyExport } from '@stakeout/kernel';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { findGame } from '../games.ts';
import { entryFrames, stateMessage } from '../live/frames.ts';
import { Metrics } from '../metrics.ts';
import { ServiceClock } from '../service-clock.ts';
import type { TableRecord } from '../storage/records.ts';
import { openSqliteStore } from '../storage/sqlite.ts';
import { SQLITE_FILE } from '../storage/sqlite-files.ts';
import type { Store } from '../storage/store.ts';
import { ANA, BIA, CAIO, runningTable } from '../tables/table.fixture.ts';
import { granted } from './match.fixture.ts';
import { Referee } from './referee.ts';
import { type Added, byRequest, follow, isWhole, type Room, seqOf } from './room.ts';
import { Rooms } from './rooms.ts';
import { SlowLane } from './slow-lane.ts';
import { Stories } from './stories.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, null];
const PLENTY = 64 * 1024 * 1024;
const NOW = 1_700_000_100_000;

let folder: string;
let store: Store;
/** How many entries have been read. */
let entriesRead: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stakeout-checkpoints-'));
  const opened = await openSqliteStore(folder);
  store = {
    ...opened,
    async entries(table, after) {
      const entries = await opened.entries(table, after);
      entriesRead += entries.length;
      return entries;
    },
  };
  for (const person of [ANA, BIA, CAIO]) await store.addPerson(person, `cookie of ${person.name}`);
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A table of three whose requests are judged by a node; what was shown of the latest is kept. */
class Played {
  readonly rooms = new Rooms(store, new SlowLane(), PLENTY);
  readonly table: TableRecord;
  /** What everybody was shown of the latest request. */
  frames: readonly string[] = [];
  private readonly referee: Referee;
  private readonly dice = new FastChance(7);
  private keys = 0;

  constructor(table: TableRecord) {
    const read = readConfig({});
    if (!read.ok) throw new Error('no configuration');
    this.table = table;
    const clock = new ServiceClock(store, () => {});
    const context: Context = { config: read.config, store, clock, wake: () => {} };
    const audience = { entered: (room: Room, added: readonly Added[]) => this.show(room, added) };
    this.referee = new Referee(context, this.rooms, audience, new Metrics());
  }

  static async begin(game: string): Promise<Played> {
    const table = runningTable({ game, config: {} });
    expect(await store.addTable(table)).toBe(true);
    return new Played(table);
  }

  async room(): Promise<Room> {
    return granted(await this.rooms.enter(this.table.id));
  }

  /** Whoever is to act plays anything, and now and then takes it back. */
  async playOn(entries: number): Promise<void> {
    const until = seqOf(await this.room()) + entries;
    for (let room = await this.room(); seqOf(room) < until; room = await this.room()) {
      const { game, state } = room.match;
      const [seat] = game.toAct(state);
      if (seat === undefined) return;
      const options = game.legal(state, seat);
      const ruling = await this.ask(`key ${this.keys++}`, seat, { actions: [options[this.dice.pick(options.length)]] });
      expect(ruling.ok).toBe(true);
      if (this.dice.pick(4) === 0) await this.ask(`key ${this.keys++}`, seat, { undo: 1 });
    }
  }

  async ask(key: string, seat: number, wish: { actions: readonly unknown[] } | { undo: number }, seq?: number) {
    const seen = seq ?? seqOf(await this.room());
    return this.referee.request(this.table.id, async () => seat, key, seen, wish);
  }

  private show(room: Room, added: readonly Added[]): void {
    const frame = entryFrames(room, added, NOW);
    this.frames = VIEWERS.map((viewer) => frame(viewer));
  }
}

/** What everybody sees of a room. */
function sights(room: Room): readonly string[] {
  return VIEWERS.map((viewer) => JSON.stringify(stateMessage(room, viewer, NOW)));
}

describe.each(['gunrunners', 'escape-plan'])('a match of %s that was dropped from memory', (game) => {
  it('is opened from its checkpoint, and the same to everybody, byte for byte', async () => {
    const played = await Played.begin(game);
    const { id } = played.table;
    let short = 0;
    for (let time = 0; time < 14; time++) {
      await played.playOn(11);
      const shown = sights(await played.room());
      played.rooms.drop(id);
      entriesRead = 0;
      const again = await played.room();
      expect(sights(again)).toEqual(shown);
      const kept = (await store.checkpoint(id))?.entries ?? 0;
      expect(again.match.before.entries).toBe(kept);
      expect(entriesRead).toBe(seqOf(again) - kept);
      if (!isWhole(again)) short++;
      const whole = granted(await new Rooms(store, new SlowLane(), PLENTY).enter(id, 'whole'));
      expect(isWhole(whole)).toBe(true);
      expect(sights(whole)).toEqual(shown);
      const since = again.match.before.moves;
      for (const viewer of VIEWERS) {
        expect([...movesInTurn(again.match, viewer, since)]).toEqual([...movesInTurn(whole.match, viewer, since)]);
      }
    }
    expect(short).toBeGreaterThan(8);
  });

  it('shows what happens next as if it had never been dropped', async () => {
    const played = await Played.begin(game);
    const { id } = played.table;
    await played.playOn(100);
    const whole = granted(await new Rooms(store, new SlowLane(), PLENTY).enter(id, 'whole'));
    played.rooms.drop(id);
    expect(isWhole(await played.room())).toBe(false);
    for (let time = 0; time < 40; time++) {
      await played.playOn(1);
      for (const request of byRequest(await store.entries(id, seqOf(whole)))) {
        const added = follow(whole, request);
        if (added === null) throw new Error('it did not follow');
        const frame = entryFrames(whole, added, NOW);
        if (seqOf(whole) < seqOf(await played.room())) continue;
        expect(VIEWERS.map((viewer) => frame(viewer))).toEqual(played.frames);
      }
    }
  });

  it('is whole again for its story and its file', async () => {
    const played = await Played.begin(game);
    const { id } = played.table;
    const stories = () => new Stories(new SlowLane());
    const told = async (room: Room) => Promise.all(VIEWERS.map((viewer) => stories().history(room, viewer, 0)));
    await played.playOn(100);
    const before = await told(await played.room());
    played.rooms.drop(id);
    expect(isWhole(await played.room())).toBe(false);
    const whole = granted(await played.rooms.enter(id, 'whole'));
    expect(await told(whole)).toEqual(before);
    // From now on it is this one that is played on.
    expect(await played.room()).toBe(whole);
    await played.playOn(Number.POSITIVE_INFINITY);
    const file = stories().file(await played.room());
    played.rooms.drop(id);
    expect(stories().file(granted(await played.rooms.enter(id, 'whole')))).toBe(file);
    expect(verifyExport(file ?? '', findGame)).toMatchObject({ ok: true });
  });

  it('answers what was asked for long ago as it did then', async () => {
    const played = await Played.begin(game);
    const { id } = played.table;
    const { match } = await played.room();
    const [seat = 0] = match.game.toAct(match.state);
    const [option] = match.game.legal(match.state, seat);
    const first = await played.ask('the first', seat, { actions: [option] });
    expect(first).toEqual({ ok: true, seq: 1, done: 1 });
    await played.playOn(100);
    played.rooms.drop(id);
    const { match: short } = await played.room();
    expect(short.before.entries).toBeGreaterThan(1);
    for (const seq of [0, 50, short.before.entries + 1, 999]) {
      expect(await played.ask('the first', seat, { actions: [{ type: 'fly' }] }, seq)).toEqual(first);
    }
    expect(await played.ask('the first', seat, { undo: 99 })).toEqual(first);
    expect(await played.ask('another', seat, { actions: [option] }, 0)).toMatchObject({ ok: false, error: 'stale' });
    // Under the same key nothing else can be asked for, whatever they have seen since.
    const [now = 0] = short.game.toAct(short.state);
    const [next] = short.game.legal(short.state, now);
    const { length } = await store.entries(id, 0);
    const old = (await store.entries(id, 0)).find((entry) => entry.seat === now && entry.key !== null);
    const again = await played.ask(old?.key ?? '', now, { actions: [next] });
    expect(again).toMatchObject({ ok: true });
    expect(again.ok && again.seq).toBeLessThan(short.before.entries);
    expect(await store.entries(id, 0)).toHaveLength(length);
  });

  it('is played through from its beginning when its checkpoint does not fit', async () => {
    const played = await Played.begin(game);
    const { id } = played.table;
    await played.playOn(100);
    const shown = sights(await played.room());
    const file = new Libsql(join(folder, SQLITE_FILE));
    const [kept] = file.prepare('select state from checkpoints').all() as { readonly state: string }[];
    const change = file.prepare('update checkpoints set state = ?');
    for (const state of [kept?.state.replace(/\d/, (digit) => String(9 - Number(digit))), '{}', 'no state']) {
      change.run([state]);
      played.rooms.drop(id);
      const again = await played.room();
      expect(isWhole(again)).toBe(true);
      expect(sights(again)).toEqual(shown);
    }
    file.close();
  });
});
