import { botsOf, livedBy, type Review, reviewOf } from '@stakeout/bots';
import { type AnyRules, act, FastChance, hexKeyFromSeed, newHeader, openMatch } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { stash } from './game.ts';

const game = stash as unknown as AnyRules;
const SECRET = hexKeyFromSeed('a street', 'secret');

function reviewed(seats: number, seed: number): Review {
  const config = game.configure({}, seats);
  if (!config.ok) throw new Error('refused');
  const players = Array.from({ length: seats }, (_, seat) => `player ${seat}`);
  const nonces = players.map((_, seat) => hexKeyFromSeed(String(seed), `nonce ${seat}`));
  const header = newHeader(game, { matchId: 'a match', players, config: config.value, secret: SECRET, nonces });
  const match = openMatch(game, header, SECRET);
  const chance = new FastChance(seed);
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    const options = game.legal(match.state, seat);
    act(match, seat, options[chance.pick(options.length)]);
  }
  return reviewOf(botsOf(game), livedBy(match, seed % seats), { seed: 1, playouts: 40 });
}

describe('a review', () => {
  it.each([2, 3])('judges a match of %i with nothing but the rules, and its books balance', (seats) => {
    for (let seed = 1; seed <= 2; seed++) {
      const { decisions, draws, books } = reviewed(seats, seed);
      expect(decisions).toHaveLength(5);
      for (const { options, played, best } of decisions) {
        expect(options).toBeGreaterThan(2);
        expect([played.length, best.length]).toEqual([1, 1]);
      }
      // The patrol and the hiding place of one's own loot are what chance is asked for.
      for (const { label } of draws) expect(label).toMatch(/^(patrol|hide)(\+(patrol|hide))?$/);
      const { residual } = books;
      expect(Math.abs(residual.value)).toBeLessThan(3 * residual.se);
    }
  });

  it('calls it a mistake to leave the money of the last night lying', () => {
    const decisions = [1, 2, 3].flatMap((seed) => reviewed(2, seed).decisions.slice(-1));
    const lost = decisions.filter(({ label }) => label === 'mistake' || label === 'blunder');
    expect(lost.length).toBeGreaterThan(0);
    for (const { best } of lost) expect((best[0] as { type: string }).type).not.toBe('carry');
  });
});
