import { escapePlan, printedOf, type View } from '@stakeout/escape-plan';
import { hexKeyFromSeed, newHeader, openMatch } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { planStanding } from './plan-lines.ts';

describe('planStanding', () => {
  const { table } = firstView();
  const printed = printedOf(table);

  it('gives three groups of three lines worth $450k in all (E3.6)', () => {
    const { groups, planned, all } = planStanding(printed, table, 0, 2);
    expect(groups.map(({ lines }) => lines.length)).toEqual([3, 3, 3]);
    expect({ planned, all }).toEqual({ planned: 0, all: 450 });
  });

  it('counts the money of what this player has visited, and not the income lines', () => {
    const plan = printed.plans[0] ?? [];
    const visited = plan.map((_, place) => (place < 3 ? 0b01 : 0b10));
    const { groups, planned } = planStanding(printed, { ...table, visited }, 0, 0);
    expect(groups.map(({ missing }) => missing)).toEqual([0, 3, 3]);
    expect(planned).toBe(150);
  });

  it('tells closed businesses and places that are not built from open ones', () => {
    const places = [5, 6, -1, -1, -1, -1, 7, -1, -1];
    const { groups } = planStanding(printed, { ...table, places, closed: 0b1 }, 0, 0);
    expect(groups[0]?.lines.map(({ state }) => state)).toEqual(['closed', 'open', 'absent']);
    expect(groups[2]?.lines.map(({ state }) => state)).toEqual(['open', 'absent', 'absent']);
  });
});

function firstView(): View {
  const config = escapePlan.configure({}, 3);
  if (!config.ok) throw new Error('the usual table is refused');
  const secret = hexKeyFromSeed('plan', 'test');
  const players = ['A', 'B', 'C'];
  const nonces = players.map((name) => hexKeyFromSeed(name, 'nonce'));
  const header = newHeader(escapePlan, { matchId: 'test', players, config: config.value, secret, nonces });
  return escapePlan.view(openMatch(escapePlan, header, secret).state, 0);
}
