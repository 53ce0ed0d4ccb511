import { printedOf, type View } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import { toldView } from '../board/told-view.ts';
import { lookAround } from '../play/random-views.fixture.ts';
import { flagsOf } from './plan-flags.ts';

describe('flags of the own plan', () => {
  it('stand at the places of the plan that are in the city, with what it pays, and for their owner alone', () => {
    const kinds = new Set<string>();
    lookAround(3, 5, 120, ({ view }) => {
      const printed = printedOf(view.table);
      const plan = view.own === null ? undefined : printed.plans[view.own.plan];
      for (const { node, money, kind } of flagsOf(view, printed)) {
        const line = plan?.[view.table.places.indexOf(node)] ?? Number.NaN;
        kinds.add(kind);
        if (kind === 'money') expect(money).toBe(line);
        if (kind === 'income') expect(line).toBeLessThan(0);
        if (kind === 'visited') expect(money).toBe(0);
      }
      const watched: View = { ...view, viewer: null, own: null };
      expect([...flagsOf(toldView(view, true), printed), ...flagsOf(watched, printed)]).toEqual([]);
    });
    expect(kinds).toEqual(new Set(['money', 'income', 'visited']));
  });
});
