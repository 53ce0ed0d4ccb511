import { gunrunners } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import type { Policy } from '../policy.ts';
import { random } from '../random.ts';
import { type Contest, playGame } from './contest.ts';
import { Arena } from './report.ts';

const game = gunrunners as unknown as AnyGame;
const config = game.configure({}, 3);
if (!config.ok) throw new Error('refused');

/** Takes the first option and remembers where it sat. */
function first(seats: number[]): Policy {
  return {
    id: 'first',
    sit: (seat) => {
      seats.push(seat);
      return { choose: () => 0 };
    },
  };
}

function contestOf(policies: readonly Policy[], seed = 5): Contest {
  return { game, config: config.ok ? config.value : null, policies, seed };
}

describe('a contest', () => {
  it('moves everybody on by one seat from game to game', () => {
    const seats: number[] = [];
    const contest = contestOf([first(seats), random, random]);
    for (let number = 0; number < 6; number++) playGame(contest, number);
    expect(seats).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('plays the same game again for the same number, and another for another', () => {
    const facts = (number: number, seed: number) =>
      playGame(contestOf([random, random, random], seed), number).map(({ score, winShare }) => [score, winShare]);
    expect(facts(3, 5)).toEqual(facts(3, 5));
    expect(facts(4, 5)).not.toEqual(facts(3, 5));
    expect(facts(3, 6)).not.toEqual(facts(3, 5));
  });

  it('hands out one win a game, shared or not', () => {
    const contest = contestOf([random, random, random]);
    for (let number = 0; number < 30; number++) {
      const wins = playGame(contest, number).reduce((sum, { winShare }) => sum + winShare, 0);
      expect(wins).toBeCloseTo(1, 9);
    }
  });
});

describe('the report', () => {
  const record = (name: string, winShare: number, score: number, predicted: readonly number[] = []) => ({
    ...{ name, winShare, score, sheet: { total: score }, decisions: 4, milliseconds: 8, slowest: score },
    predictions: predicted.map((one) => ({ predicted: one, actual: winShare })),
  });

  it('counts bots of a name together, in the order of the contest', () => {
    const arena = new Arena(['hard', 'easy', 'easy']);
    arena.add([record('easy', 0, 3), record('hard', 1, 9), record('easy', 0, 5)]);
    arena.add([record('hard', 0.5, 6), record('easy', 0.5, 6), record('easy', 0, 1)]);
    const { bots, games } = arena.report('gunrunners');
    expect(games).toBe(2);
    expect(bots.map(({ name }) => name)).toEqual(['hard', 'easy']);
    expect(bots[0]).toMatchObject({ seats: 1, wins: 1.5, winShare: 0.75, meanScore: 7.5, msPerDecision: 2 });
    expect(bots[0]).toMatchObject({ msSlowest: 9, msPerGame: 8, meanSheet: { total: 7.5 } });
    expect(bots[1]).toMatchObject({ seats: 2, wins: 0.5, winShare: 0.25, meanScore: 3.75 });
    expect(bots[0]?.interval[0]).toBeLessThan(0.75);
  });

  it('sets what was predicted beside what came', () => {
    const arena = new Arena(['hard']);
    arena.add([record('hard', 1, 0, [0.62, 0.68, 1])]);
    arena.add([record('hard', 0, 0, [0.61])]);
    expect(arena.report('gunrunners').reliability).toEqual([
      { from: 0.6, to: 0.7, predictions: 3, predicted: 0.637, actual: 0.667 },
      { from: 0.9, to: 1, predictions: 1, predicted: 1, actual: 1 },
    ]);
  });
});
