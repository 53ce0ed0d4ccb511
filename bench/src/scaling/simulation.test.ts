import { describe, expect, test } from 'vitest';
import { COMFORT, capacityOf } from './capacity.ts';
import { checkPoint } from './command.ts';
import { type Costs, readCosts } from './costs.ts';
import { FILE, LAYOUTS, type Layout } from './plan.ts';
import { rateAt, simulate } from './simulation.ts';

/** Round numbers, so that the answers can be worked out by hand. */
const costs: Costs = {
  actionCpuMs: 1,
  broadcastMs: 0,
  fileActionCpuMs: 1,
  fileWaitMs: 1,
  hearingMs: 0.01,
  idleSocketMs: 0,
  socketBytes: 50_000,
  nodeBytes: 150e6,
  announced: [
    { writers: 1, perSecond: 2000 },
    { writers: 16, perSecond: 1000 },
  ],
  silent: [
    { writers: 1, perSecond: 2000 },
    { writers: 16, perSecond: 4000 },
  ],
  databaseMs: 0.25,
  databaseTellingMs: 0.01,
  databaseCores: 2,
  botMs: { easy: 1, medium: 10, hard: 100 },
};
const [asItIs, routed, apart] = LAYOUTS as [Layout, Layout, Layout];

describe('waits', () => {
  test('are hardly more than the work itself where little is asked', () => {
    const { p50 } = simulate({ nodes: 1, tablesPerNode: 10, pace: 0.1, layout: FILE }, costs);
    // Two milliseconds on average, half of it fixed; the middle of the other half is at ln 2.
    expect(p50).toBeCloseTo(1 + Math.LN2, 1);
  });

  test('grow with what is asked, and have no end where it is too much', () => {
    const at = (tablesPerNode: number) => simulate({ nodes: 1, tablesPerNode, pace: 1, layout: FILE }, costs);
    expect(at(400).p99).toBeGreaterThan(2 * at(50).p99);
    expect(at(600).isOverrun).toBe(true);
  });

  test('are the same for the same seed', () => {
    const plan = { nodes: 3, tablesPerNode: 50, pace: 1, layout: asItIs };
    expect(simulate(plan, costs, 7)).toEqual(simulate(plan, costs, 7));
  });
});

test('between measured points the commits a second lie on a straight line, beyond them they stay', () => {
  expect([1, 8.5, 16, 40].map((waiting) => rateAt(costs.announced, waiting))).toEqual([2000, 1500, 1000, 1000]);
});

describe('capacity', () => {
  test('of few nodes is that of their processors, of many that of the commits', () => {
    expect(capacityOf(routed, 1, 1, costs)).toMatchObject({ limit: 'node' });
    const many = capacityOf(routed, 100, 1, costs);
    expect(many.limit).toBe('commits');
    expect(many.burden.commits).toBeLessThanOrEqual(COMFORT);
    expect(100 * many.tablesPerNode).toBeLessThan(1000 * COMFORT);
  });

  test('grows when sockets of a table share a node, and when notices leave the commit', () => {
    const of = (layout: Layout) => capacityOf(layout, 10, 0.3, { ...costs, announced: costs.silent }).tablesPerNode;
    expect(of(routed)).toBeGreaterThan(of(asItIs));
    expect(capacityOf(apart, 10, 1, costs).tablesPerNode).toBeGreaterThan(
      capacityOf(routed, 10, 1, costs).tablesPerNode,
    );
  });
});

test('the middle wait of the model is that of the load drill, the one point where both are known', () => {
  const { measured, modelled, burden } = checkPoint(readCosts());
  // Only the middle: the tail of the drill has causes that the model does not know, such as neighbours on the machine.
  expect(modelled.p50).toBeGreaterThan(measured.p50 / 2.5);
  expect(modelled.p50).toBeLessThan(measured.p50 * 2.5);
  expect(burden.node).toBeGreaterThanOrEqual(measured.serverCores * 0.9);
  expect(burden.node).toBeLessThan(1);
});
