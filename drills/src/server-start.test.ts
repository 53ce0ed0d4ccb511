import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ServerProcess as ChaosServer } from './chaos/server-process.ts';
import { ServerProcess as LoadServer } from './load/server-process.ts';
import { CannotStart, untilOpen } from './server-start.ts';

const folder = mkdtempSync(join(tmpdir(), 'stakeout-start-'));
/** A folder for data that is none: no server can start with it. */
const noFolder = join(folder, 'file');
writeFileSync(noFolder, '');
afterAll(() => rmSync(folder, { recursive: true }));

const started = (code: string) => spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'ignore'] });

describe('a server that is started', () => {
  it('says where it is', async () => {
    const server = started('console.log("a line\\nStakeout is open at http://there"); setInterval(() => {}, 1000)');
    expect(await untilOpen(server)).toBe('http://there');
    server.kill();
  });

  it.each([
    ['ends', 'process.exit(3)', 60_000, /ended with 3$/],
    [
      'ends without a word on a closed line',
      'process.stdout.end(); setTimeout(() => process.exit(4), 50)',
      60_000,
      /with 4$/,
    ],
    ['never opens', 'setInterval(() => {}, 1000)', 200, /not open within 0.2 s$/],
  ])('and %s is not waited for', async (_what, code, patience, why) => {
    const start = untilOpen(started(code), patience);
    await expect(start).rejects.toThrow(why);
    await expect(start).rejects.toBeInstanceOf(CannotStart);
  });

  it('by a drill and cannot start ends the drill', async () => {
    const load = new LoadServer({ folder: noFolder, databaseUrl: null });
    await expect(load.start()).rejects.toBeInstanceOf(CannotStart);
    const faults: string[] = [];
    const watcher = { died: (fault: string) => faults.push(fault), wrote: () => {} };
    const chaos = new ChaosServer('one', 0, { STAKEOUT_DATA: noFolder }, watcher);
    await expect(chaos.start()).rejects.toBeInstanceOf(CannotStart);
    expect(faults).toEqual([expect.stringContaining('server one ended by itself')]);
  });
});
