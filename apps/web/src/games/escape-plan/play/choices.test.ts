import { type Action, escapePlan, NODES_PER_TILE, type State } from '@stakeout/escape-plan';
import { FastChance, type Seat } from '@stakeout/kernel';
import { longRun } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import type { TableSnapshot } from '../../../session/session.ts';
import { choicesOf } from './choices.ts';
import { lookAround, type Moment } from './random-views.fixture.ts';
import type { EscapeParts, Target } from './targets.ts';
import { touching } from './touching.ts';
import { tripsOf } from './trips.ts';

function snapshotOf({ view, seat, options }: Moment): TableSnapshot {
  return { view, viewer: seat, toAct: [seat], options } as unknown as TableSnapshot;
}

/** Plays actions on a copy of the real state; each has to be legal. */
function playAll(state: State, seat: Seat, actions: readonly Action[]): void {
  const world = escapePlan.copy(state);
  for (const action of actions) {
    expect(escapePlan.explain(world, seat, action), JSON.stringify(actions)).toEqual([]);
    escapePlan.applyInPlace(world, seat, action, new FastChance(1), null);
  }
}

/** Everything that can be touched at a table, whether it is there or not. */
const EVERYTHING: readonly Target[] = [
  ...numbers(14 * NODES_PER_TILE).map((node): Target => `node:${node}`),
  ...numbers(14).flatMap((tile): Target[] => [`tile:${tile}`, `stack:${tile}`, `member:${tile}`, `cop:${tile}:1`]),
  ...numbers(6).flatMap((index): Target[] => [
    `cell:${index - 3}:2`,
    `turn:${index}`,
    `display:${index}`,
    `contact:${index}`,
    `item:${index}`,
    `slot:${index}`,
    `asset:${index}`,
    `place:${index}`,
    `fixer:${index}`,
  ]),
  ...numbers(4).flatMap((index): Target[] => [
    `ability:${index}`,
    `route:${index}`,
    `key:${index}`,
    `equipment:${index}`,
    `locker:${index}:0`,
    `heal:${index}`,
  ]),
  ...(['firstAid', 'can', 'rest', 'disc', 'value:60', 'button:pass', 'button:move', 'button:remove'] as const),
];

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

describe.each([1, 2, 3, 4, 5])('choosing by touching, with %i players', (seats) => {
  it('leads to every option and to nothing but legal plans, each way to one of them', () => {
    lookAround(seats, 11 * seats, longRun(75, 300), (moment) => {
      const { state, seat, view, options } = moment;
      const choices = choicesOf(view, options);
      const meant = new Map<string, string>();
      const reached = new Set<string>();
      for (const { plan, ways } of choices) {
        const text = JSON.stringify(plan);
        expect(ways.length).toBeGreaterThan(0);
        if (plan.length === 1) reached.add(text);
        for (const way of ways) {
          const key = way.join(' ');
          expect(meant.get(key) ?? text, key).toBe(text);
          meant.set(key, text);
        }
      }
      for (const option of options) expect(reached.has(JSON.stringify([option])), JSON.stringify(option)).toBe(true);
      for (const { plan } of choices) if (plan.length > 1) playAll(state, seat, plan);
    });
  });

  it('is possible touch by touch, and for every piece of advice', () => {
    lookAround(seats, 7 * seats, longRun(20, 80), (moment) => {
      const decision = touching.decisionIn(snapshotOf(moment));
      if (decision === null) throw new Error('nothing to decide');
      for (const option of moment.options) {
        const way = decision.way(option);
        expect(way, JSON.stringify(option)).not.toBeNull();
        let parts: EscapeParts = [];
        for (const target of way ?? []) parts = decision.touch(parts, target) ?? [];
        expect(parts).toEqual(way);
        expect(decision.standing(parts).plan).toEqual([option]);
      }
    });
  });

  it('is refused with a reason wherever it is not legal', () => {
    lookAround(seats, 5 * seats, longRun(8, 30), (moment) => {
      const { state, seat } = moment;
      const snapshot = snapshotOf(moment);
      const decision = touching.decisionIn(snapshot);
      const [first] = [...(decision?.standing([]).legal ?? [])];
      for (const before of first === undefined ? [[]] : [[], [first]]) {
        for (const target of EVERYTHING) {
          if (decision?.touch(before, target) !== null) continue;
          const known = touching.refusalsOf?.(snapshot, before, target) ?? null;
          const refusals = known ?? escapePlan.explain(state, seat, touching.meaningOf(snapshot, before, target));
          const what = `${before} ${target} ${state.frames.at(-1)?.kind}`;
          expect(refusals.length, what).toBeGreaterThan(0);
          expect(refusals[0]?.clause, what).not.toBeNull();
        }
      }
    });
  });
});

describe('what is touched', () => {
  it('a place where the move can end is the whole trip, a terrain the step', () => {
    let looked = 0;
    lookAround(
      3,
      1,
      60,
      ({ view, options }) => {
        const trips = tripsOf(view, options);
        const choices = choicesOf(view, options);
        const planOf = (way: string) => choices.find(({ ways }) => ways.some((parts) => parts.join(' ') === way))?.plan;
        for (const { node, ways } of trips) {
          const [best] = ways;
          if (best === undefined || best.keys.length > 0) continue;
          looked++;
          expect(planOf(`node:${node}`)).toEqual(best.plan);
          expect(planOf(`node:${node} route:${ways.length - 1}`)).toEqual(ways.at(-1)?.plan);
        }
        for (const option of options) {
          if (option.type !== 'step') continue;
          expect(planOf(`button:step node:${option.to}`)).toEqual([option]);
          if (option.to % NODES_PER_TILE < 4) expect(planOf(`node:${option.to}`)).toEqual([option]);
        }
      },
      (state) => ['action', 'travel'].includes(state.frames.at(-1)?.kind ?? ''),
    );
    expect(looked).toBeGreaterThan(200);
  });

  it('a tile can be turned to where it does not fit, and then only be turned on', () => {
    let lost = 0;
    lookAround(
      4,
      3,
      8,
      (moment) => {
        const decision = touching.decisionIn(snapshotOf(moment));
        const [option] = moment.options;
        if (decision === null || option?.type !== 'layTile') throw new Error('no tile to lay');
        const laid: EscapeParts = [`stack:${option.tile}`, `cell:${option.q}:${option.r}`];
        expect(decision.standing(laid).plan).toEqual([option]);
        for (let turned = 0; turned < 6; turned++) {
          const parts = decision.touch(laid, `turn:${turned}`) ?? [];
          expect(parts).toEqual([...laid, `turn:${turned}`]);
          const { plan, legal } = decision.standing(parts);
          if (plan !== null) continue;
          lost++;
          expect([...legal].every((target) => target.startsWith('turn:'))).toBe(true);
        }
      },
      (state) => state.frames.at(-1)?.kind === 'placeTile',
    );
    expect(lost).toBeGreaterThan(0);
  });
});
