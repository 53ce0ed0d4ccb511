import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Guest } from './guest.fixture.ts';

const PROGRAM = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const OPEN = 'Stakeout is open at ';
/** No file may grow beyond this many kilobytes: to the server, the same as a disk without room. */
const ROOM = 700;

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stakeout-full-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

function start(limit: number | 'unlimited') {
  const env = { PATH: process.env['PATH'], PORT: '0', STAKEOUT_DATA: folder, STAKEOUT_LOG: 'silent' };
  const command = `ulimit -f ${limit}; exec "$0" "$1"`;
  const child = spawn('bash', ['-c', command, process.execPath, PROGRAM], {
    env: { ...env, STAKEOUT_WEB: 'none', STAKEOUT_REQUESTS_PER_MINUTE: '1000000', STAKEOUT_BOT_THREADS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

/** Where the server listens. */
async function opened({ stdout }: { readonly stdout: NodeJS.ReadableStream }): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    if (line.startsWith(OPEN)) return line.slice(OPEN.length);
  }
  throw new Error('the server ended');
}

const health = async (address: string) => {
  const answer = await fetch(`${address}/healthz`);
  return [answer.status, ((await answer.json()) as { status: string }).status];
};

it('without room nothing is confirmed any more, the server says so, and what was confirmed is there afterwards', async () => {
  const cramped = start(ROOM);
  const address = await opened(cramped);
  expect(await health(address)).toEqual([200, 'ok']);
  const confirmed: Guest[] = [];
  let refused: string | null = null;
  while (refused === null) {
    const guest = new Guest(address);
    const answer = await guest.api.introduce(`Guest ${confirmed.length}`);
    if (answer.ok) confirmed.push(guest);
    else refused = answer.error;
  }
  expect(refused).toBe('internal');
  expect(confirmed.length).toBeGreaterThan(0);
  await expect.poll(() => health(address)).toEqual([503, 'store']);

  cramped.kill('SIGKILL');
  await once(cramped, 'exit');
  const roomy = await opened(start('unlimited'));
  expect(await health(roomy)).toEqual([200, 'ok']);
  for (const [number, { cookies }] of confirmed.entries()) {
    const me = await new Guest(roomy, cookies.cookie).api.me();
    expect(me).toMatchObject({ ok: true, value: { name: `Guest ${number}` } });
  }
});

it('a file that is no database ends the start with one line and code 2', async () => {
  writeFileSync(join(folder, 'stakeout.db'), 'This is no database. '.repeat(500));
  const child = start('unlimited');
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(errors).toMatch(/^stakeout: The file .*stakeout\.db cannot be used: it is no database\.\n$/);
  expect(code).toBe(2);
});
