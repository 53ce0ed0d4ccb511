import { writeFileSync } from 'node:fs';
import { FastChance } from '@stakeout/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCli, temporaryFile } from '../cli.fixture.ts';

let genuine: Buffer;
beforeAll(async () => {
  const { out } = await runCli(['export', 'gunrunners', '--players', '3', '--seed', '7', '--edition', 'pt']);
  genuine = Buffer.from(out);
});

async function refusal(content: Uint8Array | string): Promise<string> {
  const path = temporaryFile('match.json', content);
  const { code, out, err } = await runCli(['verify', path]);
  expect([code, out]).toEqual([2, '']);
  expect(err.split('\n')).toHaveLength(2);
  expect(err.startsWith(`stakeout: ${path}: `)).toBe(true);
  return err.slice(`stakeout: ${path}: `.length).trimEnd();
}

describe('verify', () => {
  test.each(['2', '3', '4'])('accepts what export wrote for %s players', async (players) => {
    const { out } = await runCli(['export', 'gunrunners', '--players', players, '--seed', '3']);
    const verdict = await runCli(['verify', temporaryFile('match.json', out)]);
    expect(verdict).toMatchObject({ code: 0, err: '' });
    for (const told of [
      'consistent in itself',
      'only your commitment and nonce can tell',
      'version 1',
      'game: gunrunners',
      'edition: en',
      'entries: ',
      'ending: ',
      'winner',
    ]) {
      expect(verdict.out).toContain(told);
    }
  });

  test('refuses a file changed by one byte, anywhere', async () => {
    const chance = new FastChance(1);
    const path = temporaryFile('match.json', genuine);
    for (let round = 0; round < 200; round++) {
      const bytes = Buffer.from(genuine);
      const position = chance.pick(bytes.length);
      bytes[position] = ((bytes[position] ?? 0) + 1 + chance.pick(255)) % 256;
      writeFileSync(path, bytes);
      const { code, out, err } = await runCli(['verify', path]);
      expect([code, out], `byte ${position} is now ${bytes[position]}`).toEqual([2, '']);
      expect(err).toMatch(/^stakeout: [^\n]+: [^\n]+\n$/);
    }
  });

  test('refuses a file cut short, anywhere', async () => {
    const chance = new FastChance(2);
    for (let round = 0; round < 20; round++) {
      expect(await refusal(genuine.subarray(0, chance.pick(genuine.length)))).not.toBe('');
    }
    expect(await refusal(genuine.subarray(0, -1))).toMatch(/^line \d+, column \d+ /);
  });

  test('names the first place that differs', async () => {
    const text = genuine.toString();
    expect(await refusal(text.replace('"value":', '"value":1'))).toMatch(
      /^entries\[\d+\]\.draws\[\d+\]\.value is 1\d+, replay gives \d+/,
    );
    expect(await refusal(text.replace(/"secret":"../, '"secret":"00'))).toContain(
      'secret does not fit header.commitment',
    );
    expect(await refusal(text.replace('"random 1"', '"Random 1"'))).toContain('header');
    expect(await refusal(text.replace('gunrunners', 'chess'))).toContain('"chess" is not a game of this program');
    expect(await refusal(`${text} `)).toMatch(/^line \d+, column \d+ is not written as an export writes it/);
    expect(await refusal(`\uFEFF${text}`)).toMatch(/^line \d+, column \d+ /);
  });

  test.each([
    '',
    '{}',
    '[]',
    'null',
    '1',
    '"',
    '{"format":"stakeout-match/1"}',
    '{"format":"stakeout-match/1","header":{"a":1.5}}',
  ])('refuses %s', async (content) => {
    expect(await refusal(content)).not.toBe('');
  });

  test('refuses numbers no match holds', async () => {
    const text = genuine.toString();
    for (const number of ['1.5', '-1', '-0', '1e300', '9007199254740993']) {
      expect(await refusal(text.replace(/"seat":\d+,"seq":5}/, `"seat":${number},"seq":5}`))).toContain('entries[4]');
      expect(await refusal(text.replace(/"start":null/, `"start":${number}`))).not.toBe('');
    }
  });

  test('refuses what is not text', async () => {
    expect(await refusal(new Uint8Array([0x7b, 0xc3, 0x28]))).toBe('byte 2 is not UTF-8 text');
  });
});
