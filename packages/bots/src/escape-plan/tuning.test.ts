import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { type Figures, tune } from './spsa.ts';
import { tuneSense } from './tuning.ts';

describe('tuning', () => {
  it('finds the top of a hill through noise', () => {
    const chance = new FastChance(1);
    const noise = () => chance.pick(1000) / 1000 - 0.5;
    const height = ({ a = 0, b = 0 }: Figures) => -((a - 7) ** 2) / 50 - (b - 2) ** 2 / 10;
    const found = tune({
      start: { a: 4, b: 4 },
      rounds: 400,
      reach: 0.1,
      stride: 6,
      pick: (below) => chance.pick(below),
      compare: (one, other) => height(one) - height(other) + 0.1 * noise(),
      onRound: () => {},
    });
    expect(found['a']).toBeGreaterThan(5.5);
    expect(found['b']).toBeLessThan(3);
  });

  it('plays rounds and says what came of them', () => {
    const lines: string[] = [];
    const order = { seats: 2, games: 2, rounds: 2, gate: 2, seed: 1, keys: ['contact', 'wound'] };
    const found = tuneSense(order, (line) => lines.push(line));
    expect(Object.keys(found)).toEqual(['contact', 'wound']);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['before', 'after']);
    expect(tuneSense(order, () => {})).toEqual(found);
  });

  it('knows the figures by name', () => {
    const order = { seats: 2, games: 2, rounds: 1, gate: 2, seed: 1, keys: ['luck'] };
    expect(() => tuneSense(order, () => {})).toThrow('no figure luck');
  });
});
