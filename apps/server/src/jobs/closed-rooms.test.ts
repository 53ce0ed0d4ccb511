import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botsOf, type Question, think } from '@stakeout/bots';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import type { Thinkers } from '../bots/pool.ts';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { findGame } from '../games.ts';
import { Metrics } from '../metrics.ts';
import { granted as entered } from '../play/match.fixture.ts';
import { Referee } from '../play/referee.ts';
import { isWhole, seqOf } from '../play/room.ts';
import { Rooms } from '../play/rooms.ts';
import { SlowLane } from '../play/slow-lane.ts';
import { ServiceClock } from '../service-clock.ts';
import type { TableRecord } from '../storage/records.ts';
import { openSqliteStore } from '../storage/sqlite.ts';
import { makeReady, start } from '../tables/start.ts';
import { ANA, granted, nonceOf, TIME, tableOf } from '../tables/table.fixture.ts';
import { Attendant } from './attendant.ts';

const PLENTY = 64 * 1024 * 1024;
const ENTRIES = 110;

/** Ana with two bots. */
function tableWithBots(game: string): TableRecord {
  const waiting = tableOf(['me', 'medium', 'easy'], { game, config: {} });
  return granted(start(granted(makeReady(waiting, ANA.id, nonceOf('1'))), ANA.id, null, TIME));
}

/** What bots were asked and chose, and what it took. */
interface Course {
  readonly decisions: string[];
  entriesRead: number;
  /** How often a room was opened from a checkpoint, and how often from the beginning of a log that has one. */
  short: number;
  long: number;
}

/** Short enough to be read, and without how long bots have thought: some write that down. */
function digest(data: unknown): string {
  const text = JSON.stringify(data, (key, value) => (key === 'milliseconds' ? 0 : value));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Plays the table, always the same; `closes` says when its room is closed before somebody acts. */
async function play(table: TableRecord, closes: (dice: FastChance) => boolean): Promise<Course> {
  const folder = mkdtempSync(join(tmpdir(), 'stakeout-closed-'));
  const opened = await openSqliteStore(folder);
  const course: Course = { decisions: [], entriesRead: 0, short: 0, long: 0 };
  const store = {
    ...opened,
    async entries(id: string, after: number) {
      const entries = await opened.entries(id, after);
      course.entriesRead += entries.length;
      if (after > 0) course.short++;
      else if ((await opened.checkpoint(id)) !== null) course.long++;
      return entries;
    },
  };
  const read = readConfig({});
  if (!read.ok) throw new Error('no configuration');
  const context: Context = { config: read.config, store, clock: new ServiceClock(store, () => {}), wake: () => {} };
  const rooms = new Rooms(store, new SlowLane(), PLENTY);
  const referee = new Referee(context, rooms, { entered: () => {} }, new Metrics());
  const thinkers: Thinkers = {
    async ask(question: Question) {
      const game = findGame(question.game);
      if (game === null) throw new Error('no game');
      const bot = question.bot === 'medium' ? 'medium@2' : question.bot;
      const thread = { breathe: async () => {}, isCancelled: () => false, read: async () => new Uint8Array() };
      const answer = await think(botsOf(game), { ...question, bot, seed: course.decisions.length }, thread);
      const { seed: _luck, ...asked } = question;
      course.decisions.push(`${asked.seat} chose ${answer?.index} of ${digest([asked, answer?.notes])}`);
      return answer;
    },
  };
  const attendant = new Attendant(context, rooms, referee, thinkers, new Metrics());
  const [dice, closing] = [new FastChance(5), new FastChance(6)];
  await store.addPerson(ANA, 'cookie');
  await store.addTable(table);
  const room = async () => entered(await rooms.enter(table.id));
  for (let now = await room(), key = 0; seqOf(now) < ENTRIES; now = await room(), key++) {
    const { game, state } = now.match;
    const seq = seqOf(now);
    const options = game.legal(state, 0);
    const isOwn = game.toAct(state).includes(0);
    if (game.outcome(state) !== null) break;
    if (closes(closing)) rooms.close(table.id);
    if (!isOwn) await attendant.attend(table.id);
    else {
      const actions = [options[dice.pick(options.length)]];
      await referee.request(table.id, async () => 0, `key ${key}`, seq, { actions });
      if (dice.pick(3) === 0) await referee.request(table.id, async () => 0, `back ${key}`, seq + 1, { undo: 1 });
    }
  }
  await opened.close();
  rmSync(folder, { recursive: true });
  return course;
}

describe.each(['gunrunners', 'escape-plan'])('bots of %s whose room was closed', (game) => {
  it('know what they would know, and decide what they would decide, without the whole log', async () => {
    const table = tableWithBots(game);
    const stayed = await play(table, () => false);
    const closed = await play(table, (dice) => dice.pick(3) > 0);
    expect(stayed.decisions.length).toBeGreaterThan(40);
    expect(closed.decisions).toEqual(stayed.decisions);
    expect(closed.short).toBeGreaterThan(20);
    expect(closed.long).toBe(0);
  });
});

it('what bots keep in mind is forgotten with a room that may differ from what is stored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stakeout-closed-'));
  const store = await openSqliteStore(folder);
  const rooms = new Rooms(store, new SlowLane(), PLENTY);
  const table = tableWithBots('gunrunners');
  await store.addPerson(ANA, 'cookie');
  await store.addTable(table);
  const decided = async () => {
    const { match, memories } = entered(await rooms.enter(table.id));
    return memories.decision(match, 1);
  };
  (await decided()).take({ index: 0, notes: 'seen' });
  rooms.close(table.id);
  expect(rooms.weight).toBeGreaterThan(0);
  expect((await decided()).question.notes).toBe('seen');
  expect(isWhole(entered(await rooms.enter(table.id)))).toBe(true);
  rooms.close(table.id);
  rooms.drop(table.id);
  expect(rooms.weight).toBe(0);
  expect((await decided()).question.notes).toBeNull();
  await store.close();
  rmSync(folder, { recursive: true });
});
