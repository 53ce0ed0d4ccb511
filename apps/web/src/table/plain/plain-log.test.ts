import type { AnyGame } from '@stakeout/kernel';
import { type Event, stash } from '@stakeout/stash';
import { expect, it } from 'vitest';
import { textOf } from '../phrase.ts';
import { plainLines } from './plain-log.tsx';

const events: readonly Event[] = [
  { type: 'carried', seat: 1, house: -1 },
  { type: 'patrolled', house: 2, found: [1] },
];

it('tells what the game narrates, with the names of those at the table, and whom each line is about', () => {
  const lines = plainLines(stash as AnyGame, [{ events }], null, 'en');
  const names = (seat: number) => ['Ada', 'Grace'][seat] ?? '';
  expect(lines.map(({ phrase }) => textOf(phrase, names))).toEqual([
    'Grace carried loot next door.',
    'The patrol came by: the garage. Owners of what was found: Grace.',
  ]);
  expect(lines.map(({ seat }) => seat)).toEqual([1, null]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
});
