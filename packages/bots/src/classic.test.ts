import { EmissionList, FastChance, hashOf } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import type { BotsOfGame } from './bots-of-game.ts';
import { escapePlanBots } from './escape-plan/index.ts';
import { gunrunnersBots } from './gunrunners/index.ts';
import { seatPlayers, tellPlayers } from './players.ts';
import { policyNamed } from './policy-names.ts';

/** What the bot of this name thinks and does in a whole game against itself: how many decisions, the first of them, and all as a hash. */
function thoughtsOf(bots: BotsOfGame, name: string, seats: number, options: object, seed: number) {
  const { game } = bots;
  const config = game.configure(options, seats);
  const policy = policyNamed(bots, name);
  if (!config.ok || policy === null) throw new Error('refused');
  const chance = new FastChance(seed);
  const players = seatPlayers(Array(seats).fill(policy), new FastChance(seed + 1));
  const state = game.setup(config.value, seats, chance);
  const choices: number[] = [];
  const opinions: unknown[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const legal = game.legal(state, seat);
    let index = 0;
    if (legal.length > 1) {
      const deliberation = players[seat]?.deliberate?.(game.view(state, seat), legal);
      if (deliberation === undefined) throw new Error(`${name} does not think`);
      while (!deliberation.step(Number.POSITIVE_INFINITY));
      index = deliberation.choice();
      choices.push(index);
      opinions.push(deliberation.opinions());
    }
    const heard = new EmissionList<unknown>();
    game.applyInPlace(state, seat, legal[index], chance, heard);
    tellPlayers(players, heard.emissions);
  }
  return {
    decisions: choices.length,
    first: choices.slice(0, 20).join(' '),
    all: hashOf(JSON.stringify([choices, opinions])).slice(0, 16),
  };
}

/** Recorded when it was called hard. Whoever changes a number here has changed the yardstick, and no two measurements compare any more. */
const RECORDED = [
  [gunrunnersBots, 40, 4, {}, 1, 110, '0 2 1 1 0 0 0 19 4 11 9 2 0 1 0 0 2 2 1 3', '47454237f04a1c92'],
  [gunrunnersBots, 300, 2, {}, 2, 48, '1 1 1 10 0 3 2 1 9 0 2 3 0 4 2 1 1 1 0 3', '19d591d1ae2e781e'],
  [
    ...([gunrunnersBots, 40, 3, { edition: 'pt', memory: 'open' }, 3] as const),
    ...([83, '2 1 17 7 2 0 0 0 3 1 18 1 0 9 0 1 1 1 0 1', '54d3f50e06a43a6c'] as const),
  ],
  [escapePlanBots, 60, 1, {}, 4, 126, '0 0 0 1 3 3 1 1 0 0 1 0 0 0 0 1 0 1 0 4', '802d2bab79531775'],
  [escapePlanBots, 6, 2, {}, 5, 263, '13 4 5 1 1 0 3 1 1 2 2 0 1 1 0 1 1 2 2 0', '56aa1b9f83a3a0ed'],
  [escapePlanBots, 6, 4, {}, 6, 502, '8 2 9 1 0 2 0 1 0 1 1 1 0 0 0 0 0 7 2 0', 'e55c9428411e3e61'],
] as const;

describe('classic is what it always was', () => {
  it.each(RECORDED)('$game.id, @%i, %i seats, %j', (bots, iterations, seats, options, seed, decisions, first, all) => {
    expect(thoughtsOf(bots, `classic@${iterations}`, seats, options, seed)).toEqual({ decisions, first, all });
  });

  it.each([gunrunnersBots, escapePlanBots])('and so are the bots of the deal of the day: $game.id', ({ daily }) => {
    expect(daily?.mind).toBe('classic');
  });
});
