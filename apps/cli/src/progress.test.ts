import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { Captured } from './cli.fixture.ts';
import { progressOn } from './progress.ts';
import { run } from './run.ts';

describe('the progress bar', () => {
  test('is drawn on a terminal', () => {
    const err = new Captured(true);
    const progress = progressOn(err, 10, false);
    progress.report(5);
    progress.stop();
    expect(err.text).toContain('of 10 games');
  });

  test.each([
    ['a pipe', false, false],
    ['a terminal that is to stay quiet', true, true],
  ])('is not drawn on %s', (_name, isTTY, quiet) => {
    const err = new Captured(isTTY);
    const progress = progressOn(err, 10, quiet);
    progress.report(5);
    progress.stop();
    expect(err.text).toBe('');
  });

  test('leaves standard output alone', async () => {
    const io = { in: Readable.from([]), out: new Captured(), err: new Captured(true) };
    expect(await run(['simulate', 'gunrunners', '--games', '300'], io)).toBe(0);
    expect(io.err.text).toContain('of 300 games');
    expect(io.out.text).toMatch(/^gunrunners: 300 games/);
  });
});
