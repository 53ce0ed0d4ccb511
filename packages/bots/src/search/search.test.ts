import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Search, type Temper } from './search.ts';
import { type Coin, coins, type Heap, heaps } from './toy-worlds.fixture.ts';
import type { TreeNode } from './tree.ts';
import type { Worlds } from './world.ts';

const TEMPER: Temper = { exploration: 0.7, trust: 0 };
const FOREVER = Number.POSITIVE_INFINITY;

function heapSearch(matches: number, seed = 1, temper = TEMPER, worlds: Worlds<Heap, Heap, number> = heaps) {
  return new Search(worlds, { matches, turn: 0, seats: 2 }, 0, temper, seed);
}

function bestOf<Move>({ root }: { readonly root: TreeNode<Move> }): Move | null | undefined {
  return root.children.toSorted((one, other) => other.visits - one.visits)[0]?.move;
}

describe('a search', () => {
  it.each([5, 6, 7, 9, 10, 11, 13])('finds the winning move with %i matches', (matches) => {
    const search = heapSearch(matches);
    search.run({ iterations: 3000 }, 0, FOREVER);
    expect(bestOf(search)).toBe(matches % 4);
  });

  it('finds it too when first sight decides what is tried at all', () => {
    const search = heapSearch(7, 1, { ...TEMPER, urgency: 0.1 });
    search.run({ iterations: 3000 }, 0, FOREVER);
    expect(bestOf(search)).toBe(3);
  });

  it('makes the same decision for the same seed, and walks another way for another', () => {
    const visits = (seed: number) => {
      const search = heapSearch(9, seed);
      search.run({ iterations: 500 }, 0, FOREVER);
      return search.root.children.map((child) => [child.move, child.visits, child.wins]);
    };
    expect(visits(3)).toEqual(visits(3));
    expect(visits(3)).not.toEqual(visits(4));
  });

  it('averages over worlds it cannot tell apart', () => {
    const search = new Search<Coin, Coin, string>(coins, { isHeads: null, guess: null }, 0, TEMPER, 1);
    search.run({ iterations: 2000 }, 0, FOREVER);
    const [heads, tails, pass] = search.root.children;
    expect(search.root.children).toHaveLength(3);
    expect(bestOf(search)).toBe('heads');
    expect((heads?.wins ?? 0) / (heads?.visits ?? 1)).toBeCloseTo(0.75, 1);
    expect((tails?.wins ?? 0) / (tails?.visits ?? 1)).toBeCloseTo(0.25, 0);
    expect(pass?.wins).toBe(0);
    expect(heads?.chances).toBe(search.iterations);
    expect(pass?.chances).toBeLessThan(0.85 * search.iterations);
  });

  it('tries every move once before any twice, the most promising first', () => {
    const promise = (_world: Heap, _seat: number, move: number) => (move === 2 ? 0.9 : 0.1);
    const search = heapSearch(9, 1, { exploration: 0.7, trust: 1 }, { ...heaps, promise });
    search.iterate();
    expect(search.root.children.map(({ visits }) => visits)).toEqual([0, 1, 0]);
    search.iterate();
    search.iterate();
    expect(search.root.children.map(({ visits }) => visits)).toEqual([1, 1, 1]);
  });

  it('leaves poor-looking moves alone where it trusts first sight', () => {
    const promise = (_world: Heap, _seat: number, move: number) => (move === 1 ? 1 : 0);
    const search = heapSearch(9, 1, { exploration: 0.1, trust: 5, urgency: 0 }, { ...heaps, promise });
    for (let count = 0; count < 5; count++) search.iterate();
    expect(search.root.children.map(({ visits }) => visits)).toEqual([5, 0, 0]);
  });

  it('counts visits so that the children of a move add up to its visits less the first', () => {
    const search = heapSearch(11);
    for (let count = 0; count < 400; count++) search.iterate();
    const total = (nodes: readonly { visits: number }[]) => nodes.reduce((sum, { visits }) => sum + visits, 0);
    expect(search.root.visits).toBe(400);
    expect(total(search.root.children)).toBe(400);
    for (const child of search.root.children) expect(total(child.children)).toBe(child.visits - 1);
  });

  it('takes no more nodes than it may, and goes on counting', () => {
    const search = new Search(heaps, { matches: 7, turn: 0, seats: 2 }, 0, TEMPER, 1, 30);
    for (let count = 0; count < 2000; count++) search.iterate();
    const size = (node: typeof search.root): number => node.children.reduce((sum, child) => sum + size(child), 1);
    expect(size(search.root)).toBe(30);
    expect(search.root.visits).toBe(2000);
    expect(search.root.children.reduce((sum, { visits }) => sum + visits, 0)).toBe(2000);
    expect(bestOf(search)).toBe(3);
  });

  it('plays on by chance where there is no room for any move', () => {
    const search = new Search(heaps, { matches: 5, turn: 0, seats: 2 }, 0, TEMPER, 1, 1);
    for (let count = 0; count < 100; count++) search.iterate();
    expect(search.root.children).toHaveLength(0);
    expect(search.root.visits).toBe(100);
    expect(search.root.wins).toBeGreaterThan(0);
  });
});

describe('a budget', () => {
  let time = 0;

  beforeEach(() => {
    time = 0;
    vi.stubGlobal('performance', { now: () => time });
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Every imagined world takes a tenth of a millisecond by this clock. */
  const slow: Worlds<Heap, Heap, number> = {
    ...heaps,
    imagine(heap) {
      time += 0.1;
      return { ...heap };
    },
  };

  it('in iterations is kept to the letter where the decision is open to the end', () => {
    const search = heapSearch(4, 1, { exploration: 50, trust: 0 });
    const { done } = search.run({ iterations: 1003 }, 0, FOREVER);
    expect(done).toBe(true);
    expect(search.iterations).toBeGreaterThan(990);
    expect(search.iterations).toBeLessThanOrEqual(1003);
  });

  it('in time is kept to a fifth where the decision is open to the end', () => {
    const search = heapSearch(4, 1, { exploration: 50, trust: 0 }, slow);
    const { spent } = search.run({ milliseconds: 200 }, 0, FOREVER);
    expect(spent).toBeGreaterThan(160);
    expect(spent).toBeLessThan(240);
  });

  it('is not used up when nothing can change any more', () => {
    const search = heapSearch(6);
    const { done } = search.run({ iterations: 20_000 }, 0, FOREVER);
    expect(done).toBe(true);
    expect(search.iterations).toBeLessThan(15_000);
    const [first = 0, second = 0] = search.root.children.map(({ visits }) => visits).sort((one, other) => other - one);
    expect(first - second).toBeGreaterThan(20_000 - search.iterations);
  });

  it('can be spent in slices, with the same decision', () => {
    const whole = heapSearch(9, 5, TEMPER, slow);
    whole.run({ iterations: 2000 }, 0, FOREVER);
    const sliced = heapSearch(9, 5, TEMPER, slow);
    let slices = 0;
    let spent = 0;
    for (let done = false; !done; slices++) {
      const before = time;
      ({ done, spent } = sliced.run({ iterations: 2000 }, spent, 10));
      expect(time - before).toBeLessThan(12);
    }
    expect(slices).toBeGreaterThan(5);
    expect(spent).toBeCloseTo(sliced.iterations * 0.1, 5);
    expect(sliced.root).toEqual(whole.root);
  });
});
