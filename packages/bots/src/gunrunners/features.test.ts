import { DEFAULT_DECK, gunrunners } from '@stakeout/gunrunners';
import { FastChance, type Seat } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { LAYOUT } from './feature-layout.ts';
import { Features, isUsualDeck } from './features.ts';
import { playGame, TABLES, type Truth } from './game.fixture.ts';
import { imagine } from './imagining.ts';
import { TableMemory } from './memory.ts';
import type { Recalled } from './recalled.ts';
import type { Table } from './table.ts';

const features = new Features();

function inputsOf(table: Table, seat: Seat): number[] {
  features.begin(table);
  features.read(table, seat);
  return [...features.active.subarray(0, features.count)];
}

/** Looks at a game of random moves, with what every seat remembers of it; not at places where a Spy has mixed the seat's own cards. */
function look(
  table: (typeof TABLES)[number],
  seed: number,
  at: (truth: Truth, seat: Seat, recalled: Recalled) => void,
) {
  const memories = Array.from({ length: table.seats }, (_, seat) => new TableMemory(seat, null));
  playGame(table, seed, {
    decide({ truth }) {
      // A die is rolled by nobody's choice, so no net is asked before it.
      if (truth.phase === 'roll') return undefined;
      for (const [seat, memory] of memories.entries()) {
        const recalled = memory.recall(gunrunners.view(truth, seat));
        if (!recalled.jumbles.some(({ owner }) => owner === seat)) at(truth, seat, recalled);
      }
      return undefined;
    },
    tell: (seat, events) => memories[seat]?.watch(events),
  });
}

describe.each(TABLES)('the inputs of the net, $seats seats, $edition, $memory memory', (table) => {
  it('say of a view with what its seat remembers what they say of any world imagined from it, and of the truth', () => {
    const chance = new FastChance(7);
    let count = 0;
    look(table, 3, (truth, seat, recalled) => {
      const inputs = inputsOf(recalled, seat);
      expect(inputsOf(imagine(recalled, seat, chance), seat)).toEqual(inputs);
      expect(inputsOf(truth, seat)).toEqual(inputs);
      count++;
    });
    expect(count).toBeGreaterThan(50);
  });

  it('are among those the net has, and tell seats apart', () => {
    look(table, 4, (truth, seat) => {
      const inputs = inputsOf(truth, seat);
      for (const input of inputs) expect(input).toBeLessThan(LAYOUT.size);
      expect(inputs.length).toBeGreaterThan(20);
      if (truth.phase !== 'station') expect(inputsOf(truth, (seat + 1) % table.seats)).not.toEqual(inputs);
    });
  });
});

it('the net knows the usual deck and no other', () => {
  expect(isUsualDeck(DEFAULT_DECK)).toBe(true);
  expect(isUsualDeck(DEFAULT_DECK.map((face, index) => (index === 0 ? 2 : face)))).toBe(false);
  expect(isUsualDeck(DEFAULT_DECK.slice(1))).toBe(false);
});
