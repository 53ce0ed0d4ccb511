import type { Frame } from '@stakeout/escape-plan';
import { expect, test } from 'vitest';
import { dayPhaseOf } from './day-phase.ts';
import { publicTable } from './rail/table.fixture.ts';

const day = (n: number): Frame => ({ kind: 'day', seat: 0, n, x: 0 });

test('a new game begins with building, before the first morning', () => {
  expect(dayPhaseOf(publicTable(3))).toBe('building');
});

test('the phases of a day follow its own frame', () => {
  expect([1, 2, 3, 4, 5, 6, 10].map((n) => dayPhaseOf({ frames: [day(n)] }))).toEqual([
    'income',
    'income',
    'patrol',
    'building',
    'building',
    'parts',
    'parts',
  ]);
});

test('once the day is over nothing comes before a morning', () => {
  expect(dayPhaseOf({ frames: [] })).toBe('parts');
});
