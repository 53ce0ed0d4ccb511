import { ScriptedChance, StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { atPhase, CITY, CITY_START, HighestChance, layStacks, playWhile, run } from '../day.fixture.ts';
import type { State } from '../state.ts';
import { cops, tile, waiting } from '../table.fixture.ts';

function isBuilding(state: State): boolean {
  return waiting(state)[0] === 'placeTile' || waiting(state)[0] === 'assign';
}

/** The first day's building with this order: who lays a tile, in turn. */
function placers(seats: number, order: readonly number[]): number[] {
  const state = atPhase(CITY, { seats, city: CITY_START });
  state.order = [...order];
  run(state);
  const happened = playWhile(state, new StatelessChance(4), isBuilding, (actions) => actions[0]);
  return happened.all('tileLaid').map(({ pawn }) => pawn);
}

/** Lays the four tiles face up with the first way there is; the bag holds these cops. */
function build(state: State, bag: readonly number[], chance: ConstructorParameters<typeof ScriptedChance>[0]) {
  state.bag = [...bag];
  run(state);
  const scripted = new ScriptedChance(chance);
  const happened = playWhile(state, scripted, isBuilding, (actions) => actions[0]);
  expect(scripted.isUsedUp()).toBe(true);
  return happened;
}

function stacked(day: number, ...below: string[]): State {
  const state = atPhase(CITY, { day, city: CITY_START, notoriety: [3, 3, 3] });
  layStacks(state, 'A1 B1 C1 D1', ...below);
  return state;
}

describe('building the city', () => {
  it('[E7.1] [A-11] EX6 in turn order, round and round, until four tiles are laid', () => {
    expect(placers(3, [0, 1, 2])).toEqual([0, 1, 2, 0]);
    expect(placers(3, [2, 0, 1])).toEqual([2, 0, 1, 2]);
    expect(placers(4, [3, 1, 0, 2])).toEqual([3, 1, 0, 2]);
    expect(placers(5, [4, 3, 2, 1, 0])).toEqual([4, 3, 2, 1]);
    expect(placers(2, [0, 2, 1])).toEqual([0, 1, 0, 1]);
    expect(placers(2, [2, 1, 0])).toEqual([1, 0, 1, 0]);
    expect(placers(1, [1, 2, 0])).toEqual([0, 0, 0, 0]);
  });

  it('[E7.1] [A-12] the order is that of the day before; the new one comes only when the tiles lie', () => {
    const state = atPhase(CITY, { day: 2, city: CITY_START, notoriety: [1, 9, 5] });
    state.order = [0, 2, 1];
    run(state);
    const happened = playWhile(state, new StatelessChance(4), isBuilding, (actions) => actions[0]);
    expect(happened.all('tileLaid').map(({ pawn }) => pawn)).toEqual([0, 2, 1, 0]);
    expect(state.order).toEqual([1, 2, 0]);
    const what = happened.what();
    expect(what.indexOf('orderSettled')).toBeGreaterThan(what.lastIndexOf('copsDrawn'));
  });

  it('[E7.4] EX8 then the next tiles turn up with two cops each; of a pair one goes back, not replaced', () => {
    const state = stacked(1, 'A2 A3', 'B2 B3', 'C2 C3', 'D2 D3');
    // Of four of each type: A3 federal and SWAT, B3 two federals, C3 two locals, D3 SWAT and local.
    const happened = build(state, [4, 4, 4], { cops: [0, 10, 0, 0, 1, 1, 5, 1] });
    expect(state.faceUp).toEqual(['A3', 'B3', 'C3', 'D3'].map(tile));
    expect(state.stacks).toEqual([[tile('A2')], [tile('B2')], [tile('C2')], [tile('D2')]]);
    expect(['A3', 'B3', 'C3', 'D3'].map((name) => state.cops[tile(name)])).toEqual([
      cops('FEDERAL', 'SWAT'),
      cops('FEDERAL'),
      cops('LOCAL'),
      cops('SWAT', 'LOCAL'),
    ]);
    expect(state.bag).toEqual([2, 2, 2]);
    expect(happened.all('tileRevealed')).toEqual(['A3', 'B3', 'C3', 'D3'].map((name) => ({ tile: tile(name) })));
    expect(happened.all('copsDrawn')).toEqual(
      ['A3', 'B3', 'C3', 'D3'].map((name) => ({ tile: tile(name), cops: state.cops[tile(name)] })),
    );
    const what = happened.what();
    expect(what.indexOf('tileRevealed')).toBeGreaterThan(what.lastIndexOf('tileLaid'));
  });

  it('[E7.4] all are drawn before any goes back', () => {
    const state = stacked(1, 'A2 A3', 'B2 B3', 'C2 C3', 'D2 D3');
    state.bag = [0, 0, 9];
    run(state);
    const chance = new HighestChance();
    playWhile(state, chance, isBuilding, (actions) => actions[0]);
    expect(chance.asked).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((bound) => `cops ${bound}`));
    expect(['A3', 'B3', 'C3', 'D3'].map((name) => state.cops[tile(name)])).toEqual(Array(4).fill(cops('SWAT')));
    expect(state.bag).toEqual([0, 0, 5]);
  });

  it('[E2.3] [E7.4] an empty bag gives no more', () => {
    const state = stacked(2, 'A2', 'B2', 'C2', 'D2');
    build(state, [1, 0, 2], { cops: [0, 0, 0] });
    expect(['A2', 'B2', 'C2', 'D2'].map((name) => state.cops[tile(name)])).toEqual([
      cops('FEDERAL', 'SWAT'),
      cops('SWAT'),
      0,
      0,
    ]);
    expect(state.bag).toEqual([0, 0, 0]);
  });

  it('[E7.4] a stack that has run out shows nothing, the others go on', () => {
    const state = stacked(2, 'A2', '', 'C2', '');
    const happened = build(state, [4, 4, 4], { cops: [0, 4, 0, 4] });
    expect(state.faceUp).toEqual([tile('A2'), -1, tile('C2'), -1]);
    expect(happened.all('tileRevealed')).toEqual([{ tile: tile('A2') }, { tile: tile('C2') }]);
  });

  it('[E7.4] [A-14] on day 3 nothing is left to turn up, and no cops are drawn', () => {
    const state = stacked(3);
    const happened = build(state, [4, 4, 4], {});
    expect(state.faceUp).toEqual([-1, -1, -1, -1]);
    expect([happened.all('tileRevealed'), happened.all('copsDrawn')]).toEqual([[], []]);
    expect(state.bag).toEqual([4, 4, 4]);
    expect(waiting(state)[0]).toBe('action');
  });
});
