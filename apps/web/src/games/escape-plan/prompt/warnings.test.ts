import { escapePlan, type Warning } from '@stakeout/escape-plan';
import { LANGUAGES } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { warningLines } from './warning-words.ts';

const words = {
  term: (kind: string, value: number) => escapePlan.texts.en.terms[kind]?.(value) ?? '',
};

function said(warnings: readonly Warning[], isAnyoneOut = true): readonly string[] {
  return warningLines(warnings, isAnyoneOut, words, 'en').map(({ head, why }) => `${head} ${why}`);
}

const EVERY: readonly Warning[] = [
  { kind: 'price', keeps: 3, price: 5, most: 10 },
  { kind: 'upkeep', keeps: 0, due: 1 },
  { kind: 'late', exit: 0, turns: 2, left: 1 },
  { kind: 'patrol', exit: 1, open: 1, hidden: 2 },
  { kind: 'wounds', wounds: 3, penalty: -60 },
  { kind: 'line', line: 0, position: 3, penalty: -10 },
];

describe('warnings', () => {
  it('begin with the figure and cite their clauses, in both languages', () => {
    for (const warning of EVERY) {
      for (const language of LANGUAGES) {
        const [line] = warningLines([warning], true, words, language);
        expect(line?.head).toMatch(/\d/);
        expect(`${line?.head} ${line?.why}`).not.toMatch(/[{}]|undefined/);
        expect(line?.clauses.length).toBeGreaterThan(0);
        for (const clause of line?.clauses ?? []) expect(escapePlan.texts[language].clauses).toHaveProperty([clause]);
      }
    }
  });

  it('say what is kept once, for the exit and for the next turn', () => {
    const [line, ...more] = said([
      { kind: 'price', keeps: 0, price: 5, most: 5 },
      { kind: 'upkeep', keeps: 0, due: 1 },
    ]);
    expect(more).toEqual([]);
    expect(line).toMatch(/^You keep \$0k\. Leaving the city costs \$5k.* Your next turn costs \$1k/);
  });

  it('tell of the $1k before anybody is out', () => {
    expect(said([{ kind: 'price', keeps: 9, price: 0, most: 10 }], false)).toEqual([
      'You keep $9k. Leaving the city is free for the first one out and costs up to $10k later. Once somebody is out, every turn costs $1k as well.',
    ]);
  });
});
