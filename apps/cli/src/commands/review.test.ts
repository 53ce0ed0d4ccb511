import { beforeAll, describe, expect, test } from 'vitest';
import { runCli, temporaryFile } from '../cli.fixture.ts';

const FIELDS = [
  'game',
  'judge',
  'seat',
  'seed',
  'start',
  'result',
  'given',
  'luck',
  'others',
  'residual',
  'residualSe',
  'decisions',
  'draws',
];
const FIELDS_OF_DECISION = ['seq', 'counted', 'options', 'loss', 'se', 'label', 'played', 'best', 'reason', 'clause'];

async function exported(...flags: readonly string[]): Promise<string> {
  const { out } = await runCli(['export', ...flags]);
  return out;
}

let match = '';
beforeAll(async () => {
  match = await exported('gunrunners', '--players', '2', '--seed', '7', '--bots', 'greedy');
});

describe('review', () => {
  test('tells programs everything, in points', async () => {
    const path = temporaryFile('match.json', match);
    const { code, out, err } = await runCli(['review', path, '--seat', '2', '--playouts', '8', '--json']);
    expect([code, err]).toEqual([0, '']);
    const review = JSON.parse(out);
    expect(Object.keys(review)).toEqual(FIELDS);
    expect(review).toMatchObject({ game: 'gunrunners', judge: 'race/3@8', seat: 2, seed: 1 });
    for (const decision of review.decisions) expect(Object.keys(decision)).toEqual(FIELDS_OF_DECISION);
    for (const draw of review.draws) expect(Object.keys(draw)).toEqual(['seq', 'label', 'luck', 'se']);
    const { start, result, given, luck, others, residual } = review;
    expect(start - given + luck + others + residual).toBeCloseTo(result, 6);
    const told = review.decisions.filter(({ reason }: { reason: string | null }) => reason !== null);
    expect(told.length).toBeGreaterThan(0);
    for (const { reason, clause } of told) {
      expect(reason).not.toContain('reason.');
      expect(clause).toMatch(/^G\d/);
    }
  });

  test('tells people where they went wrong, what luck did, and who judged', async () => {
    const path = temporaryFile('match.json', match);
    const { code, out } = await runCli(['review', path, '--playouts', '8']);
    expect(code).toBe(0);
    for (const told of ['seat 1', 'given away', 'luck', 'the others', 'mattered', 'race/3@8, seed 1']) {
      expect(out).toContain(told);
    }
  });

  test('finds with a seed of its own what it found before with it', async () => {
    const path = temporaryFile('match.json', match);
    const flags = ['--playouts', '4', '--seed', '99', '--json'];
    const { out } = await runCli(['review', path, ...flags]);
    expect(JSON.parse(out)).toMatchObject({ seed: 99 });
    expect((await runCli(['review', path, ...flags])).out).toBe(out);
  });

  test('judges matches of the other game as well', async () => {
    const path = temporaryFile(
      'match.json',
      await exported('escape-plan', '--players', '1', '--seed', '2', '--bots', 'greedy'),
    );
    const { out } = await runCli(['review', path, '--playouts', '2', '--json']);
    expect(JSON.parse(out)).toMatchObject({ game: 'escape-plan', seat: 1 });
  });

  test.each([
    ['--seat', '3', '--seat: "3" is not a whole number from 1 to 2'],
    ['--playouts', '1', '--playouts: "1" is not a whole number from 2 to 1000000'],
    ['--playouts', 'many', '--playouts: "many" is not'],
    ['--seed', '4294967296', '--seed: "4294967296" is not a whole number from 0 to 4294967295'],
  ])('refuses %s %s', async (flag, value, fault) => {
    const { code, out, err } = await runCli(['review', temporaryFile('match.json', match), flag, value]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(fault);
    expect(err.split('\n')).toHaveLength(2);
  });

  test('refuses a file that does not verify, with the first place that differs', async () => {
    const changed = match.replace('"seq":5', '"seq":6');
    const { code, out, err } = await runCli(['review', temporaryFile('match.json', changed)]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/: entries\[4\]\.seq /);
    expect(await runCli(['review', '/nowhere.json'])).toMatchObject({ code: 2, out: '' });
  });

  test('refuses a match of other rules by their version', async () => {
    const changed = match.replace(/"rulesVersion":"[^"]*"/, '"rulesVersion":"older"');
    const { code, err } = await runCli(['review', temporaryFile('match.json', changed)]);
    expect(code).toBe(2);
    expect(err).toMatch(/header\.rulesVersion is older, this program has /);
  });
});
