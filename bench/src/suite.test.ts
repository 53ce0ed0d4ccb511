import { gunrunners } from '@stakeout/gunrunners';
import { expect, test } from 'vitest';
import type { Setting } from './contender.ts';
import { contenderNamed, SUITES, type Suite } from './contenders/index.ts';
import type { LaneOrder, OpenLane } from './lane.ts';
import { timeSlice } from './measure.ts';
import { runSuite } from './suite.ts';
import { tableOf } from './table.ts';

const [engine, bots] = SUITES as [Suite, Suite];
const config = gunrunners.configure({}, 3);
if (!config.ok) throw new Error('the configuration was refused');
const setting: Setting = { game: gunrunners, players: 3, config: config.value };

/** Works in the thread of the test: the workers need compiled code. */
function openHere(order: LaneOrder): OpenLane {
  const work = contenderNamed(order.contender)?.prepare(setting) ?? (() => 0);
  return {
    run: async (seconds) => timeSlice(work, seconds),
    heapBytes: async () => 1_000_000,
    close: async () => {},
  };
}

test('every contender is measured, and the playouts are compared', async () => {
  const [report] = await runSuite(engine, [setting], { rounds: 3, seconds: 0.03, warmUp: 0.01 }, () => {}, openHere);
  expect(report).toMatchObject({ game: 'gunrunners', players: 3 });
  expect(report?.contenders.map(({ id }) => id)).toEqual(engine.contenders.map(({ id }) => id));
  for (const { kind, operations, operationsPerSecond, gamesPerSecond, ...contender } of report?.contenders ?? []) {
    const isPlayout = kind === 'playout';
    expect(operations).toBeGreaterThan(0);
    expect(operationsPerSecond.low).toBeGreaterThan(0);
    expect(operationsPerSecond.high).toBeGreaterThanOrEqual(operationsPerSecond.median);
    expect(gamesPerSecond !== null).toBe(isPlayout);
    expect(contender.timesBoardgameIo !== null).toBe(isPlayout);
    if (contender.id === 'boardgame.io') expect(contender.timesBoardgameIo?.median).toBe(1);
    if (contender.id === 'pure-apply') expect(contender.timesPureApply?.median).toBe(1);
  }
});

test('the playouts of all contenders are the same games', () => {
  const lengths = engine.contenders
    .filter(({ kind }) => kind === 'playout')
    .map((contender) => {
      const work = contender.prepare(setting);
      return Array.from({ length: 20 }, () => work());
    });
  expect(lengths).toHaveLength(3);
  for (const length of lengths) expect(length).toEqual(lengths[0]);
});

test('the table has a line for each contender, in columns', async () => {
  const [report] = await runSuite(engine, [setting], { rounds: 1, seconds: 0.01, warmUp: 0.01 }, () => {}, openHere);
  if (report === undefined) throw new Error('no report');
  const [title, , header, , ...rows] = tableOf(report);
  expect(title).toBe('gunrunners, 3 players, edition en, memory strict');
  expect(rows.map((row) => row.split(' ')[0])).toEqual(engine.contenders.map(({ id }) => id));
  const width = header?.length;
  for (const row of rows) expect(row).toHaveLength(width ?? 0);
});

test('searches are measured in iterations and compared with boardgame.io’s, nets in calls', async () => {
  const [report] = await runSuite(bots, [setting], { rounds: 2, seconds: 0.1, warmUp: 0.01 }, () => {}, openHere);
  expect(report?.contenders.map(({ id, kind }) => [id, kind])).toEqual([
    ['search', 'search'],
    ['boardgame.io-mcts', 'search'],
    ['net', 'call'],
    ['plain-net', 'call'],
  ]);
  for (const { kind, operations, timesBoardgameIo } of report?.contenders ?? []) {
    expect(operations).toBeGreaterThan(0);
    if (kind === 'search') expect(timesBoardgameIo?.median).toBeGreaterThan(0);
  }
  if (report !== undefined) expect(tableOf(report).join('\n')).toMatch(/search +.* iterations\/s/);
});
