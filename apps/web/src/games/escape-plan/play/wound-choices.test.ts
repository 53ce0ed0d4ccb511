import {
  type Action,
  copsToAvoid,
  escapePlan,
  forcedAction,
  type State,
  type View,
  woundsAhead,
} from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { standingAfter } from '../../../table/selection/choices.ts';
import { choicesOf } from './choices.ts';
import { completed } from './completed.ts';
import { lookAround } from './random-views.fixture.ts';
import type { Target } from './targets.ts';
import { ALL_WOUNDS } from './wound-choices.ts';

const kindOf = (state: State) => state.frames.at(-1)?.kind ?? 'over';
const isChase = (state: State) => kindOf(state) === 'avoid' || kindOf(state) === 'toll';

describe('wounds in one go', () => {
  it('[E12.5] [E13.2] can all be carried out, up to an asset that is to be chosen', () => {
    let several = 0;
    for (let seats = 1; seats <= 4; seats++) {
      lookAround(
        seats,
        3 * seats,
        60,
        ({ state, seat, view, options }) => {
          const { plan } = standingAfter(choicesOf(view, options), [ALL_WOUNDS]);
          if (plan === null) return;
          several++;
          expect(plan.length).toBeGreaterThan(1);
          const world = escapePlan.copy(state);
          for (const action of plan) {
            expect(escapePlan.explain(world, seat, action)).toEqual([]);
            escapePlan.applyInPlace(world, seat, action, new FastChance(1), null);
          }
          const board = world.boards[seat];
          if (kindOf(state) === 'toll' || kindOf(world) !== 'avoid' || board === undefined) return;
          // Whoever is left to be avoided would bring handcuffs on an asset.
          if (copsToAvoid(world).length === 0) return;
          expect(woundsAhead(board, world.cuffsLeft, 1).cuffs).toMatchObject([{ on: 'asset' }]);
        },
        isChase,
      );
    }
    expect(several).toBeGreaterThan(10);
  });

  it('[E12.4] take one press only where nothing on the board avoids a cop', () => {
    const found = { ready: 0, asked: 0 };
    lookAround(
      3,
      5,
      80,
      ({ view, options }) => {
        const { plan } = standingAfter(choicesOf(view, options), []);
        const canAvoid = options.some((action) => action.type === 'use' && action.target >= 0);
        if (plan?.[0]?.type === 'takeWound') {
          found.ready++;
          expect(canAvoid).toBe(false);
        } else found.asked++;
      },
      isChase,
    );
    expect(Math.min(found.ready, found.asked)).toBeGreaterThan(0);
  });
});

describe('what needs no choosing', () => {
  const first: Action = { type: 'pass' };
  const second: Action = { type: 'rest' };
  const one: Target = 'contact:1';

  it('is chosen along with what it belongs to', () => {
    const choices = [
      { plan: [first], ways: [[one, 'cop:1:1'] as const, ['cop:1:1', one] as const] },
      { plan: [second], ways: [['rest'] as const] },
    ];
    expect(completed(choices, [one])).toEqual([one, 'cop:1:1']);
    expect(completed(choices, [])).toEqual([]);
    expect(completed(choices, ['rest'])).toEqual(['rest']);
  });

  it('is not, while there is a choice', () => {
    const choices = [
      { plan: [first], ways: [[one, 'cop:1:1'] as const] },
      { plan: [second], ways: [[one, 'cop:2:1'] as const] },
    ];
    expect(completed(choices, [one])).toEqual([one]);
  });

  it('[A-94] is done by itself only where it is legal and nothing secret decides it', () => {
    let done = 0;
    lookAround(2, 11, 400, ({ state, seat, view }) => {
      const forced = forcedAction(view, seat);
      const poor: View = { ...view, own: view.own === null ? null : { ...view.own, cash: 0 } };
      expect(forcedAction(poor, seat)).toEqual(forced);
      if (forced === null) return;
      done++;
      expect(escapePlan.explain(state, seat, forced)).toEqual([]);
    });
    expect(done).toBeGreaterThan(0);
  });
});
