import { describe, expect, it } from 'vitest';
import { ALL_COPS, COSTA, SANDRA } from './data/table.ts';
import { pursuersOf } from './decisions/avoid.ts';
import { randomGame } from './random-game.fixture.ts';
import { type Board, ESCAPED, IN_AVOID, type Turn } from './state.ts';
import { copsOn, costaAt, countMet, pursuersOn, sandraAt } from './steps/police.ts';
import { tilesToAvoid } from './steps/trip.ts';
import { cops, defaultTable, table, tile } from './table.fixture.ts';
import { avoidsCop, coversOnTile, effectOf, pointsFor } from './use-effects.ts';

describe('whom an effect avoids', () => {
  it('[E12.4] [E23.2] [A-72] on a tile are its types and Sandra; Costa only with all of them', () => {
    const covered = (types: number) => [0, 1, 2, SANDRA, COSTA].filter((cop) => coversOnTile(types, cop));
    expect(covered(cops('LOCAL'))).toEqual([1, SANDRA]);
    expect(covered(cops('FEDERAL', 'SWAT'))).toEqual([0, 2, SANDRA]);
    expect(covered(ALL_COPS)).toEqual([0, 1, 2, SANDRA, COSTA]);
  });

  it.each([1, 2, 3, 4])('[E12.4] [E17.3] [E17.6] is gone once it is used, and nobody else, in games of %i', (seats) => {
    let met = 0;
    for (let seed = 1; seed <= 4; seed++) {
      randomGame(seats, seed, ({ before, seat, action, after }) => {
        if (action.type !== 'use' || before.turn.step !== IN_AVOID) return;
        const effect = effectOf(defaultTable(), before.boards[seat] as Board, action);
        const pursuers = pursuersOf(before);
        const left = pursuers.filter(
          ({ tile: on, cop }) => effect === null || !avoidsCop(effect, action.target, on, cop),
        );
        expect(pursuersOf({ ...before, turn: after.turn })).toEqual(left);
        if (left.length < pursuers.length) met++;
      });
    }
    expect(met).toBeGreaterThan(0);
  });

  it('[E23.2] [E24.3] [A-72] those after a robber come tile by tile, then Sandra, then Costa where he can be avoided', () => {
    const state = table({ seats: 1, costaAvoidable: true, pawns: [0, tile('B1') * 6, tile('C1') * 6] }, 'avoid');
    Object.assign(state.turn, { sandra: 1, costa: 1 } satisfies Partial<Turn>);
    state.turn.toAvoid[tile('D1')] = cops('SWAT', 'FEDERAL');
    const all = [
      { tile: tile('D1'), cop: 0 },
      { tile: tile('D1'), cop: 2 },
      { tile: tile('B1'), cop: SANDRA },
    ];
    expect(pursuersOf(state)).toEqual([...all, { tile: tile('C1'), cop: COSTA }]);
    state.costaAvoidable = 0;
    expect(pursuersOf(state)).toEqual(all);
  });
});

describe('what a move costs', () => {
  it('[E17.7] [E17.12] is a point for a flight, one for a sewer to another terrain, none for the medevac', () => {
    const [from, same, other] = [tile('A1') * 6, tile('B1') * 6, tile('B1') * 6 + 1];
    expect(pointsFor({ kind: 'FLY' }, from, same)).toBe(1);
    expect([pointsFor({ kind: 'SEWER' }, from, same), pointsFor({ kind: 'SEWER' }, from, other)]).toEqual([0, 1]);
    expect(pointsFor({ kind: 'MOVE_TO_HOSPITAL' }, from, other)).toBe(0);
  });

  it.each([2, 3])('[E17.7] [E17.12] is what using it takes, in games of %i', (seats) => {
    let met = 0;
    for (let seed = 1; seed <= 4; seed++) {
      randomGame(seats, seed, ({ before, seat, action, after }) => {
        if (action.type !== 'use' || before.at[seat] === after.at[seat] || (after.at[seat] ?? -1) < 0) return;
        const effect = effectOf(defaultTable(), before.boards[seat] as Board, action);
        if (effect === null) throw new Error('no effect');
        const points = pointsFor(effect, before.at[seat] as number, after.at[seat] as number);
        expect(before.turn.mp - after.turn.mp).toBe(points);
        met++;
      });
    }
    expect(met).toBeGreaterThan(0);
  });
});

describe('who is met', () => {
  it.each([1, 2, 3])(
    '[E12.1] [E12.2] [E21.2] [E23.2] on the tiles left is who has to be avoided, in games of %i',
    (seats) => {
      let met = 0;
      for (let seed = 5; seed <= 7; seed++) {
        randomGame(seats, seed, ({ before, seat, action, after }) => {
          const isEnd = action.type === 'stop' || action.type === 'escape';
          if (!isEnd || after.frames.at(-1)?.kind !== 'avoid') return;
          const { left, start } = before.turn;
          const tiles = tilesToAvoid(left, start, before.at[seat] as number, action.type === 'escape');
          expect(pursuersOf(after)).toEqual(pursuersOn(before, tiles));
          met++;
        });
      }
      expect(met).toBeGreaterThan(5);
    },
  );

  it('[E23.2] [E24.3] are Sandra and Costa too, where they stand', () => {
    const state = table({ seats: 1, cops: { B1: cops('LOCAL') }, pawns: [0, tile('B1') * 6, tile('B1') * 6 + 1] });
    expect(copsOn(state, tile('B1'))).toBe(cops('LOCAL') | (1 << SANDRA) | (1 << COSTA));
    expect([countMet(state, tile('B1')), countMet(state, tile('C1'))]).toEqual([2, 0]);
    state.status[1] = ESCAPED;
    expect([sandraAt(state), costaAt(state)]).toEqual([-1, tile('B1')]);
  });
});
