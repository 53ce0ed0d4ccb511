import { describe, expect, it } from 'vitest';
import { escapePlan } from './game.ts';
import { at, place, table } from './table.fixture.ts';
import { travelsOf } from './travel-plan.ts';
import { whyNoTrips } from './why-no-trip.ts';

describe('places that a move cannot lead to', () => {
  it('[E11.2] are exactly those that no trip leads to; out of reach it is said how many points it takes', () => {
    const state = table({ pawns: [at('S2', 'STORE_A')] }, 'travel');
    const view = escapePlan.view(state, 0);
    const refused = whyNoTrips(view);
    const near = new Set(travelsOf(view).plans.map(({ node }) => node));
    expect(near.size).toBeGreaterThan(3);
    for (const node of near) expect(refused.has(node), `${node}`).toBe(false);
    const far = [...refused.values()].filter(({ reason }) => reason === 'stop.needsMore');
    expect(far.length).toBeGreaterThan(0);
    for (const { params } of far) {
      expect(params.have).toBe(3);
      expect(params.need).toBeGreaterThan(3);
    }
  });

  it('[E11.5] gas cans bring some of them into reach', () => {
    const far = (cans: number) => {
      const state = table({ pawns: [at('S2', 'STORE_A')], boards: [{ cans }] }, 'travel');
      return whyNoTrips(escapePlan.view(state, 0)).size;
    };
    expect(far(1)).toBeLessThan(far(0));
  });

  it('[E15.1] say what forbids it before how far it is, and nothing to who does not play', () => {
    const state = table({ pawns: [at('S2', 'STORE_A')], places: { BAR: at('C1', 'BUSINESS') } }, 'travel');
    state.visited[place('BAR')] = 1;
    expect(whyNoTrips(escapePlan.view(state, 0)).get(at('C1', 'BUSINESS'))?.reason).toBe('stop.visited');
    expect(whyNoTrips(escapePlan.view(state, null)).size).toBe(0);
  });
});
