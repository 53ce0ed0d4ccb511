import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newNonce } from '@stakeout/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Guest, granted } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import { expectVerified } from './playing.fixture.ts';

const FILE = fileURLToPath(new URL('../../../../examples/table-client.mjs', import.meta.url));

let node: TrialNode;
let host: Guest;
const programs: ChildProcess[] = [];

beforeAll(async () => {
  node = await TrialNode.start();
  host = await Guest.named(node.address, 'Host');
});
afterEach(() => {
  for (const program of programs.splice(0)) program.kill();
});
afterAll(() => node.end());

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** The example as anybody would run it. */
function run(path: string, name: string): Promise<Ended> {
  const program = spawn(process.execPath, [FILE, node.address + path, name], { stdio: ['ignore', 'pipe', 'pipe'] });
  programs.push(program);
  let said = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (data) => {
      said += data;
    });
  }
  return new Promise((resolve) => program.on('close', (code) => resolve({ code, said })));
}

/** Waits until everybody at the table is ready, and starts. */
async function startWhenReady(table: string): Promise<void> {
  const seats = async () => granted(await host.api.table(table)).table.seats;
  await expect.poll(async () => (await seats()).every(({ ready }) => ready)).toBe(true);
  granted(await host.api.start(table, newNonce()));
}

describe('the example client', () => {
  it('has fewer than 90 lines', () => {
    expect(readFileSync(FILE, 'utf8').trimEnd().split('\n').length).toBeLessThan(90);
  });

  it('plays Gunrunners by invitation, two of them and a bot', async () => {
    const seats = [{ kind: 'invited' }, { kind: 'invited' }, { kind: 'bot', level: 'easy' }] as const;
    const { table } = granted(await host.api.createTable({ game: 'gunrunners', seats: [...seats] }));
    const links = await Promise.all([0, 1].map(async (seat) => granted(await host.api.invite(table.id, seat)).path));
    const programs = links.map((link, index) => run(link, `Example ${index + 1}`));
    await startWhenReady(table.id);
    for (const { code, said } of await Promise.all(programs)) {
      expect(said).toContain('Over: ');
      expect(code).toBe(0);
    }
    await expectVerified(host, table.id);
  });

  it('plays Escape Plan at a public table with bots', async () => {
    const seats = [{ kind: 'open' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }] as const;
    const wish = { game: 'escape-plan', seats: [...seats] };
    const { table } = granted(await host.api.createTable({ ...wish, visibility: 'public' }));
    const program = run(`/table/${table.id}`, 'Example');
    await startWhenReady(table.id);
    const { code, said } = await program;
    expect(said).toContain('Over: ');
    expect(code).toBe(0);
    await expectVerified(host, table.id);
  });
});
