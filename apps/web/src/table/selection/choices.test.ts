import { describe, expect, it } from 'vitest';
import { type Choice, standingAfter, touch } from './choices.ts';

type Target = `tile:${number}` | `cell:${number}` | `turn:${number}`;

/** Two tiles, three cells, and a turn that only one of the cells knows. */
const CHOICES: readonly Choice<Target, string>[] = [
  {
    plan: ['1 on 1'],
    ways: [
      ['tile:1', 'cell:1'],
      ['cell:1', 'tile:1'],
    ],
  },
  { plan: ['1 on 1 turned'], ways: [['tile:1', 'cell:1', 'turn:1']] },
  {
    plan: ['1 on 2'],
    ways: [
      ['tile:1', 'cell:2'],
      ['cell:2', 'tile:1'],
    ],
  },
  {
    plan: ['2 on 3'],
    ways: [
      ['tile:2', 'cell:3'],
      ['cell:3', 'tile:2'],
    ],
  },
];

describe('what can be touched instead', () => {
  it('is another of the kind of something chosen, at its place in the way', () => {
    expect(standingAfter(CHOICES, []).instead).toEqual(new Set());
    expect(standingAfter(CHOICES, ['tile:1']).instead).toEqual(new Set(['tile:2']));
    expect(standingAfter(CHOICES, ['tile:1', 'cell:1']).instead).toEqual(new Set(['tile:2', 'cell:2']));
    expect(standingAfter(CHOICES, ['tile:1', 'cell:1', 'turn:1']).instead).toEqual(new Set(['tile:2', 'cell:2']));
    expect(standingAfter(CHOICES, ['cell:2']).instead).toEqual(new Set(['cell:1', 'cell:3']));
  });

  it('is accepted when it is touched, and never legal or chosen already', () => {
    const walk = (parts: readonly Target[]) => {
      const { legal, instead } = standingAfter(CHOICES, parts);
      for (const target of instead) {
        expect(touch(CHOICES, parts, target)).toContain(target);
        expect([legal.has(target), parts.includes(target)]).toEqual([false, false]);
      }
      for (const target of legal) walk([...parts, target]);
    };
    walk([]);
  });
});
