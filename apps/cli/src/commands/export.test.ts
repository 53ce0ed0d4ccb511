import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli, temporaryDirectory, temporaryFile } from '../cli.fixture.ts';

const MATCH = ['gunrunners', '--players', '2', '--seed', '9', '--edition', 'pt'];

test('export writes the match of the transcript', async () => {
  const file = JSON.parse((await runCli(['export', ...MATCH])).out);
  const lines = (await runCli(['transcript', ...MATCH])).out.trimEnd().split('\n');
  const [header, setup, ...rest] = lines.map((line) => JSON.parse(line));
  expect(header).toMatchObject({ ...file.header, secret: file.secret });
  expect(setup).toMatchObject(file.opening);
  expect(rest.slice(0, -1)).toMatchObject(file.entries);
  expect(rest.at(-1)).toEqual({ type: 'outcome', ...file.outcome });
});

test('export writes to a new file, quietly', async () => {
  const path = join(temporaryDirectory(), 'match.json');
  expect(await runCli(['export', ...MATCH, '--out', path])).toEqual({ code: 0, out: '', err: '' });
  expect(readFileSync(path, 'utf8')).toBe((await runCli(['export', ...MATCH])).out);
});

test('export leaves a file that exists alone unless it is forced', async () => {
  const path = temporaryFile('precious.txt', 'precious');
  const refused = await runCli(['export', ...MATCH, '--out', path]);
  expect(refused).toEqual({
    code: 2,
    out: '',
    err: `stakeout: --out: ${path} exists already; --force overwrites it\n`,
  });
  expect(readFileSync(path, 'utf8')).toBe('precious');
  expect((await runCli(['export', ...MATCH, '--out', path, '--force'])).code).toBe(0);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveProperty('seal');
});
