import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { isSameAction } from './action-shape.ts';
import { destinations } from './destinations.ts';
import { escapePlan } from './game.ts';
import { randomGame } from './random-game.fixture.ts';
import type { State } from './state.ts';
import { at, cops, table, tile } from './table.fixture.ts';
import { type TravelPlan, travelsOf } from './travel-plan.ts';

/** Plays a plan in the real state and gives the kind of the frame that waits then. */
function playOut(state: State, seat: number, { actions, keys }: TravelPlan): string {
  const world = escapePlan.copy(state);
  const last = keys.length > 0 ? [{ type: 'stop', key: keys[0] as number } as const] : [];
  for (const action of [...actions, ...last]) {
    const isLegal = escapePlan.legal(world, seat).some((other) => isSameAction(other, action));
    expect(isLegal, JSON.stringify([action, actions])).toBe(true);
    escapePlan.applyInPlace(world, seat, action, new FastChance(1), null);
  }
  return world.frames.at(-1)?.kind ?? '';
}

describe('the ways of a robber', () => {
  it('[E11.1] begin with the move, go step by step and end with the stop', () => {
    const state = table({ pawns: [at('S2', 'STORE_A')], cops: { S2: cops('LOCAL') } }, 'action');
    const { plans, steps } = travelsOf(escapePlan.view(state, 0));
    expect(plans.length).toBeGreaterThan(3);
    for (const { actions } of plans) expect([actions[0]?.type, actions.at(-1)?.type]).toEqual(['move', 'stop']);
    expect(steps.every(([first, second]) => first?.type === 'move' && second?.type === 'step')).toBe(true);
  });

  it('[E11.5] with a gas can lead further, and use it only where it is needed', () => {
    const bare = table({ pawns: [at('S2', 'STORE_A')] }, 'travel');
    const rich = table({ pawns: [at('S2', 'STORE_A')], boards: [{ cans: 2 }] }, 'travel');
    const near = new Set(travelsOf(escapePlan.view(bare, 0)).plans.map(({ node }) => node));
    const { plans } = travelsOf(escapePlan.view(rich, 0));
    expect(new Set(plans.map(({ node }) => node)).size).toBeGreaterThan(near.size);
    for (const { node, cans, actions } of plans) {
      expect(actions.filter(({ type }) => type === 'gasCan')).toHaveLength(cans);
      if (!near.has(node)) expect(cans).toBeGreaterThan(0);
    }
  });

  it('[E21.2] out of the city meet the cops of the last tile too', () => {
    const state = table({ day: 3, pawns: [at('A1', 'EXIT_1')], cops: { A1: cops('FEDERAL', 'SWAT') } }, 'travel');
    state.patrolled = [1, 2, 2];
    const leaving = travelsOf(escapePlan.view(state, 0)).plans.find(({ isEscape }) => isEscape);
    expect(leaving).toMatchObject({ route: { left: [tile('A1')], cops: 2, nodes: [] }, actions: [{ type: 'escape' }] });
  });

  it('are none for whoever is not to act, and none outside TRAVEL', () => {
    const state = table({}, 'travel');
    expect(travelsOf(escapePlan.view(state, null)).plans).toEqual([]);
    expect(travelsOf(escapePlan.view(state, 1)).plans).toEqual([]);
    expect(travelsOf(escapePlan.view(table({}, 'finish'), 0)).steps).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5])('are legal to the last action and miss no destination, with %i players', (seats) => {
    let looked = 0;
    randomGame(seats, 40 + seats, ({ before: state, seat }) => {
      const kind = state.frames.at(-1)?.kind;
      if ((kind !== 'action' && kind !== 'travel') || looked > 60) return;
      const view = escapePlan.view(state, seat);
      const { plans, steps } = travelsOf(view);
      const isOpen = kind === 'travel' || escapePlan.legal(state, seat).some(({ type }) => type === 'move');
      if (!isOpen) return;
      looked++;
      for (const plan of plans) expect(playOut(state, seat, plan)).not.toBe('travel');
      for (const [index, { node, isEscape, cans }] of plans.entries()) {
        const before = plans.slice(0, index).filter((plan) => plan.node === node && plan.isEscape === isEscape);
        expect(before.every((plan) => plan.cans <= cans)).toBe(true);
      }
      const reached = new Set(plans.map(({ node }) => node));
      for (const { node } of destinations(view)) expect(reached.has(node)).toBe(true);
      expect(steps.every((actions) => actions.length === (kind === 'action' ? 2 : 1))).toBe(true);
    });
    expect(looked).toBeGreaterThan(20);
  });
});
