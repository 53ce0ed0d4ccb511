import { FastChance, type Seat } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { type Memory, SearchPlayer, type SearchSettings } from './search-player.ts';
import { type Heap, heaps } from './toy-worlds.fixture.ts';

/** Remembers how many matches were taken from the heap, which the toy's view leaves out. */
class CountedMatches implements Memory<Heap> {
  private taken: number;

  constructor(notes: unknown) {
    this.taken = typeof notes === 'number' ? notes : 0;
  }

  watch(events: readonly unknown[]): void {
    for (const event of events) this.taken += Number(event);
  }

  recall(view: Heap): Heap {
    return { ...view, matches: view.matches - this.taken };
  }

  notes(): unknown {
    return this.taken;
  }
}

const settings: SearchSettings<Heap, Heap, number> = {
  worlds: heaps,
  temper: { exploration: 0.7, trust: 0 },
  budget: { iterations: 2000 },
  calibrate: (share, { seats }) => share / seats,
  remember: (_seat: Seat, notes: unknown) => new CountedMatches(notes),
};

const view: Heap = { matches: 12, turn: 0, seats: 2 };

function player(notes?: unknown) {
  return new SearchPlayer(settings, 0, new FastChance(1), notes);
}

describe('a searching player', () => {
  it('decides by what it sees and remembers', () => {
    const watching = player();
    watching.watch([2, 3]);
    expect(watching.choose(() => view, [1, 2, 3])).toBe(2);
  });

  it('remembers the same after its notes were put away and found again', () => {
    const watching = player();
    watching.watch([2, 3]);
    expect(player(watching.notes()).choose(() => view, [1, 2, 3])).toBe(2);
  });

  it('does not even look when there is nothing to choose', () => {
    const look = () => {
      throw new Error('looked');
    };
    expect(player().choose(look, [1])).toBe(0);
  });

  it('has opinions on every option, best first, as calibrated', () => {
    const deliberation = player(5).deliberate(view, [1, 2, 3, 9]);
    expect(deliberation.choice()).toBe(0);
    while (!deliberation.step(1));
    const opinions = deliberation.opinions();
    expect(opinions.map(({ index }) => index).sort()).toEqual([0, 1, 2, 3]);
    expect(opinions[0]).toMatchObject({ index: 2 });
    expect(opinions[0]?.winChance).toBeGreaterThan(0.4);
    expect(opinions[0]?.winChance).toBeLessThanOrEqual(0.5);
    expect(opinions.at(-1)).toEqual({ index: 3, visits: 0, winChance: 0 });
    expect(deliberation.choice()).toBe(2);
  });

  it('thinks about a single option just long enough to say what it is worth', () => {
    const deliberation = player(5).deliberate(view, [3]);
    while (!deliberation.step(1));
    expect(deliberation.opinions()).toHaveLength(1);
  });
});
