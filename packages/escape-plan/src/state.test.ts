import { StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { copyState } from './copy-state.ts';
import { escapePlan } from './game.ts';
import { boardOf, costaOf, isHuman, pop, push, sandraOf, topFrame } from './state.ts';
import { play, table } from './table.fixture.ts';

/** Every list and record in plain data, by its path. */
function parts(value: unknown, path: string, found: Map<string, object> = new Map()): Map<string, object> {
  if (typeof value !== 'object' || value === null) return found;
  found.set(path, value);
  for (const [key, inner] of Object.entries(value)) parts(inner, `${path}.${key}`, found);
  return found;
}

describe('the state', () => {
  it('a copy is equal, and shares nothing that can change', () => {
    for (const seats of [1, 2, 5]) {
      const state = table({ seats });
      state.turn.drawn = [50, 60];
      state.costa.contacts = [1, 2];
      state.costa.stacks = [[0, 1060, 1090]];
      state.boxed = [201];
      state.contactsOut = [3];
      state.keysOut = [1];
      state.escapes = [0];
      state.ending = 'test';
      const copy = copyState(state);
      expect(copy).toEqual(state);
      expect(Object.keys(copy)).toEqual(Object.keys(state));
      const originals = parts(state, 'state');
      const shared = [...parts(copy, 'state')].flatMap(([path, part]) => (originals.get(path) === part ? [path] : []));
      // A city is never changed: it is frozen and replaced.
      expect(shared).toEqual(['state.city', 'state.city.q', 'state.city.r', 'state.city.turned']);
      expect(Object.isFrozen(state.city) && Object.isFrozen(state.city.turned)).toBe(true);
    }
  });

  it('what is played on a copy leaves the original as it was', () => {
    const config = { table: null, costaAvoidable: false, costaStacks: 'both' } as const;
    for (const seats of [1, 2, 3]) {
      const state = escapePlan.setup(config, seats, new StatelessChance(5));
      const before = JSON.stringify(state);
      const copy = escapePlan.copy(state);
      for (let count = 0; count < 60; count++) {
        const [seat = 0] = escapePlan.toAct(copy);
        const actions = escapePlan.legal(copy, seat);
        const action = actions[(count * 7) % actions.length];
        if (action !== undefined) play(copy, seat, action, new StatelessChance(5));
      }
      expect(JSON.stringify(copy)).not.toBe(before);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  it('[E4.3] [E23.1] [E24.1] Sandra plays with one and two players, Costa only with one', () => {
    const who = (seats: number) => {
      const state = table({ seats });
      return [state.pawns, sandraOf(state), costaOf(state)];
    };
    expect([1, 2, 3, 4, 5].map(who)).toEqual([
      [3, 1, 2],
      [3, 2, -1],
      [3, -1, -1],
      [4, -1, -1],
      [5, -1, -1],
    ]);
    const solo = table({ seats: 1 });
    expect([isHuman(solo, 0), isHuman(solo, 1), isHuman(solo, 2)]).toEqual([true, false, false]);
    const two = table({ seats: 2 });
    expect([isHuman(two, 1), isHuman(two, 2)]).toEqual([true, false]);
    expect(boardOf(two, 1)).toBe(two.boards[1]);
  });

  it('frames are a stack', () => {
    const state = table();
    push(state, 'unlock', 2);
    expect(topFrame(state)).toEqual({ kind: 'unlock', seat: 2, n: 0, x: 0 });
    push(state, 'wounds', 1, 3, 4);
    expect(topFrame(state)).toEqual({ kind: 'wounds', seat: 1, n: 3, x: 4 });
    pop(state);
    expect(topFrame(state).kind).toBe('unlock');
  });
});
