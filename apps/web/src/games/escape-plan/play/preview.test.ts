import { escapePlan, GANG_FLIGHT, type State, tileOf, type View } from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { choicesOf } from './choices.ts';
import { type MapPreview, NO_PREVIEW, previewOf } from './preview.ts';
import { lookAround } from './random-views.fixture.ts';
import { tripsOf } from './trips.ts';

const frameOf = (state: State) => state.frames.at(-1)?.kind ?? 'over';

function toAvoidAfter(state: State, seat: number, plan: readonly { type: string }[]): string[] {
  const world = escapePlan.copy(state);
  for (const action of plan) escapePlan.applyInPlace(world, seat, action as never, new FastChance(1), null);
  if (frameOf(world) !== 'avoid' && frameOf(world) !== 'toll') return [];
  return previewOf(escapePlan.view(world, seat), [], null).cops.map(({ tile, cop }) => `${tile}:${cop}`);
}

function named({ cops }: MapPreview): string[] {
  return cops.map(({ tile, cop }) => `${tile}:${cop}`);
}

describe('what the map shows beforehand', () => {
  it.each([1, 2, 4])(
    'of a trip: its way, its points, and the very cops that AVOID will ask about, %i players',
    (seats) => {
      let looked = 0;
      lookAround(
        seats,
        seats,
        60,
        ({ state, seat, view, options }) => {
          for (const { node, ways } of tripsOf(view, options)) {
            for (const { route, plan, keys, meetsCosta } of ways) {
              const whole = keys.length > 0 ? [...plan, { type: 'stop', key: keys[0] as number } as const] : plan;
              const preview = previewOf(view, [], whole);
              looked++;
              expect(preview.left).toEqual(route.left);
              expect(preview.cops).toHaveLength(route.cops);
              expect(preview.meetsCosta).toBe(meetsCosta);
              expect(preview.points.at(-1)?.used ?? 0).toBe(route.points);
              if (preview.path.length > 0)
                expect([preview.path[0], preview.path.at(-1)]).toEqual([state.at[seat], node]);
              if (!meetsCosta) expect(named(preview)).toEqual(toAvoidAfter(state, seat, whole));
            }
          }
        },
        (state) => ['action', 'travel'].includes(frameOf(state)),
      );
      expect(looked).toBeGreaterThan(150);
    },
  );

  it('of AVOID: who is left once a card is used', () => {
    let used = 0;
    lookAround(
      2,
      9,
      60,
      ({ state, seat, view, options }) => {
        for (const option of options) {
          if (option.type !== 'use') continue;
          const left = named(previewOf(view, [], [option]));
          const world = escapePlan.copy(state);
          escapePlan.applyInPlace(world, seat, option, new FastChance(1), null);
          if (frameOf(world) !== 'avoid') continue;
          used++;
          expect(left).toEqual(named(previewOf(escapePlan.view(world, seat), [], null)));
        }
      },
      (state) => frameOf(state) === 'avoid',
    );
    expect(used).toBeGreaterThan(20);
  });

  it('of a flight or a sewer: where it leads and what it takes', () => {
    let flown = 0;
    lookAround(
      4,
      5,
      120,
      ({ state, seat, view, options }) => {
        for (const option of options) {
          if (option.type !== 'use' || option.target < 14) continue;
          const { path, points } = previewOf(view, [], [option]);
          if (option.ability === GANG_FLIGHT) expect(path).toEqual([state.at[seat], option.target]);
          const world = escapePlan.copy(state);
          escapePlan.applyInPlace(world, seat, option, new FastChance(1), null);
          if (path.length === 0) continue;
          flown++;
          expect(world.at[seat]).toBe(path[1]);
          expect(state.turn.mp - world.turn.mp).toBe(points[0]?.used ?? 0);
        }
      },
      (state) => frameOf(state) === 'travel',
    );
    expect(flown).toBeGreaterThan(10);
  });

  it('of a tile: where it would lie, and whether it fits', () => {
    lookAround(
      3,
      2,
      4,
      ({ view, options }) => {
        const [lay] = options;
        if (lay?.type !== 'layTile') throw new Error('no tile to lay');
        const { tile, q, r, turned } = lay;
        expect(previewOf(view, [], [lay]).ghost).toEqual({ tile, q, r, turned, fits: true });
        const parts = [`stack:${tile}`, `cell:${q}:${r}`, 'turn:5'] as const;
        expect(previewOf(view, parts, null).ghost).toEqual({ tile, q, r, turned: 5, fits: false });
        expect(previewOf(view, [`stack:${tile}`], null)).toEqual(NO_PREVIEW);
      },
      (state) => frameOf(state) === 'placeTile',
    );
  });

  it('of a cop: where from and where to', () => {
    lookAround(
      4,
      1,
      2,
      ({ view, options }) => {
        const [choice] = choicesOf(view, options);
        const [move] = choice?.plan ?? [];
        if (move?.type !== 'moveCop') throw new Error('no cop to move');
        expect(previewOf(view, [], [move]).copMove).toEqual({ cop: move.cop, from: move.from, to: move.to });
      },
      (state) => frameOf(state) === 'approach' || frameOf(state) === 'moveCop',
    );
  });

  it('of others: nothing but what everybody sees', () => {
    lookAround(3, 4, 10, ({ state }) => {
      const view: View = escapePlan.view(state, null);
      const { path, ghost } = previewOf(view, [], null);
      expect([path, ghost]).toEqual([[], null]);
      for (const tile of previewOf(view, [], null).left) expect(tileOf(tile * 6)).toBe(tile);
    });
  });
});
