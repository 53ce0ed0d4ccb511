import { describe, expect, it } from 'vitest';
import { destinations } from './destinations.ts';
import { escapePlan } from './game.ts';
import { at, CITY_X, cops, table, tile } from './table.fixture.ts';

describe('destinations', () => {
  it('[A-31] EX22 every way to Store A leaves B2 and A3, and meets their cops', () => {
    const state = table({
      city: CITY_X,
      pawns: [at('B2', 'SAFE_HOUSE')],
      cops: { B2: cops('FEDERAL'), A3: cops('FEDERAL', 'LOCAL'), S2: cops('SWAT') },
    });
    const store = destinations(escapePlan.view(state, 0)).find(({ node }) => node === at('S2', 'STORE_A'));
    expect(store?.routes.map(({ points, cops: met }) => [points, met])).toContainEqual([3, 3]);
    for (const route of store?.routes ?? []) {
      expect(route.left).toContain(tile('B2'));
      expect(route.nodes.at(-1)).toBe(at('S2', 'STORE_A'));
      expect(route.points).toBeLessThanOrEqual(3);
    }
  });

  it('[A-31] EX18 the ride makes Store C reachable, at three points net', () => {
    const state = table({ pawns: [at('S2', 'GANG')] });
    const store = destinations(escapePlan.view(state, 0)).find(({ node }) => node === at('D2', 'STORE_C'));
    const ride = store?.routes.find(({ nodes }) => nodes.includes(at('B3', 'SUBWAY')));
    expect(ride?.points).toBe(3);
    expect(ride?.left).toEqual([tile('S2'), tile('S1'), tile('B3')].sort((one, other) => one - other));
  });

  it('[A-31] no route is beaten by another of the same destination, and every first step is legal', () => {
    const state = table({ pawns: [at('B1', 'SAFE_HOUSE')] }, 'travel');
    const firsts = new Set(
      escapePlan.legal(state, 0).flatMap((action) => ('to' in action && action.type !== 'moveCop' ? [action.to] : [])),
    );
    for (const { routes } of destinations(escapePlan.view(state, 0))) {
      for (const route of routes) {
        const beaten = routes.filter(
          (other) =>
            other !== route && other.points <= route.points && other.left.every((index) => route.left.includes(index)),
        );
        expect(beaten.filter((other) => other.points < route.points && other.left.length < route.left.length)).toEqual(
          [],
        );
        expect(firsts.has(route.nodes[0] ?? -1)).toBe(true);
      }
    }
  });

  it('[E11.1] where the robber stands is none, nor is a place already visited; on day 3 the open exit is', () => {
    const state = table({ pawns: [at('S2', 'STORE_A')] });
    expect(destinations(escapePlan.view(state, 0)).map(({ node }) => node)).not.toContain(at('S2', 'STORE_A'));
    const last = table({ day: 3, pawns: [at('A1', 'EXIT_1')] });
    last.patrolled = [1, 2, 2];
    expect(destinations(escapePlan.view(last, 0)).map(({ node }) => node)).toContain(at('A1', 'EXIT_1'));
    expect(destinations(escapePlan.view(state, null))).toEqual([]);
  });
});
