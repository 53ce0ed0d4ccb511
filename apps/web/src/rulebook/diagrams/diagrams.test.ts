import { defaultTable, escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import { describe, expect, it } from 'vitest';
import { diagrams as ofEscapePlan } from '../../games/escape-plan/rulebook/diagrams.ts';
import { diagrams as ofGunrunners } from '../../games/gunrunners/rulebook/diagrams.ts';

describe('the pictures of the rulebooks', () => {
  it('belong to clauses that there are', () => {
    expect(Object.keys(ofGunrunners).filter((clause) => !(clause in gunrunners.texts.en.clauses))).toEqual([]);
    expect(Object.keys(ofEscapePlan).filter((clause) => !(clause in escapePlan.texts.en.clauses))).toEqual([]);
  });

  it('show the numbers that are printed', () => {
    const table = defaultTable();
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
