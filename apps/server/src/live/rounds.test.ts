import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Rounds } from './rounds.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('visits everything once in a round, few at a time', () => {
  const visits = new Map<number, number>();
  const items = Array.from({ length: 1000 }, (_, item) => item);
  const rounds = new Rounds(
    30_000,
    () => items,
    (item) => visits.set(item, (visits.get(item) ?? 0) + 1),
  );
  rounds.start();
  for (let step = 1; step <= 60; step++) {
    vi.advanceTimersByTime(500);
    expect(visits.size).toBe(Math.floor((1000 * step) / 60));
  }
  vi.advanceTimersByTime(30_000);
  expect([...visits.values()].every((count) => count === 2)).toBe(true);

  rounds.stop();
  vi.advanceTimersByTime(60_000);
  expect(visits.get(0)).toBe(2);
});

it('visits a lone one too, and whatever came since with the next round', () => {
  const items = ['a'];
  const visited: string[] = [];
  const rounds = new Rounds(
    30_000,
    () => items,
    (item) => visited.push(item),
  );
  rounds.start();
  vi.advanceTimersByTime(15_000);
  items.push('b');
  vi.advanceTimersByTime(15_000);
  expect(visited).toEqual(['a']);
  vi.advanceTimersByTime(30_000);
  expect(visited).toEqual(['a', 'a', 'b']);
  rounds.stop();
});
