import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres.ts';
import { runDrill } from './drill.ts';
import { type Goal, judge } from './goals.ts';
import { type LoadOptions, readOptions } from './options.ts';
import { type LoadReport, pageOf, reportOf } from './report.ts';
import { ServerProcess } from './server-process.ts';
import { severalCommand } from './several/command.ts';
import { appendSeveral, RESULTS } from './several/results.ts';

const MISSED = 1;
const BAD_INPUT = 2;

/** `npm run load`: how much the server carries. Returns the exit code: 1 when a goal is missed, with a line for each. */
export async function loadCommand(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    process.stderr.write(`load: ${options}\n`);
    return BAD_INPUT;
  }
  if (options.kind !== 'one') return severalCommand(options);
  const report = await measureLoad(options);
  process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : pageOf(report));
  if (options.save) save(report);
  const missed = report.goals.filter(({ isMet }) => !isMet);
  for (const goal of missed) process.stderr.write(`load: missed: ${lineOf(goal)}\n`);
  return missed.length === 0 ? 0 : MISSED;
}

async function measureLoad(options: LoadOptions): Promise<LoadReport> {
  const database = options.store === 'postgres' ? await startPostgres({ isSynced: true }) : null;
  const folder = mkdtempSync(join(tmpdir(), 'stakeout-load-'));
  const server = new ServerProcess({ folder: join(folder, 'data'), databaseUrl: database?.url ?? null });
  try {
    const figures = await runDrill(server, options, (line) => process.stderr.write(`load: ${line} …\n`));
    return reportOf(options, figures, judge(figures, options), new Date());
  } finally {
    await server.kill();
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function save(report: LoadReport): void {
  const name = report.options.store === 'sqlite' ? 'load' : `load-${report.options.store}`;
  writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(RESULTS, `${name}.md`), pageOf(report));
  if (name === 'load') appendSeveral();
}

function lineOf({ name, wanted, measured }: Goal): string {
  return `${name}: ${measured}, wanted ${wanted}`;
}
