import { escapePlan, type View } from '@stakeout/escape-plan';
import { hexKeyFromSeed, newHeader, openMatch, type Viewer } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { holdingsOf, positionOf } from './holdings.ts';

describe('holdingsOf', () => {
  it('shows the viewer their own cash and plan', () => {
    const holdings = holdingsOf(viewFor(0), 0);
    expect(holdings).toMatchObject({ isOwn: true, cash: 9 });
    expect(holdings?.plan).toBeGreaterThanOrEqual(0);
  });

  it('keeps them out of sight while they are covered', () => {
    expect(holdingsOf(viewFor(0), 0, true)).toMatchObject({ isOwn: true, cash: null, plan: null });
  });

  it('covers the values of kept tiles too', () => {
    const view = viewFor(0);
    const own = view.own === null ? null : { ...view.own, items: [1060, 0, 0, 0, 0, 0] };
    expect(holdingsOf({ ...view, own }, 0)?.items[0]).toBe(1060);
    expect(holdingsOf({ ...view, own }, 0, true)?.items[0]).not.toBe(1060);
  });

  it('knows nothing of the others, nor does a spectator of anybody', () => {
    expect(holdingsOf(viewFor(0), 1)).toMatchObject({ isOwn: false, cash: null, plan: null });
    expect(holdingsOf(viewFor(null), 0)).toMatchObject({ isOwn: false, cash: null, plan: null });
  });

  it('shows everything once the truth is out', () => {
    const view = viewFor(null);
    const truth = {
      cash: [4, 5, 6],
      plans: [0, 1, 2],
      items: [[], [2070], []],
      costa: { plan: 0, contacts: [], stacks: [] },
    };
    expect(holdingsOf({ ...view, table: { ...view.table, truth } }, 1)).toMatchObject({
      cash: 5,
      plan: 1,
      items: [2070],
    });
  });
});

describe('what a board says', () => {
  const view = viewFor(0);

  it('counts the turn order from one', () => {
    expect(positionOf({ ...view, table: { ...view.table, order: [2, 0, 1] } }, 0)).toBe(2);
  });
});

function viewFor(viewer: Viewer): View {
  const config = escapePlan.configure({}, 3);
  if (!config.ok) throw new Error('the usual table is refused');
  const secret = hexKeyFromSeed('board', 'test');
  const players = ['A', 'B', 'C'];
  const nonces = players.map((name) => hexKeyFromSeed(name, 'nonce'));
  const header = newHeader(escapePlan, { matchId: 'test', players, config: config.value, secret, nonces });
  return escapePlan.view(openMatch(escapePlan, header, secret).state, viewer);
}
