import { type Action, gunrunners } from '@stakeout/gunrunners';
import { FastChance } from '@stakeout/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playGame, TABLES, type Truth } from './game.fixture.ts';
import { imagine } from './imagining.ts';
import { TableMemory } from './memory.ts';
import { playOut } from './playout.ts';
import { rewardsOf, winShareOf } from './rewards.ts';
import { gunrunnersWorlds } from './worlds.ts';

afterEach(() => vi.restoreAllMocks());

describe.each(TABLES)('a playout, $seats seats, $edition, $memory memory', (table) => {
  it('reaches the end by legal actions only', () => {
    const chance = new FastChance(1);
    const starts: { truth: Truth; seat: number }[] = [];
    playGame(table, 2, {
      decide({ truth, seat }) {
        if (chance.pick(6) === 0) starts.push({ truth: gunrunners.copy(truth), seat });
        return undefined;
      },
    });
    const play = gunrunners.applyInPlace;
    vi.spyOn(gunrunners, 'applyInPlace').mockImplementation((state, seat, action, ...rest) => {
      expect(gunrunners.explain(state, seat, action)).toEqual([]);
      play(state, seat, action, ...rest);
    });
    for (const { truth, seat } of starts) {
      const world = imagine(new TableMemory(seat, null).recall(gunrunners.view(truth, seat)), seat, chance);
      playOut(world, chance);
      expect(world.phase).toBe('over');
      expect(gunrunnersWorlds.mover(world)).toBe(-1);
    }
    expect(starts.length).toBeGreaterThan(5);
  });
});

describe('moves', () => {
  it('are the same when they say the same', () => {
    const one: Action = { type: 'arrange', cards: [101, 202] };
    expect(gunrunnersWorlds.isSame(one, { type: 'arrange', cards: [101, 202] })).toBe(true);
    expect(gunrunnersWorlds.isSame(one, { type: 'arrange', cards: [202, 101] })).toBe(false);
    expect(gunrunnersWorlds.isSame(one, { type: 'roll' })).toBe(false);
  });

  it('stay the same objects from world to world, layouts aside', () => {
    playGame({ seats: 4 }, 4, {
      decide({ truth, seat, options }) {
        const again = gunrunners.legal(truth, seat);
        for (const [index, option] of options.entries()) {
          if (option.type !== 'arrange') expect(again[index]).toBe(option);
          expect(gunrunnersWorlds.isSame(option, again[index] as Action)).toBe(true);
        }
        return undefined;
      },
    });
  });
});

describe('the reward', () => {
  /** The end of a game for three in which these crates were taken. */
  function ending(...taken: number[]): Truth {
    const truth = playGame({ seats: 3 }, 1, {});
    return { ...truth, taken, ending: 'no-cards' };
  }

  it('is a share of the win, split among equals', () => {
    const world = ending(20, 20, 7);
    expect([0, 1, 2].map((seat) => winShareOf(world, seat))).toEqual([0.5, 0.5, 0]);
    expect(winShareOf(ending(20, 21, 7), 1)).toBe(1);
  });

  it('is higher the further ahead a seat is, between 0 and 1', () => {
    const into = new Float64Array(3);
    const of = (...taken: number[]) => {
      rewardsOf(ending(...taken), into);
      return into.slice();
    };
    expect(of(30, 10, 5)[0]).toBeGreaterThan(of(20, 18, 5)[0] ?? 1);
    expect(of(20, 18, 5)[1]).toBeGreaterThan(of(30, 10, 5)[1] ?? 1);
    for (const reward of [...of(90, 0, 0), ...of(10, 10, 10)]) {
      expect(reward).toBeGreaterThanOrEqual(0);
      expect(reward).toBeLessThanOrEqual(1);
    }
  });
});
