import { gunrunners } from '@stakeout/gunrunners';
import { expect, test } from 'vitest';
import type { Setting } from './contender.ts';
import { CONTENDERS } from './contenders/index.ts';
import { runEngineSuite } from './engine-suite.ts';
import type { LaneOrder, OpenLane } from './lane.ts';
import { timeSlice } from './measure.ts';
import { tableOf } from './table.ts';

const config = gunrunners.configure({}, 3);
if (!config.ok) throw new Error('the configuration was refused');
const setting: Setting = { game: gunrunners, players: 3, config: config.value };

/** Works in the thread of the test: the workers need compiled code. */
function openHere(order: LaneOrder): OpenLane {
  const work = CONTENDERS.find(({ id }) => id === order.contender)?.prepare(setting) ?? (() => 0);
  return {
    run: async (seconds) => timeSlice(work, seconds),
    heapBytes: async () => 1_000_000,
    close: async () => {},
  };
}

test('every contender is measured, and the playouts are compared', async () => {
  const [report] = await runEngineSuite([setting], { rounds: 3, seconds: 0.03, warmUp: 0.01 }, () => {}, openHere);
  expect(report).toMatchObject({ game: 'gunrunners', players: 3 });
  expect(report?.contenders.map(({ id }) => id)).toEqual(CONTENDERS.map(({ id }) => id));
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
  const lengths = CONTENDERS.filter(({ kind }) => kind === 'playout').map((contender) => {
    const work = contender.prepare(setting);
    return Array.from({ length: 20 }, () => work());
  });
  expect(lengths).toHaveLength(3);
  for (const length of lengths) expect(length).toEqual(lengths[0]);
});

test('the table has a line for each contender, in columns', async () => {
  const [report] = await runEngineSuite([setting], { rounds: 1, seconds: 0.01, warmUp: 0.01 }, () => {}, openHere);
  if (report === undefined) throw new Error('no report');
  const [title, , header, , ...rows] = tableOf(report);
  expect(title).toBe('gunrunners, 3 players, edition en, memory strict');
  expect(rows.map((row) => row.split(' ')[0])).toEqual(CONTENDERS.map(({ id }) => id));
  const width = header?.length;
  for (const row of rows) expect(row).toHaveLength(width ?? 0);
});
