import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Figures, runDrill } from './drill.ts';
import { judge } from './goals.ts';
import { type LoadOptions, readOptions } from './options.ts';
import { pageOf, reportOf } from './report.ts';
import { PROGRAM, ServerProcess } from './server-process.ts';

const short = readOptions(['--short', '--tables', '4', '--seconds', '2']) as LoadOptions;

// The drill needs a compiled server. How fast it is depends on who else uses the machine, so only what was done counts here.
test.skipIf(!existsSync(PROGRAM))('a short drill loses nothing, and everybody comes back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stakeout-load-test-'));
  const server = new ServerProcess({ folder, databaseUrl: null });
  let figures: Figures;
  try {
    figures = await runDrill(server, short, () => {});
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  expect(figures).toMatchObject({ sockets: 20, refusals: 0 });
  expect(figures.play.course.latency.count).toBeGreaterThan(0);
  expect(figures.play.course.lost).toBe(0);
  expect(figures.storm.report.admitted).toBe(short.spectators);
  expect(figures.restart.allBackMs).toBeGreaterThan(0);

  const slow = { ...figures, restart: { listensMs: 1, allBackMs: 31_000 } };
  const goals = judge(slow, short);
  expect(goals.filter(({ isMet, name }) => !isMet && name.includes('back'))).toHaveLength(1);
  expect(pageOf(reportOf(short, slow, goals, new Date(0)))).toMatch(
    /all clients back after a kill +\| below 30000 ms .*MISSED/,
  );
});
