import { escapePlan, tableNamed } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import { describe, expect, it } from 'vitest';
import { DIAGRAMS } from './index.ts';

describe('the pictures of the rulebooks', () => {
  it('belong to clauses that there are', () => {
    const clauses = { ...gunrunners.texts.en.clauses, ...escapePlan.texts.en.clauses };
    for (const clause of Object.keys(DIAGRAMS)) expect(clauses[clause], clause).toBeDefined();
  });

  it('show the numbers that are printed', () => {
    const table = tableNamed('default');
    expect(table.penalties.map(Math.abs)).toEqual([0, 5, 10, 15, 20, 30, 40, 55, 75, 100]);
    expect(table.lines).toEqual([2, 5, 8]);
    expect(table.rewards.map(({ unlock, disc }) => [unlock, disc])).toEqual([
      [1, 0],
      [2, 0],
      [1, 1],
    ]);
    expect(table.exitCosts.slice(2)).toEqual([
      [0, 10],
      [0, 5, 10],
      [0, 5, 10, 10],
      [0, 5, 5, 10, 10],
    ]);
  });
});
