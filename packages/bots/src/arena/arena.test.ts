import { gunrunners } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { gunrunnersBots } from '../gunrunners/index.ts';
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

  it('deals the games of a set alike: whoever plays alike has the same game in all of them', () => {
    const scores = (number: number) =>
      playGame(contestOf([first([]), first([]), first([])]), number).map(({ score }) => score);
    const sets = [0, 1, 2, 3].map((set) => [0, 1, 2].map((game) => scores(3 * set + game)));
    for (const [game, ...others] of sets) for (const other of others) expect(other).toEqual(game);
    expect(new Set(sets.map(([game]) => String(game))).size).toBeGreaterThan(1);
  });

  it('asks the judge for the luck of the first bot alone, wherever it sits', () => {
    const contest = {
      ...contestOf([gunrunnersBots.level('easy'), random, random]),
      luck: { bots: gunrunnersBots, playouts: 8 },
    };
    for (const number of [0, 1, 2]) {
      const lucks = playGame(contest, number).map(({ luck }) => luck);
      expect(lucks.map((luck) => luck !== null)).toEqual([0, 1, 2].map((seat) => seat === number));
      expect(Math.abs(lucks[number] ?? Number.NaN)).toBeLessThan(2);
      expect(playGame(contest, number).map(({ luck }) => luck)).toEqual(lucks);
    }
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
    ...{
      name,
      winShare,
      score,
      sheet: { total: score },
      decisions: 4,
      milliseconds: 8,
      slowest: score,
      worked: 6,
      luck: null,
    },
    predictions: predicted.map((one) => ({ predicted: one, actual: winShare })),
  });

  it('counts bots of a name together, in the order of the contest', () => {
    const arena = new Arena(['hard', 'easy', 'easy']);
    arena.add(0, [record('easy', 0, 3), record('hard', 1, 9), record('easy', 0, 5)]);
    arena.add(1, [record('hard', 0.5, 6), record('easy', 0.5, 6), record('easy', 0, 1)]);
    arena.add(2, [record('hard', 0, 3), record('easy', 1, 9), record('easy', 0, 0)]);
    const { bots, games, sets } = arena.report('gunrunners');
    expect([games, sets]).toEqual([3, 1]);
    expect(bots.map(({ name }) => name)).toEqual(['hard', 'easy']);
    expect(bots[0]).toMatchObject({
      seats: 1,
      wins: 1.5,
      winShare: 0.5,
      meanScore: 6,
      msPerDecision: 2,
      cpuMsPerDecision: 1.5,
    });
    expect(bots[0]).toMatchObject({ msSlowest: 9, msPerGame: 8, meanSheet: { total: 6 } });
    expect(bots[1]).toMatchObject({ seats: 2, wins: 1.5, winShare: 0.5, meanScore: 4 });
    expect(bots[0]?.interval[0]).toBeLessThan(0.5);
  });

  it('counts whole sets in the order of their numbers, whichever game ends first', () => {
    const arena = new Arena(['hard', 'easy']);
    const game = (hard: number) => [record('hard', hard, 0), record('easy', 1 - hard, 0)];
    for (const number of [5, 2, 3, 0]) arena.add(number, game(1));
    expect(arena.report('gunrunners')).toMatchObject({ sets: 0, games: 0 });
    arena.add(1, game(0));
    expect(arena.report('gunrunners')).toMatchObject({ sets: 2, games: 4, bots: [{ wins: 3 }, { wins: 1 }] });
    arena.add(4, game(1));
    expect(arena.report('gunrunners')).toMatchObject({ sets: 3, games: 6 });
  });

  it('counts nothing after a test has decided', () => {
    const arena = new Arena(['hard', 'easy'], { low: 0.5, high: 0.6, alpha: 0.05, beta: 0.05 });
    const game = [record('hard', 1, 0), record('easy', 0, 0)];
    let number = 0;
    while (!arena.isDecided) arena.add(number++, game);
    const { sets, test } = arena.report('gunrunners');
    expect(test?.finding).toBe('H1');
    for (let more = 0; more < 8; more++) arena.add(number++, game);
    expect(arena.report('gunrunners')).toMatchObject({ sets, games: 2 * sets });
  });

  it('sets what was predicted beside what came', () => {
    const arena = new Arena(['hard']);
    arena.add(0, [record('hard', 1, 0, [0.62, 0.68, 1])]);
    arena.add(1, [record('hard', 0, 0, [0.61])]);
    expect(arena.report('gunrunners').reliability).toEqual([
      // Two games, not three, say how sure that is: 0.7 above what was told in the one, 0.61 below in the other.
      { bot: 'hard', from: 0.6, to: 0.7, predictions: 3, predicted: 0.637, actual: 0.667, se: 0.309 },
      { bot: 'hard', from: 0.9, to: 1, predictions: 1, predicted: 1, actual: 1, se: 0 },
    ]);
  });

  it('keeps what one bot predicted apart from what another did', () => {
    const arena = new Arena(['hard', 'classic']);
    arena.add(0, [record('hard', 1, 0, [0.55]), record('classic', 0, 0, [0.52])]);
    arena.add(1, [record('classic', 1, 0, [0.58]), record('hard', 0, 0)]);
    expect(arena.report('gunrunners').reliability).toMatchObject([
      { bot: 'hard', predictions: 1, predicted: 0.55, actual: 1 },
      { bot: 'classic', predictions: 2, predicted: 0.55, actual: 0.5 },
    ]);
  });
});
