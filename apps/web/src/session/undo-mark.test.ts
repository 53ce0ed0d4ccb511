import { escapePlan } from '@stakeout/escape-plan';
import { gunrunners } from '@stakeout/gunrunners';
import { type AnyGame, act, FastChance, hexKeyFromSeed, newHeader, openMatch, unpack } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { undoEnds } from './undo-mark.ts';

const ACTIONS = 150;

function openTable(game: AnyGame, options: object, seats: number, seed: string) {
  const config = game.configure(options, seats);
  if (!config.ok) throw new Error('refused');
  const secret = hexKeyFromSeed(seed, 'secret');
  const players = Array.from({ length: seats }, (_, seat) => `${seat}`);
  const nonces = players.map((player) => hexKeyFromSeed(seed, player));
  return openMatch(game, newHeader(game, { matchId: seed, players, config: config.value, secret, nonces }), secret);
}

describe.each([
  ['gunrunners', gunrunners as unknown as AnyGame, { edition: 'pt' }, 4],
  ['gunrunners', gunrunners as unknown as AnyGame, { edition: 'pt', memory: 'open' }, 2],
  ['gunrunners', gunrunners as unknown as AnyGame, { edition: 'en' }, 3],
  ['escape-plan', escapePlan as unknown as AnyGame, {}, 3],
])('the mark where undo ends in %s', (name, game, options, seats) => {
  it('is where it really ends, though it is worked out from the view', () => {
    const counts = new Map([
      [true, 0],
      [false, 0],
    ]);
    for (const seed of ['a', 'b', 'c']) {
      const match = openTable(game, options, seats, seed);
      const chance = new FastChance(7);
      for (let count = 0; count < ACTIONS; count++) {
        const [seat] = game.toAct(match.state);
        if (seat === undefined) break;
        const legal = game.legal(match.state, seat);
        const action = legal[chance.pick(legal.length)];
        // As it comes to a page, in another thread.
        const view = unpack(game, structuredClone(game.view(match.state, seat)), match.header.config);
        const before = JSON.stringify(view);
        const isMarked = undoEnds(game, view, seat, structuredClone(action));
        expect(JSON.stringify(view)).toBe(before);
        if (!act(match, seat, action).ok) throw new Error('refused');
        expect(isMarked).toBe(match.standing.at(-1)?.canBeUndone === false);
        counts.set(isMarked, (counts.get(isMarked) ?? 0) + 1);
      }
    }
    expect(counts.get(true)).toBeGreaterThan(10);
    // In the English edition of Gunrunners every step shows something new or passes the decision on.
    if (name === 'gunrunners' && 'edition' in options && options.edition === 'en') expect(counts.get(false)).toBe(0);
    else expect(counts.get(false)).toBeGreaterThan(10);
  });
});

it('whoever is not to decide cannot take anything back', () => {
  const game = gunrunners as unknown as AnyGame;
  const match = openTable(game, {}, 3, 'd');
  const [seat = 0] = game.toAct(match.state);
  const [action] = game.legal(match.state, seat);
  const other = (seat + 1) % 3;
  expect(undoEnds(game, game.view(match.state, other), other, action)).toBe(true);
});
