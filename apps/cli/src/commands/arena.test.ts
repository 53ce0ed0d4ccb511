import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArenaReport } from '@stakeout/bots';
import { afterAll, describe, expect, test } from 'vitest';
import { runCli } from '../cli.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'stakeout-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function arena(...flags: string[]): Promise<ArenaReport> {
  const { code, out, err } = await runCli(['arena', 'gunrunners', '--json', ...flags]);
  expect([code, err]).toEqual([0, '']);
  expect(out.split('\n')).toHaveLength(2);
  return JSON.parse(out);
}

describe('arena --json', () => {
  test('says for every bot how often it won and how sure that is', async () => {
    const report = await arena('--bots', 'greedy,random,random', '--games', '30', '--threads', '1');
    expect(report).toMatchObject({ game: 'gunrunners', games: 30, sets: 10, reliability: [] });
    expect(report.bots.map(({ name, seats }) => [name, seats])).toEqual([
      ['greedy', 1],
      ['random', 2],
    ]);
    const [greedy, random] = report.bots;
    expect((greedy?.wins ?? 0) + (random?.wins ?? 0)).toBeCloseTo(30, 1);
    for (const { winShare, interval, wins, meanScore, msPerDecision, cpuMsPerDecision } of report.bots) {
      expect(winShare).toBeCloseTo(wins / 30, 3);
      expect(interval[0]).toBeLessThanOrEqual(winShare);
      expect(interval[1]).toBeGreaterThanOrEqual(winShare);
      expect(meanScore).toBeGreaterThan(1);
      expect(msPerDecision).toBeGreaterThanOrEqual(0);
      expect(cpuMsPerDecision).toBeGreaterThanOrEqual(0);
    }
  });

  test('plays the same games in one thread and in two', async () => {
    const flags = ['--bots', 'easy,greedy', '--games', '6', '--seed', '4'];
    const facts = ({ bots }: ArenaReport) => bots.map(({ name, wins, meanScore }) => [name, wins, meanScore]);
    expect(facts(await arena(...flags, '--threads', '2'))).toEqual(facts(await arena(...flags, '--threads', '1')));
  });

  test('--sets plays so many deals from every seat; --games as many as it takes', async () => {
    const bots = ['--bots', 'greedy,random,random', '--threads', '1'];
    expect(await arena(...bots, '--sets', '2')).toMatchObject({ games: 6, sets: 2 });
    expect(await arena(...bots, '--games', '4')).toMatchObject({ games: 6, sets: 2 });
  });

  test.each(['1', '2'])(
    '--sprt stops when it knows, after the same deals in any number of threads: %s',
    async (threads) => {
      const flags = ['--bots', 'greedy,random,random', '--sprt', '0.34,0.5', '--alpha', '0.01', '--threads', threads];
      const { test, sets, games } = await arena(...flags);
      expect(test).toMatchObject({ low: 0.34, high: 0.5, alpha: 0.01, beta: 0.05, finding: 'H1' });
      expect([sets, games]).toEqual([20, 60]);
    },
  );

  test('--sprt says so when it does not know', async () => {
    const { test, games } = await arena('--bots', 'random', '--sprt', '0.25,0.26', '--sets', '3', '--threads', '1');
    expect([test?.finding, games]).toEqual(['undecided', 12]);
  });

  test('--luck takes the luck of the first bot from its results', async () => {
    const flags = ['--bots', 'greedy,random', '--sets', '3', '--threads', '1'];
    const { withoutLuck, bots } = await arena(...flags, '--luck', '8');
    expect(withoutLuck?.winShare).toBeCloseTo(
      (bots[0]?.winShare ?? 0) - (withoutLuck?.weight ?? 0) * (withoutLuck?.luck ?? 0),
      3,
    );
    expect((await arena(...flags)).withoutLuck).toBeUndefined();
  });

  test('sets the chances bots gave themselves beside what came of them', async () => {
    const { reliability } = await arena('--bots', 'hard@50,greedy', '--games', '4', '--threads', '1');
    expect(reliability.length).toBeGreaterThan(0);
    for (const { from, to, predicted, actual, predictions } of reliability) {
      expect(predicted).toBeGreaterThanOrEqual(from);
      expect(predicted).toBeLessThanOrEqual(to);
      expect(actual).toBeLessThanOrEqual(1);
      expect(predictions).toBeGreaterThan(0);
    }
  });

  test('--out keeps the report with date and machine, and is not overwritten unasked', async () => {
    const file = join(folder, 'report.json');
    const report = await arena('--bots', 'greedy,random', '--games', '4', '--threads', '1', '--out', file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      ...report,
      seed: '1',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      machine: { node: process.version },
    });
    const again = await runCli(['arena', 'gunrunners', '--games', '1', '--out', file]);
    expect([again.code, again.out]).toEqual([2, '']);
    expect(again.err).toMatch(/exists already/);
  });
});

test('without --json people get tables', async () => {
  const { code, out } = await runCli([
    'arena',
    'gunrunners',
    '--bots',
    'hard@20,random',
    '--games',
    '2',
    '--threads',
    '1',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('gunrunners: 2 games, 1 deal, each from every seat\n');
  expect(out).toMatch(
    /bot +seats +wins +share +95 % interval +score +ms\/decision +cpu ms +slowest\nhard@20 +1 +[\d.]+ +[\d.]+ %/,
  );
  expect(out).toMatch(/bot +range +predictions +predicted +actual +se\n/);
});

test.each([
  [['--games', '0'], '--games: "0"'],
  [['--threads', '0'], '--threads: "0"'],
  [['--bots', 'hard,easy,easy', '--players', '4'], '--bots: names 3 bots for 4 seats'],
  [
    ['--bots', 'hard@soon'],
    '--bots: "hard@soon" is unknown; known: random, greedy, easy, medium, hard, master, classic',
  ],
  [['--out', '/nowhere/report.json'], '--out'],
  [['--sets', '0'], '--sets: "0"'],
  [['--sets', '2', '--games', '8'], '--sets: is another way to say --games'],
  [['--sprt', '0.3,0.2'], '--sprt: "0.3,0.2"'],
  [['--sprt', '0.3'], '--sprt: "0.3"'],
  [['--sprt', '0.3,0.4,0.5'], '--sprt: "0.3,0.4,0.5"'],
  [['--sprt', '0,1'], '--sprt: "0,1"'],
  [['--alpha', '0.1'], '--alpha: has no meaning without --sprt'],
  [['--sprt', '0.25,0.28', '--beta', '0.6'], '--beta: "0.6"'],
  [['--luck', '1'], '--luck: "1"'],
])('%j is refused in one line', async (flags, fault) => {
  const { code, out, err } = await runCli(['arena', 'gunrunners', ...flags]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(fault);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(existsSync('/nowhere')).toBe(false);
});
