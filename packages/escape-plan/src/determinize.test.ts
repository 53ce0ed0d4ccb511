import { FastChance, type Seat } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { conserved } from './conformance/conservation.fixture.ts';
import { determinize } from './determinize.ts';
import { someStates } from './random-game.fixture.ts';
import type { State } from './state.ts';
import { table } from './table.fixture.ts';
import { viewOf } from './view.ts';

function twinOf(state: State, seat: Seat, seed: number): State {
  return determinize(viewOf(state, seat), seat, new FastChance(seed));
}

describe('a state made up from a view', () => {
  for (const seats of [1, 2, 3, 4, 5]) {
    it(`[A-94] looks the same to its viewer and has every piece once: ${seats} players`, () => {
      for (const seed of [1, 2]) {
        for (const state of someStates(seats, seed, 11)) {
          for (let seat = 0; seat < seats; seat++) {
            const twin = twinOf(state, seat, 3);
            expect(viewOf(twin, seat)).toEqual(viewOf(state, seat));
            expect(conserved(twin)).toBeNull();
            expect(Object.keys(twin)).toEqual(Object.keys(state));
          }
        }
      }
    });
  }

  it('[A-94] keeps what the viewer knows and guesses the rest anew from draw to draw', () => {
    const state = table({ seats: 3 });
    const twins = Array.from({ length: 60 }, (_, seed) => twinOf(state, 0, seed));
    for (const twin of twins) expect(twin.boards[0]).toEqual(state.boards[0]);
    const variety = (pick: (twin: State) => unknown) => new Set(twins.map((twin) => JSON.stringify(pick(twin)))).size;
    expect(variety(({ boards }) => boards[1]?.plan)).toBe(8);
    expect(variety(({ removedPatrol }) => removedPatrol)).toBe(3);
    for (const pick of [
      ({ contactDeck }: State) => contactDeck,
      ({ boards }: State) => boards[1]?.cash,
      ({ boards }: State) => boards[2]?.cash,
      ({ patrol }: State) => patrol,
    ])
      expect(variety(pick)).toBeGreaterThan(5);
    for (const index of [0, 1, 2]) expect(variety(({ lockers }) => lockers[index])).toBeGreaterThan(10);
    for (const index of [0, 1]) expect(variety(({ exitStacks }) => exitStacks[index])).toBeGreaterThan(10);
    // Guessed cash is neither below nothing nor above $20k.
    const guessed = twins.map(({ boards }) => boards[1]?.cash ?? -1);
    expect(Math.min(...guessed) >= 0 && Math.max(...guessed) <= 20).toBe(true);
  });

  it('[A-94] gives the automata’s decks the cards that are left in them, in any order', () => {
    const state = table({ seats: 1 });
    state.inspectorDeck = [15, 0, 7];
    state.lieutenantDeck = [14, 3];
    const twins = Array.from({ length: 40 }, (_, seed) => twinOf(state, 0, seed));
    expect(new Set(twins.map(({ inspectorDeck }) => inspectorDeck.join())).size).toBe(6);
    expect(new Set(twins.map(({ lieutenantDeck }) => lieutenantDeck.join())).size).toBe(2);
    for (const { inspectorDeck, lieutenantDeck } of twins) {
      expect(inspectorDeck.toSorted((one, other) => one - other)).toEqual([0, 7, 15]);
      expect(lieutenantDeck.toSorted((one, other) => one - other)).toEqual([3, 14]);
    }
    expect(new Set(twins.map(({ costa }) => costa.plan)).size).toBe(8);
    for (const { costa, boards } of twins) expect(costa.plan).not.toBe(boards[0]?.plan);
  });

  it('[A-94] guesses only plans that agree with the cubes laid', () => {
    const state = table({ seats: 2, boards: [{ plan: 0 }, { plan: 2 }] });
    // Seat 1 has the income symbol at the bar, and none at the art gallery: P2 or P3, the only others with it there.
    state.visited[0] = 0b10;
    state.visited[3] = 0b10;
    const plans = new Set(Array.from({ length: 30 }, (_, seed) => twinOf(state, 0, seed).boards[1]?.plan));
    expect([...plans].sort()).toEqual([1, 2]);
  });

  it('[A-94] guesses drawn tiles from those the viewer has not seen', () => {
    const state = table({ seats: 2, boards: [{ items: [1090, 1090, 1060, 0, 0, 0] }] });
    Object.assign(state.turn, { seat: 1, drawn: [0, 60], drawnFrom: 0 });
    state.lockers[0] = [];
    for (const seed of [1, 2, 3]) expect(twinOf(state, 0, seed).turn.drawn).toEqual([0, 60]);
    expect(twinOf(state, 0, 1).boards[0]?.items).toEqual([1090, 1090, 1060, 0, 0, 0]);
  });

  it('has nothing for a spectator', () => {
    expect(() => determinize(viewOf(table(), null), 0, new FastChance(1))).toThrow('a spectator has no state to guess');
  });
});
