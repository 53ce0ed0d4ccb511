import { describe, expect, it } from 'vitest';
import { fitModel, forecast, type Model, type Observation, reachOf, recall } from './model.ts';

/** A service whose costs are known: 0.5 ms of a node, 0.1 of the database, 0.05 of the proxy; a node at rest takes 2 %. */
function observed(nodes: number, perSecond: number): Observation {
  const nodeCores = (perSecond * 0.5) / 1000 + nodes * 0.02;
  const databaseCores = (perSecond * 0.1) / 1000;
  const proxyCores = (perSecond * 0.05) / 1000;
  const usedCores = nodeCores + databaseCores + proxyCores + (perSecond * 0.2) / 1000;
  const busy = Math.max(usedCores / 2, nodeCores / nodes);
  const queue = busy / (1 - busy);
  const times = { p50: 2 + 3 * queue, p99: 10 + 20 * queue };
  return {
    engine: 'postgres',
    nodes,
    perSecond,
    nodeCores,
    databaseCores,
    proxyCores,
    usedCores,
    machineCores: 2,
    ...times,
  };
}

const OBSERVED = [observed(1, 200), observed(1, 800), observed(2, 400), observed(2, 1200), observed(4, 1600)];

function fitted(observations: readonly Observation[]): Model {
  const model = fitModel(observations);
  if (model === null) throw new Error('nothing to fit');
  return model;
}

describe('the model of a fleet', () => {
  it('finds what things cost', () => {
    const { costs, p50, p99 } = fitted(OBSERVED);
    expect(costs.postgres.nodeMs).toBeCloseTo(0.5, 6);
    expect(costs.postgres.nodeRest).toBeCloseTo(0.02, 6);
    expect(costs.postgres.databaseMs).toBeCloseTo(0.1, 6);
    expect(costs.postgres.proxyMs).toBeCloseTo(0.05, 6);
    expect([p50.base, p50.slope, p99.base, p99.slope].map((value) => Math.round(value * 1000) / 1000)).toEqual([
      2, 3, 10, 20,
    ]);
  });

  it('is within a factor of two at a spell between those it was fitted to, though each was off by a quarter', () => {
    const noisy = OBSERVED.map((one, index) => ({ ...one, p99: one.p99 * (index % 2 === 0 ? 1.25 : 0.75) }));
    for (const [left, one] of noisy.slice(0, -1).entries()) {
      const { p99 } = recall(fitted(noisy.toSpliced(left, 1)), one);
      expect(Math.max(p99 / one.p99, one.p99 / p99)).toBeLessThan(2);
    }
  });

  it('says how far a fleet goes: twice the nodes, twice the actions, until the database is full', () => {
    const model = fitted(OBSERVED);
    const with10 = { engine: 'postgres', databaseCores: 4, proxyCores: 2 } as const;
    const five = reachOf(model, { ...with10, nodes: 5 }, 150);
    const ten = reachOf(model, { ...with10, nodes: 10 }, 150);
    expect(five.perSecond).toBe(6800);
    expect(ten.perSecond).toBe(13_600);
    expect(reachOf(model, { ...with10, nodes: 100 }, 150)).toMatchObject({ perSecond: 28_000, database: 0.7 });
    expect(forecast(model, { ...with10, nodes: 5 }, 3400).node).toBeCloseTo(0.36, 6);
    // Whoever wants it quicker gets less of it.
    expect(reachOf(model, { ...with10, nodes: 5 }, 20).perSecond).toBeLessThan(five.perSecond);
  });

  it('says nothing from too little', () => {
    expect(fitModel(OBSERVED.slice(0, 2))).toBeNull();
    expect(fitModel([])).toBeNull();
  });
});
