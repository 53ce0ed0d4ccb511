import { describe, expect, it } from 'vitest';
import { atPhase, CITY, CITY_START, layStacks, run } from '../day.fixture.ts';
import { escapePlan } from '../game.ts';
import type { State } from '../state.ts';
import { at, CITY_X, cops, options, place, play, refusals, refusedBy, table, tile, waiting } from '../table.fixture.ts';

/** The city phase with two start tiles and A1, B1, C1, D1 face up, unless said otherwise. */
function building(faceUp = 'A1 B1 C1 D1', city = CITY_START): State {
  const state = atPhase(CITY, { city });
  layStacks(state, faceUp, 'A2 A3', 'B2 B3', 'C2', 'D2 D3');
  run(state);
  return state;
}

const lay = (name: string, q: number, r: number, turned: number) =>
  ({ type: 'layTile', tile: tile(name), q, r, turned }) as const;

function why(state: State, action: unknown): unknown[] {
  return refusals(state, waiting(state)[1], action).map(({ clause, reason }) => [clause, reason]);
}

describe('laying a tile', () => {
  it('[E7.2] [A-8] EX7 legal and illegal placements', () => {
    const state = building();
    expect(refusedBy(state, waiting(state)[1], lay('C1', 1, -1, 3))).toEqual([]);
    expect(why(state, lay('C1', 1, -1, 0))).toEqual([['E7.2', 'place.match']]);
    expect(why(state, lay('C1', 2, -1, 5))).toEqual([['E7.2', 'place.neighbours']]);
    expect(why(state, lay('C1', 0, 0, 3))).toEqual([['E7.2', 'place.taken']]);
    expect(why(state, lay('C1', 1, -1, -3))).toEqual([['E7.2', 'place.turned']]);
    expect(why(state, { type: 'pass' })).toEqual([['E7.2', 'phase.placeTile']]);
  });

  it('[E7.1] [A-7] any face-up tile, no other; what was laid is not replaced before all four are', () => {
    const state = building();
    const [, seat] = waiting(state);
    const tiles = () => [...new Set(options(state, waiting(state)[1], 'layTile').map((action) => action.tile))];
    expect(tiles()).toEqual(['A1', 'B1', 'C1', 'D1'].map(tile));
    expect(escapePlan.legal(state, seat)).toEqual(options(state, seat, 'layTile'));
    for (const name of ['A2', 'S1', 'D3'])
      expect(why(state, lay(name, 1, -1, 0))).toEqual([['E7.1', 'place.notFaceUp']]);

    play(state, seat, lay('A1', 1, -1, 0));
    expect(state.faceUp).toEqual([-1, tile('B1'), tile('C1'), tile('D1')]);
    expect(state.stacks.map((stack) => stack.length)).toEqual([2, 2, 1, 2]);
    expect(tiles()).toEqual(['B1', 'C1', 'D1'].map(tile));
    expect(why(state, lay('A1', 0, 1, 1))).toEqual([['E7.1', 'place.notFaceUp']]);
    expect(why(state, { type: 'layTile', tile: -1, q: 0, r: 1, turned: 0 })).toEqual([['E7.1', 'place.notFaceUp']]);
    expect([state.city.q[tile('A1')], state.city.r[tile('A1')], state.city.turned[tile('A1')]]).toEqual([1, -1, 0]);
  });

  it('[E7.3] EX8 the tile keeps its cops, and a gang space gets two members from the pool', () => {
    const state = building('A1 B1 C3 D1');
    state.cops[tile('C3')] = cops('FEDERAL', 'LOCAL');
    state.cops[tile('A1')] = cops('SWAT');
    const [, seat] = waiting(state);
    const [first] = options(state, seat, 'layTile').filter((action) => action.tile === tile('C3'));
    if (first === undefined) throw new Error('C3 cannot be laid');
    const happened = play(state, seat, first);
    expect(happened.story().map(({ type, changes, ...said }) => [type, said])).toEqual([
      ['tileLaid', { pawn: seat, tile: tile('C3') }],
    ]);
    expect([state.cops[tile('C3')], state.cops[tile('A1')]]).toEqual([cops('FEDERAL', 'LOCAL'), cops('SWAT')]);
    expect([state.gangs[tile('C3')], state.gangPool]).toEqual([2, 4]);
    expect(waiting(state)).toEqual(['assign', seat]);
  });

  it('[E2.3] [E7.3] with fewer than two members in the pool the gang gets what there is', () => {
    for (const [pool, members] of [
      [1, 1],
      [0, 0],
      [2, 2],
      [3, 2],
    ] as const) {
      const state = building();
      state.gangPool = pool;
      play(state, waiting(state)[1], lay('C1', 1, -1, 3));
      expect([state.gangs[tile('C1')], state.gangPool]).toEqual([members, pool - members]);
    }
  });

  it('[E7.3] EX8 any business not yet in the city goes on a business space, and no safe house', () => {
    const state = building();
    const [, seat] = waiting(state);
    state.places[place('BAR')] = at('D2', 'BUSINESS');
    state.places[place('GYM')] = at('D3', 'BUSINESS');
    play(state, seat, lay('C1', 1, -1, 3));
    const left = (['CASINO', 'RESTAURANT', 'ART_GALLERY', 'CINEMA'] as const).map((name) => ({
      type: 'assign',
      place: place(name),
    }));
    expect(escapePlan.legal(state, seat)).toEqual(left);
    expect(why(state, { type: 'assign', place: place('BAR') })).toEqual([['E7.3', 'phase.assign']]);
    expect(refusedBy(state, seat, { type: 'assign', place: place('SAFE_HOUSE_1') })).toEqual(['E7.3']);
    expect(refusedBy(state, seat, { type: 'assign', place: 9 })).toEqual(['E7.3']);
    const happened = play(state, seat, { type: 'assign', place: place('CINEMA') });
    expect(state.places[place('CINEMA')]).toBe(at('C1', 'BUSINESS'));
    expect(happened.all('placeAssigned')).toEqual([{ pawn: seat, place: place('CINEMA'), node: at('C1', 'BUSINESS') }]);
    expect(waiting(state)[0]).toBe('placeTile');
  });

  it('[E7.3] any safe house not yet in the city goes on a safe-house space, and no business', () => {
    const state = building();
    const [, seat] = waiting(state);
    state.places[place('SAFE_HOUSE_2')] = at('B3', 'SAFE_HOUSE');
    const [first] = options(state, seat, 'layTile').filter((action) => action.tile === tile('B1'));
    if (first === undefined) throw new Error('B1 cannot be laid');
    play(state, seat, first);
    expect(escapePlan.legal(state, seat)).toEqual(
      [place('SAFE_HOUSE_1'), place('SAFE_HOUSE_3')].map((line) => ({ type: 'assign', place: line })),
    );
    expect(refusedBy(state, seat, { type: 'assign', place: place('GYM') })).toEqual(['E7.3']);
    expect(state.gangPool).toBe(6);
  });

  it('[E7.3] a tile with neither gets nothing, and the next player goes on', () => {
    const state = building();
    const [, seat] = waiting(state);
    play(state, seat, lay('A1', 1, -1, 0));
    expect(waiting(state)[0]).toBe('placeTile');
    expect(waiting(state)[1]).not.toBe(seat);
    expect(state.places).toEqual(Array(9).fill(-1));
  });
});

