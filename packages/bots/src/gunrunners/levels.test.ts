import { gunrunners } from '@stakeout/gunrunners';
import { FastChance } from '@stakeout/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { STRENGTHS } from '../level.ts';
import { readBotFile } from '../nets/bot-file.fixture.ts';
import type { Player } from '../policy.ts';
import { playGame, TABLES } from './game.fixture.ts';
import { imagine } from './imagining.ts';
import { searchPolicy } from './levels.ts';
import { TableMemory } from './memory.ts';

const BUDGET = { iterations: 16 };

beforeAll(async () => {
  for (const level of STRENGTHS) await searchPolicy(level).prepare?.(readBotFile);
});

describe('the levels', () => {
  it.each(STRENGTHS)('%s plays Gunrunners under its own name', (level) => {
    expect(searchPolicy(level).id).toBe(level);
  });

  it('hard beats a beginner even with little time', () => {
    const GAMES = 12;
    let wins = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const own = seed % 2;
      const players = [0, 1].map((seat) =>
        searchPolicy(seat === own ? 'hard' : 'easy', { iterations: 60 }).sit(seat, new FastChance(seed * 4 + seat)),
      );
      const truth = playGame({ seats: 2 }, seed, table(players));
      if (gunrunners.outcome(truth)?.winners.includes(own)) wins++;
    }
    expect(wins / GAMES).toBeGreaterThan(0.6);
  });
});

/** Players at a table. */
function table(players: readonly Player[]): Parameters<typeof playGame>[2] {
  return {
    decide: ({ truth, seat, options }) => players[seat]?.choose(() => gunrunners.view(truth, seat), options),
    tell: (seat, events) => players[seat]?.watch?.(events),
  };
}

describe.each(TABLES)('fairness, $seats seats, $edition, $memory memory', (options) => {
  it.each(STRENGTHS)('%s decides alike wherever its seat cannot tell the difference', (level) => {
    const policy = searchPolicy(level, BUDGET);
    const memories = Array.from({ length: options.seats }, (_, seat) => new TableMemory(seat, null));
    const twins = new FastChance(11);
    let count = 0;
    playGame(options, 5, {
      decide({ truth, seat, options: legal }) {
        if (legal.length === 1 || count++ % 4 !== 0) return undefined;
        const memory = memories[seat] as TableMemory;
        const view = gunrunners.view(truth, seat);
        const twin = imagine(memory.recall(view), seat, twins);
        const decide = (state: typeof truth) =>
          policy
            .sit(seat, new FastChance(count), memory.notes())
            .choose(() => gunrunners.view(state, seat), gunrunners.legal(state, seat));
        const decided = decide(truth);
        expect(decide(twin)).toBe(decided);
        return decided;
      },
      tell: (seat, events) => memories[seat]?.watch(events),
    });
    expect(count).toBeGreaterThan(10);
  });
});
