import { describe, expect, it } from 'vitest';
import { type Choice, partOf, standingAfter, touch } from './choices.ts';

/** A card goes to one of two places, whichever is touched first; or one passes. */
const choices: readonly Choice<string, string>[] = [
  {
    plan: ['3 to A'],
    ways: [
      ['hand:3', 'place:0'],
      ['place:0', 'hand:3'],
    ],
  },
  {
    plan: ['3 to B'],
    ways: [
      ['hand:3', 'place:1'],
      ['place:1', 'hand:3'],
    ],
  },
  {
    plan: ['4 to A'],
    ways: [
      ['hand:4', 'place:0'],
      ['place:0', 'hand:4'],
    ],
  },
  { plan: ['pass'], ways: [['pass']] },
];

describe('what is legal', () => {
  it('is every beginning of a way, and nothing can be confirmed yet', () => {
    const { legal, plan } = standingAfter(choices, []);
    expect([...legal].sort()).toEqual(['hand:3', 'hand:4', 'pass', 'place:0', 'place:1']);
    expect(plan).toBeNull();
  });

  it('is what leads on from what was touched', () => {
    expect([...standingAfter(choices, ['hand:4']).legal]).toEqual(['place:0']);
    expect([...standingAfter(choices, ['place:0']).legal].sort()).toEqual(['hand:3', 'hand:4']);
  });

  it('is nothing more at the end of a way, which can be confirmed', () => {
    expect(standingAfter(choices, ['place:1', 'hand:3'])).toMatchObject({ legal: new Set(), plan: ['3 to B'] });
  });
});

describe('a touch', () => {
  it('adds what leads on', () => {
    expect(touch(choices, ['hand:3'], 'place:1')).toEqual(['hand:3', 'place:1']);
  });

  it('of what is chosen puts it back, and keeps the rest where that is a beginning', () => {
    expect(touch(choices, ['hand:3', 'place:1'], 'hand:3')).toEqual(['place:1']);
    expect(touch(choices, ['hand:3'], 'hand:3')).toEqual([]);
  });

  it('of another of the same kind takes its place', () => {
    expect(touch(choices, ['hand:3', 'place:0'], 'hand:4')).toEqual(['hand:4', 'place:0']);
  });

  it('of something new drops what no longer fits', () => {
    expect(touch(choices, ['hand:3', 'place:1'], 'hand:4')).toEqual(['hand:4']);
    expect(touch(choices, ['hand:3', 'place:1'], 'pass')).toEqual(['pass']);
  });

  it('of what leads nowhere is refused', () => {
    expect(touch(choices, ['hand:3'], 'place:7')).toBeNull();
  });
});

it('a chosen part is found by its kind, with its numbers', () => {
  expect(partOf(['hand:3', 'tile:4:1'], 'tile')).toEqual([4, 1]);
  expect(partOf(['hand:3'], 'tile')).toBeNull();
});

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

describe('a decision', () => {
  it('is made when nothing but the plan can come of touching on', () => {
    expect(standingAfter(CHOICES, ['tile:1', 'cell:2']).isDecided).toBe(true);
    expect(standingAfter(CHOICES, ['tile:1', 'cell:1']).isDecided).toBe(false);
    expect(standingAfter(CHOICES, ['tile:2']).isDecided).toBe(false);
    const oneVacancy: Choice<Target, string>[] = [{ plan: ['1'], ways: [['tile:1'], ['tile:1', 'cell:1']] }];
    expect(standingAfter(oneVacancy, ['tile:1'])).toMatchObject({ legal: new Set(['cell:1']), isDecided: true });
  });
});

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
