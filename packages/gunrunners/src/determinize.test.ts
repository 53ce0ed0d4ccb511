import { FastChance, type Seat } from '@stakeout/kernel';
import { StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { ownerOf } from './cards.ts';
import { conserved } from './conformance/conservation.fixture.ts';
import { determinize } from './determinize.ts';
import { gunrunners } from './game.ts';
import { randomGame } from './random-game.fixture.ts';
import type { State } from './state.ts';
import { configOf, RED } from './table.fixture.ts';
import { viewOf } from './view.ts';

/** The states of a random game at which somebody is to act. */
function statesOf(seats: number, options: Record<string, unknown>, seed: number): State[] {
  const states: State[] = [];
  randomGame(seats, options, seed, ({ before }) => states.push(before));
  return states;
}

function twinOf(state: State, seat: Seat, seed: number): State {
  return determinize(viewOf(state, seat), seat, new FastChance(seed));
}

describe('a state made up from a view', () => {
  for (const edition of ['en', 'pt']) {
    for (const memory of ['strict', 'open']) {
      it(`[G4.2] [G4.3] looks the same to its viewer and has every card once: ${edition}, ${memory}`, () => {
        for (const seats of [2, 3, 4]) {
          for (const state of statesOf(seats, { edition, memory }, 7 + seats)) {
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
  }

  it('[G4.2] has unseen cards in other places from draw to draw', () => {
    const states = statesOf(3, {}, 5);
    const middle = states[40];
    if (middle === undefined) throw new Error('a short game');
    const twins = new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(twinOf(middle, RED, seed))));
    expect(twins.size).toBe(5);
  });

  it('[G4.2] never changes what the viewer knows', () => {
    for (const state of statesOf(3, { edition: 'pt', memory: 'open' }, 11)) {
      const twin = twinOf(state, RED, 9);
      expect(twin.hands[RED]).toEqual(state.hands[RED]);
      expect(twin.discards).toEqual(state.discards);
      if (state.active === RED) expect(twin.committed).toBe(state.committed);
      for (const [location, field] of state.fields.entries()) {
        for (const [index, card] of field.entries()) if (card < 1000) expect(twin.fields[location]?.[index]).toBe(card);
      }
    }
  });

  it('[G4.2] gives every back a face of its owner and keeps how it lies', () => {
    for (const state of statesOf(4, { memory: 'open' }, 12)) {
      const twin = twinOf(state, RED, 4);
      const stance = (card: number) => [Math.floor(card / 1000), ownerOf(card)];
      expect(twin.probation.map(stance)).toEqual(state.probation.map(stance));
      expect(twin.fields.map((field) => field.map(stance))).toEqual(state.fields.map((field) => field.map(stance)));
      expect(twin.piles.map((pile) => pile.map(stance))).toEqual(state.piles.map((pile) => pile.map(stance)));
      expect(twin.discards.map(stance)).toEqual(state.discards.map(stance));
    }
  });

  it('[G4.2] has hands in order, and its own lists', () => {
    const state = gunrunners.setup(configOf(2, { start: RED }), 2, new StatelessChance(3));
    gunrunners.applyInPlace(state, 0, { type: 'station', card: 101, location: 0 }, new StatelessChance(3), null);
    gunrunners.applyInPlace(state, 1, { type: 'station', card: 201, location: 1 }, new StatelessChance(3), null);
    const view = viewOf(state, RED);
    for (let seed = 1; seed <= 20; seed++) {
      const twin = determinize(view, RED, new FastChance(seed));
      for (const hand of twin.hands) expect(hand).toEqual(hand.toSorted((one, other) => one - other));
      for (const field of ['deck', 'crates', 'taken', 'managers', 'probation', 'discards'] as const) {
        expect(twin[field]).not.toBe(view[field]);
      }
    }
  });

  it('[G4.2] draws for each seat in turn, from the cards not seen, shuffled by chance alone', () => {
    const state = gunrunners.setup(configOf(2), 2, new StatelessChance(3));
    const draws: unknown[] = [];
    const chance = {
      below(label: string, counter: number, bound: number) {
        draws.push([label, counter, bound]);
        return bound - 1;
      },
    };
    const twin = determinize(viewOf(state, null), RED, chance);
    expect(draws.slice(0, 2)).toEqual([
      ['determinize', 0, 14],
      ['determinize', 1, 13],
    ]);
    expect(draws).toHaveLength(26);
    expect(twin.piles[RED]).toEqual(state.piles[RED]?.toReversed());
  });

  it('[G9.4] of an open table is the table itself', () => {
    const end = randomGame(3, {}, 21);
    expect(twinOf(end, RED, 1)).toEqual(end);
  });
});
