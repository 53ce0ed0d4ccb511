import { ScriptedChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { draw, LABELS, shuffle } from './chance-labels.ts';
import { table } from './table.fixture.ts';

describe('draws of chance', () => {
  it('each label counts its own draws, and every draw is made under the next number', () => {
    const state = table();
    state.draws = [10, 20, 30, 40, 50];
    const asked: unknown[] = [];
    const chance = {
      below(label: string, counter: number, bound: number) {
        asked.push([label, counter, bound]);
        return bound - 1;
      },
    };
    expect([draw(state, 'cops', 6, chance), draw(state, 'automa', 3, chance), draw(state, 'cops', 5, chance)]).toEqual([
      5, 2, 4,
    ]);
    expect(asked).toEqual([
      ['cops', 20, 6],
      ['automa', 50, 3],
      ['cops', 21, 5],
    ]);
    expect(state.draws).toEqual([10, 22, 30, 40, 51]);
    expect(LABELS).toEqual(['setup', 'cops', 'lockers', 'exits', 'automa']);
  });

  it('a shuffle draws for each place from the last, and can bring any item anywhere', () => {
    const orders = new Set<string>();
    for (const first of [0, 1, 2]) {
      for (const second of [0, 1]) {
        const items = [7, 8, 9];
        const chance = new ScriptedChance({ lockers: [first, second] });
        shuffle(table(), items, 'lockers', chance);
        expect(chance.isUsedUp()).toBe(true);
        orders.add(items.join(''));
      }
    }
    expect([...orders].sort()).toEqual(['789', '798', '879', '897', '978', '987']);
    const items = [7, 8, 9];
    shuffle(table(), items, 'lockers', new ScriptedChance({ lockers: [0, 1] }));
    expect(items).toEqual([9, 8, 7]);
    const one = [4];
    shuffle(table(), one, 'lockers', new ScriptedChance({}));
    expect(one).toEqual([4]);
  });
});
