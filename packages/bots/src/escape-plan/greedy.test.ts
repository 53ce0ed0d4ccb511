import { type Action, escapePlan, type View } from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { chooseGreedily } from './greedy.ts';

const ESCAPED = 1;

/** Plays a game between greedy players; gives how many got out and the best score. */
function playGame(seats: number, chance: FastChance): { out: number; best: number } {
  const config = escapePlan.configure({}, seats);
  if (!config.ok) throw new Error('refused');
  const state = escapePlan.setup(config.value, seats, chance);
  for (let [seat] = escapePlan.toAct(state); seat !== undefined; [seat] = escapePlan.toAct(state)) {
    const decider = seat;
    const options = escapePlan.legal(state, decider);
    const chosen = chooseGreedily(escapePlan.view(state, decider), options, chance);
    const action = options[chosen];
    if (action === undefined) throw new Error(`no option ${chosen}`);
    escapePlan.applyInPlace(state, decider, action, chance, null);
  }
  const outcome = escapePlan.outcome(state);
  const out = state.status.filter((status, pawn) => pawn < seats && status === ESCAPED).length;
  return { out, best: Math.max(...(outcome?.scores ?? [0])) };
}

describe('the greedy player of Escape Plan', () => {
  it.each([1, 2, 3, 4, 5])('plays whole games of %i', (seats) => {
    const chance = new FastChance(seats);
    for (let count = 0; count < 3; count++) expect(playGame(seats, chance).out).toBeLessThanOrEqual(seats);
  });

  it('mostly gets out, and with money', () => {
    const chance = new FastChance(11);
    const games = Array.from({ length: 25 }, () => playGame(3, chance));
    const out = games.reduce((sum, game) => sum + game.out, 0);
    const best = games.map((game) => game.best).sort((one, other) => one - other)[12] ?? 0;
    expect(out / 75).toBeGreaterThan(0.55);
    expect(best).toBeGreaterThan(180);
  });

  it('sees nothing but its view: the same view and options give the same choice', () => {
    const chance = new FastChance(5);
    const config = escapePlan.configure({}, 4);
    if (!config.ok) throw new Error('refused');
    const state = escapePlan.setup(config.value, 4, chance);
    for (let count = 0; count < 60; count++) {
      const [seat = 0] = escapePlan.toAct(state);
      const view: View = escapePlan.view(state, seat);
      const options: readonly Action[] = escapePlan.legal(state, seat);
      const first = chooseGreedily(view, options, new FastChance(count));
      const twin = escapePlan.determinize(view, seat, chance);
      expect(chooseGreedily(escapePlan.view(twin, seat), escapePlan.legal(twin, seat), new FastChance(count))).toBe(
        first,
      );
      escapePlan.applyInPlace(state, seat, options[first] as Action, chance, null);
    }
  });
});