describe('cops on face-up stack tiles', () => {
  it('[A-13] [E17.9] can be neither moved nor removed, and nothing can be moved there', () => {
    const given = { city: CITY_X, cops: { A1: cops('FEDERAL', 'SWAT'), S2: cops('FEDERAL') } };
    const moving = table(given, 'moveCop');
    const removing = table(given, 'removeCop');
    for (const state of [moving, removing]) {
      layStacks(state, 'A1 B1 C2 D1');
      const frame = state.frames.at(-1);
      if (frame !== undefined) frame.x = cops('FEDERAL');
    }
    expect(options(moving, 0, 'moveCop')).toEqual(
      ['A3', 'B2', 'C1', 'D3'].map((to) => ({ type: 'moveCop', cop: 0, from: tile('S2'), to: tile(to) })),
    );
    expect(options(removing, 0, 'removeCop')).toEqual([{ type: 'removeCop', from: tile('S2') }]);
    expect(refusedBy(moving, 0, { type: 'moveCop', cop: 0, from: tile('A1'), to: tile('D3') })).toEqual(['E17.9']);
    expect(refusedBy(removing, 0, { type: 'removeCop', from: tile('A1') })).toEqual(['E17.12']);
  });

  it('[A-13] [E19.4] nor when a line is crossed', () => {
    const state = table({ city: CITY_X, pawns: [at('B2', 'CLINIC')], cops: { A1: cops('LOCAL') } }, 'approach');
    expect(options(state, 0, 'moveCop')).toEqual([]);
    state.cops[tile('C1')] = cops('LOCAL');
    expect(options(state, 0, 'moveCop').map(({ from }) => from)).toEqual(Array(4).fill(tile('C1')));
  });
});
