import { describe, expect, it } from 'vitest';
import { corner } from './geometry.ts';
import { nextStop, type Stop } from './walk.ts';

const HOME = { x: 0, y: 0 };
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

function stop(target: string, x: number, y: number): Stop {
  return { target, x, y };
}

describe('walking over the map', () => {
  const stops = [stop('a', 0, 0), stop('b', 100, 10), stop('c', 60, 90), stop('d', 300, 0)];

  it('begins at the place nearest to what is seen', () => {
    expect(nextStop(stops, null, 'ArrowLeft', { x: 290, y: 20 })?.target).toBe('d');
    expect(nextStop([], null, 'ArrowLeft', HOME)).toBeNull();
  });

  it('goes to the nearest place in the direction of the key', () => {
    expect(nextStop(stops, 'a', 'ArrowRight', HOME)?.target).toBe('b');
    expect(nextStop(stops, 'a', 'ArrowDown', HOME)?.target).toBe('c');
    expect(nextStop(stops, 'd', 'ArrowLeft', HOME)?.target).toBe('b');
  });

  it('stays where nothing lies in that direction', () => {
    expect(nextStop(stops, 'd', 'ArrowRight', HOME)).toBeNull();
  });

  it('reaches every place from every other', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((index) => ({ target: `r${index}`, ...corner(index, 200) }));
    const all = [...stops, ...ring];
    for (const { target } of all) {
      const reached = new Set([target]);
      for (const here of reached) {
        for (const key of KEYS) {
          const next = nextStop(all, here, key, HOME);
          if (next !== null) reached.add(next.target);
        }
      }
      expect(reached.size).toBe(all.length);
    }
  });
});
