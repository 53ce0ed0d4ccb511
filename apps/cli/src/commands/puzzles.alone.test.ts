import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { runCli, temporaryFile } from '../cli.fixture.ts';

/** The example is the smallest game there is. */
vi.hoisted(() => {
  process.env['STAKEOUT_EXAMPLES'] = '1';
});

describe('puzzles', () => {
  test('are mined into a file, a line for every game, and judged again', async () => {
    const path = temporaryFile('mined.jsonl', '');
    const flags = ['--games', '1', '--seed', '4', '--pairs', '2', '--threads', '1', '--out', path, '--force'];
    const { code, out, err } = await runCli(['puzzles', 'mine', 'stash', ...flags]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/games of self-play +1\n/);
    const [header, line, ...rest] = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(header ?? '')).toMatchObject({ game: 'stash', seed: 4, pairs: 2 });
    expect(JSON.parse(line ?? '')).toMatchObject({ number: 0, yielded: { games: 1 } });
    expect(rest).toEqual([]);

    const sample = ['--sample', '1', '--playouts', '300', '--threads', '1', '--seed', '9'];
    const verified = await runCli(['puzzles', 'verify', 'gunrunners', ...sample]);
    const isKept = verified.out.startsWith('gunrunners: 1 of 1 puzzles keep their answer (100.0 %)');
    expect(verified.code).toBe(isKept ? 0 : 1);
  });

  test.each([
    [['mine', 'chess', '--out', 'x'], 'game: "chess" is unknown'],
    [['mine', 'gunrunners'], '--out: say which file'],
    [['mine', 'gunrunners', '--games', '0', '--out', 'x'], '--games: "0" is not a whole number'],
    [['mine', 'gunrunners', '--games', '1', '--minutes', '1', '--out', 'x'], 'give one of them'],
    [['verify', 'gunrunners', '--sample', 'all'], '--sample: "all" is not a whole number'],
    [['verify', 'gunrunners', '--file', '/nowhere'], '/nowhere: cannot be read'],
    [['keep', 'gunrunners', '/nowhere'], '/nowhere: cannot be read'],
    [['dig'], 'unknown command'],
  ])('refuse %j in one line', async (args, told) => {
    const { code, out, err } = await runCli(['puzzles', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(told);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('a file that is none is refused', async () => {
    const { code, err } = await runCli(['puzzles', 'verify', 'gunrunners', '--file', temporaryFile('x', 'nonsense\n')]);
    expect(code).toBe(2);
    expect(err).toContain('line 1 is no line of mined puzzles');
  });
});
