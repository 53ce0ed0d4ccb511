import { describe, expect, it } from 'vitest';
import { escapePlan } from './game.ts';
import { pointsTo } from './points-to.ts';
import { at, place, table } from './table.fixture.ts';
import { travelsOf } from './travel-plan.ts';

describe('the points it takes', () => {
  it('[E11.2] to a place in reach are no more than there are, and to one out of reach more', () => {
    const state = table({ pawns: [at('S2', 'STORE_A')], boards: [{ cans: 1 }] }, 'travel');
    const view = escapePlan.view(state, 0);
    const ahead = pointsTo(view) ?? expect.unreachable('the viewer plays');
    expect(ahead.have).toBe(4);
    const near = new Set(travelsOf(view).plans.map(({ node }) => node));
    expect(near.size).toBeGreaterThan(3);
    expect(ahead.needed.size).toBeGreaterThan(near.size);
    for (const [node, needed] of ahead.needed) expect(needed <= ahead.have, `${node}`).toBe(near.has(node));
  });

  it('[E15.1] are not told where the move could not end anyway, nor to who does not play', () => {
    const state = table({ pawns: [at('S2', 'STORE_A')], places: { BAR: at('C1', 'BUSINESS') } }, 'travel');
    const bar = at('C1', 'BUSINESS');
    expect(pointsTo(escapePlan.view(state, 0))?.needed.has(bar)).toBe(true);
    state.visited[place('BAR')] = 1;
    const { needed } = pointsTo(escapePlan.view(state, 0)) ?? expect.unreachable('the viewer plays');
    expect([needed.has(bar), needed.has(at('S2', 'STORE_A'))]).toEqual([false, false]);
    expect(pointsTo(escapePlan.view(state, null))).toBeNull();
  });
});
