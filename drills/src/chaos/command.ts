import { Unavailable } from '../programs/proxy.ts';
import type { Engine } from './cluster.ts';
import { runDrill } from './drill.ts';
import { faultText } from './fault.ts';
import { BadInput, type Options, readOptions } from './options.ts';
import { type Report, tableOf } from './report.ts';

const WRONG = 1;
const BAD_INPUT = 2;

/** `chaos`: servers are killed and lines fail while clients play; nothing that was acknowledged may be lost or done twice. */
export async function chaosCommand(args: readonly string[]): Promise<number> {
  try {
    return await runAll(readOptions(args));
  } catch (error) {
    if (error instanceof Unavailable) {
      process.stderr.write(`chaos: ${error.message}: nothing was drilled\n`);
      return WRONG;
    }
    if (!(error instanceof BadInput)) throw error;
    process.stderr.write(`chaos: ${error.message.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}\n`);
    return BAD_INPUT;
  }
}

async function runAll(options: Options): Promise<number> {
  const { json, seed } = options;
  const reports = await drillAll(options);
  showProgress('');
  const faults = reports.flatMap((report) => report.faults.map((fault) => `${report.engine}: ${faultText(fault)}`));
  for (const fault of faults) process.stderr.write(`FAULT ${fault}\n`);
  const lines = json ? [JSON.stringify(reports)] : [`Chaos drill, seed ${seed}`, '', ...tableOf(reports)];
  process.stdout.write(`${lines.join('\n')}\n`);
  return faults.length === 0 ? 0 : WRONG;
}

/** A short drill mostly waits, so that both engines can be drilled at the same time; a full one needs the machine. */
async function drillAll({ engines, isShort, json: _json, ...sizes }: Options): Promise<readonly Report[]> {
  const drill = (engine: Engine) => runDrill({ engine, ...sizes }, showProgress);
  if (isShort) return Promise.all(engines.map(drill));
  const reports: Report[] = [];
  for (const engine of engines) reports.push(await drill(engine));
  return reports;
}

/** Overwrites its own line; where nobody watches, only what is new is written now and then. */
let shownAt = Number.NEGATIVE_INFINITY;
const QUIET_PACE = 10_000;

function showProgress(line: string): void {
  if (process.stderr.isTTY) {
    process.stderr.write(`\r\u001b[2K${line}`);
  } else if (line !== '' && performance.now() - shownAt > QUIET_PACE) {
    shownAt = performance.now();
    process.stderr.write(`${line}\n`);
  }
}
