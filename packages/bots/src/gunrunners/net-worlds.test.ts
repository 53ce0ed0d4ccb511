import { DEFAULT_DECK, gunrunners } from '@stakeout/gunrunners';
import { FastChance } from '@stakeout/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBotFile } from '../nets/bot-file.fixture.ts';
import { readNet } from '../nets/net-file.ts';
import { plainEvaluator } from '../nets/plain-evaluator.ts';
import { wasmEvaluator } from '../nets/wasm-evaluator.ts';
import type { Weights } from '../nets/weights.ts';
import { Search } from '../search/search.ts';
import { LAYOUT } from './feature-layout.ts';
import { playGame, TABLES, type Truth } from './game.fixture.ts';
import { TableMemory } from './memory.ts';
import { NET_FILE } from './net.ts';
import { netWorlds } from './net-worlds.ts';

let weights: Weights;
beforeAll(async () => {
  weights = readNet(await readBotFile(NET_FILE), LAYOUT);
});

/** Moments of a game of random moves. */
function moments(table: (typeof TABLES)[number], seed: number): { truth: Truth; seat: number }[] {
  const found: { truth: Truth; seat: number }[] = [];
  playGame(table, seed, {
    decide({ truth, seat, options }) {
      if (options.length > 2 && found.length < 8) found.push({ truth: gunrunners.copy(truth), seat });
      return undefined;
    },
  });
  return found;
}

describe.each(TABLES)('worlds with a net, $seats seats, $edition, $memory memory', (table) => {
  it('are worth to everybody what the net says, between 0 and 1, and the win is shared out whole', () => {
    const worlds = netWorlds(plainEvaluator(weights));
    const rewards = new Float64Array(4);
    for (const { truth } of moments(table, 5)) {
      const world = gunrunners.copy(truth);
      worlds.finish(world, new FastChance(1));
      const shares = truth.taken.map((_, seat) => worlds.winShare(world, seat));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      worlds.rewards(world, rewards);
      for (const value of [...shares, ...rewards.subarray(0, table.seats)]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    }
  });

  it('lead to the same thoughts whether the engine has vectors or not', () => {
    const wasm = wasmEvaluator(weights);
    if (wasm === null) throw new Error('this engine has no vectors');
    for (const { truth, seat } of moments(table, 6)) {
      const view = new TableMemory(seat, null).recall(gunrunners.view(truth, seat));
      const [one, other] = [plainEvaluator(weights), wasm].map((net) => {
        const search = new Search(netWorlds(net), view, seat, { exploration: 0.15, trust: 0.5 }, 9);
        for (let count = 0; count < 60; count++) search.iterate();
        return search.root.children.map(({ visits, wins, reward }) => [visits, wins, reward]);
      });
      expect(one).toEqual(other);
    }
  });
});

it('a deck that the net does not know is played with to the end', () => {
  const deck = DEFAULT_DECK.map((face) => (face === 4 ? 5 : face));
  const config = gunrunners.configure({ deck }, 4);
  if (!config.ok) throw new Error('refused');
  const chance = new FastChance(2);
  const worlds = netWorlds(plainEvaluator(weights));
  const world = gunrunners.setup(config.value, 4, chance);
  worlds.finish(world, chance);
  expect(world.phase).toBe('over');
  expect([0, 1, 2, 3].map((seat) => worlds.winShare(world, seat)).reduce((sum, share) => sum + share, 0)).toBe(1);
});
