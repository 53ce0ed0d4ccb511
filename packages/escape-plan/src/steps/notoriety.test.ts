import { EmissionList } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { adjust } from '../between-turns.fixture.ts';
import type { Event } from '../event.ts';
import { escapePlan } from '../game.ts';
import { ARRESTED, ESCAPED, LEAVING, type State } from '../state.ts';
import { at, contact, Happened, options, place, play, playAll, table, walk } from '../table.fixture.ts';
import { feelCrowd, gainNotoriety, loseNotoriety } from './notoriety.ts';

/** The cubes of seat 0: red, neutral, blue. */
function cubes(state: State): number[] {
  const red = state.red[0] as number;
  const blue = state.blue[0] as number;
  return [red, 4 - red - blue, blue];
}

function withCubes(red: number, blue: number): State {
  const state = table();
  state.red[0] = red;
  state.blue[0] = blue;
  return state;
}

describe('the notoriety cubes', () => {
  it('[E19.1] gaining moves a neutral cube to red, losing one to blue', () => {
    const state = withCubes(0, 0);
    const sink = new EmissionList<Event>();
    gainNotoriety(state, 0, sink);
    expect(cubes(state)).toEqual([1, 3, 0]);
    loseNotoriety(state, 0, sink);
    expect(cubes(state)).toEqual([1, 2, 1]);
    expect(new Happened(sink.emissions).story()).toEqual([
      { type: 'notorietyGained', pawn: 0 },
      { type: 'notorietyLost', pawn: 0 },
    ]);
    expect([state.red, state.blue]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });

  it('[E19.1] [A-77] EX13 without a neutral cube one comes back from the other box; with none there nothing moves', () => {
    // Red and blue before, then red and blue after a gain and after a loss.
    const cases = [
      [4, 0, 4, 0, 3, 0],
      [3, 1, 3, 0, 2, 1],
      [2, 2, 2, 1, 1, 2],
      [1, 3, 1, 2, 0, 3],
      [0, 4, 0, 3, 0, 4],
      [3, 0, 4, 0, 3, 1],
      [0, 3, 1, 3, 0, 4],
      [2, 1, 3, 1, 2, 2],
    ] as const;
    for (const [red, blue, redUp, blueUp, redDown, blueDown] of cases) {
      const up = withCubes(red, blue);
      const sink = new EmissionList<Event>();
      gainNotoriety(up, 0, sink);
      expect(cubes(up)).toEqual([redUp, 4 - redUp - blueUp, blueUp]);
      expect(sink.emissions.length).toBe(red === 4 ? 0 : 1);
      const down = withCubes(red, blue);
      const other = new EmissionList<Event>();
      loseNotoriety(down, 0, other);
      expect(cubes(down)).toEqual([redDown, 4 - redDown - blueDown, blueDown]);
      expect(other.emissions.length).toBe(blue === 4 ? 0 : 1);
    }
  });

  it('[E19.1] EX11 four red, then a safe house alone: three red, one neutral; the marker goes up three', () => {
    const state = table({ pawns: [at('B1', 'HELIPORT')], places: { SAFE_HOUSE_1: at('B1', 'SAFE_HOUSE') } }, 'travel');
    state.red[0] = 4;
    walk(state, 0, at('B1', 'R'), at('B1', 'SAFE_HOUSE'));
    play(state, 0, { type: 'stop', key: -1 });
    expect(cubes(state)).toEqual([3, 1, 0]);
    state.order = [0, 1, 2];
    adjust(state);
    expect(state.notoriety).toEqual([4, 1, 1]);
    expect(cubes(state)).toEqual([0, 4, 0]);
  });

  it('[E19.1] [E19.2] EX12 the informant, then a crowd of two; and a contact replaced on top', () => {
    const gallery = at('C1', 'BUSINESS');
    const state = table({
      pawns: [at('C1', 'GANG'), gallery, gallery],
      places: { ART_GALLERY: gallery },
      boards: [{ contacts: [1 + contact('Informant'), 0, -5, -6, -7], plan: 0, cash: 9 }],
    });
    expect(state.places[place('ART_GALLERY')]).toBe(gallery);
    play(state, 0, { type: 'use', component: 'contact', index: 0, ability: -1, target: -1 });
    expect([state.boards[0]?.cash, cubes(state)]).toEqual([7, [0, 3, 1]]);
    play(state, 0, { type: 'move' });
    walk(state, 0, at('C1', 'I'), at('C1', 'C'), gallery);
    play(state, 0, { type: 'stop', key: -1 });
    expect(cubes(state)).toEqual([2, 1, 1]);
    const asIs = escapePlan.copy(state);
    asIs.order = [0, 1, 2];
    adjust(asIs);
    expect(asIs.notoriety).toEqual([2, 1, 1]);

    expect(
      options(state, 0, 'takeContact')
        .map(({ space }) => space)
        .slice(0, 3),
    ).toEqual([-1, 1, 0]);
    playAll(state, 0, { type: 'takeContact', index: 0, space: 0 });
    expect(cubes(state)).toEqual([3, 0, 1]);
    state.order = [1, 2, 0];
    adjust(state);
    expect(state.notoriety).toEqual([3, 1, 1]);
  });

  it('[E21.7] [E21.5] only robbers still in the city make a crowd, and only at the very same location', () => {
    const clinic = at('B2', 'CLINIC');
    const state = table({ seats: 5, pawns: [clinic, clinic, clinic, at('B2', 'C'), clinic] });
    feelCrowd(state, 0, null);
    expect(state.red).toEqual([3, 0, 0, 0, 0]);
    for (const status of [LEAVING, ESCAPED, ARRESTED]) {
      state.red[0] = 0;
      state.status[1] = status;
      feelCrowd(state, 0, null);
      expect(state.red).toEqual([2, 0, 0, 0, 0]);
    }
  });
});
