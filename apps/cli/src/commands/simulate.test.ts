import { describe, expect, test } from 'vitest';
import { runCli } from '../cli.fixture.ts';
import type { SimulationReport } from '../simulation-report.ts';

async function simulated(...flags: string[]): Promise<SimulationReport> {
  const { code, out, err } = await runCli(['simulate', 'gunrunners', '--json', ...flags]);
  expect([code, err]).toEqual([0, '']);
  expect(out.split('\n')).toHaveLength(2);
  return JSON.parse(out);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('simulate --json', () => {
  const cases = [2, 3, 4].flatMap((players) => ['en', 'pt'].map((edition) => [players, edition] as const));

  test.each(cases)('sums up games of %i players, edition %s', async (players, edition) => {
    const report = await simulated('--players', String(players), '--games', '200', '--seed', '1', '--edition', edition);
    expect(report).toMatchObject({ game: 'gunrunners', players, games: 200, seed: '1', options: { edition } });
    expect(report.bots).toEqual(new Array(players).fill('random'));
    expect(sum(Object.values(report.endings))).toBe(200);
    expect(report.winsBySeat).toHaveLength(players);
    expect(sum(report.winsBySeat)).toBeGreaterThanOrEqual(200 + report.sharedWins);
    expect(report.sharedWins > 0).toBe(sum(report.winsBySeat) > 200);
    expect(report.meanScores).toHaveLength(players);
    for (const score of report.meanScores) expect(score).toBeGreaterThan(1);
    expect(report.actions).toBeGreaterThan(200 * players * 13);
    expect(report.seconds).toBeGreaterThan(0);
    expect(report.actionsPerSecond).toBeCloseTo(report.actions / report.seconds, -4);
    expect(report.gamesPerSecond).toBeGreaterThan(0);
    expect(report.heapMegabytes).toBeGreaterThan(0);
  });

  test('gives the same games for the same seed, others for another', async () => {
    const facts = ({ actions, endings, winsBySeat, meanScores }: SimulationReport) => ({
      ...{ actions, endings, winsBySeat, meanScores },
    });
    const first = await simulated('--games', '50', '--seed', '5');
    expect(facts(await simulated('--games', '50', '--seed', '5'))).toEqual(facts(first));
    expect(facts(await simulated('--games', '50', '--seed', '6'))).not.toEqual(facts(first));
    expect(facts(await simulated('--games', '50', '--seed', '5'.repeat(64)))).not.toEqual(facts(first));
  });

  test('takes one bot for each seat', async () => {
    expect((await simulated('--players', '2', '--games', '1', '--bots', 'random,random')).bots).toHaveLength(2);
  });

  test('plays as many as the game takes, 1000 games, seed 1, when nothing else is said', async () => {
    expect(await simulated()).toMatchObject({ players: 4, games: 1000, seed: '1' });
  });
});

test('without --json people get a summary', async () => {
  const { code, out, err } = await runCli([
    'simulate',
    'gunrunners',
    '--players',
    '3',
    '--games',
    '300',
    '--seed',
    '2',
  ]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('gunrunners: 300 games of 3 players, seed 2\n');
  expect(out).toMatch(/ending +games +share\n/);
  expect(out).toMatch(/no-cards +\d+ +[\d.]+ %\n/);
  expect(out).toMatch(/seat +bot +wins +share +mean score\n1 +random +\d+ +[\d.]+ % +[\d.]+\n/);
});
