/**
 * `npm run bench -- page`: how long the pages take in a real browser, beside what is wanted of them. `--save` keeps the
 * figures in bench/results, `--json` prints them as they are kept. Fails when a time is longer than wanted: another program
 * on the machine may be why, so this is no test.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPlaywright } from './playwright.mjs';
import { root } from './set-up.mjs';

const RESULT = join(root, 'bench', 'results', 'page');
const USAGE = 'usage: npm run bench -- page [--json] [--save]';
const MISSED = 1;
const BAD_INPUT = 2;

/** Gives the exit code. */
export function benchPage(args) {
  const other = args.find((arg) => !['--json', '--save'].includes(arg));
  if (other !== undefined) {
    console.error(`bench: "${other}" is not known here; ${USAGE}`);
    return BAD_INPUT;
  }
  const folder = mkdtempSync(join(tmpdir(), 'stakeout-page-'));
  try {
    const file = join(folder, 'times.json');
    const status = runPlaywright(['--reporter=dot'], { STAKEOUT_TIMES: file });
    if (status !== 0) return status;
    return tell(reportOf(JSON.parse(readFileSync(file, 'utf8'))), args);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tell(report, args) {
  console.log(args.includes('--json') ? JSON.stringify(report) : pageOf(report));
  if (args.includes('--save')) {
    writeFileSync(`${RESULT}.json`, `${JSON.stringify(report, null, 2)}\n`);
    writeFileSync(`${RESULT}.md`, pageOf(report));
  }
  return report.times.every(({ isMet }) => isMet) ? 0 : MISSED;
}

function reportOf(measured) {
  const times = measured.map(({ name, values, share, wanted }) => {
    const at = sharesOf(values);
    const figures = { count: values.length, median: at(0.5), p95: at(0.95), longest: at(1) };
    return { name, ...figures, share, wanted, isMet: at(share) < wanted };
  });
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
  return { date: new Date().toISOString().slice(0, 10), machine, times };
}

/** Of all values, the one that this share of them does not exceed; to a tenth of a millisecond. */
function sharesOf(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return (share) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return Math.round(value * 10) / 10;
  };
}

function pageOf({ date, machine, times }) {
  const rows = times.map(({ name, count, median, p95, longest, share, wanted, isMet }) => {
    const goal = `${share === 0.5 ? 'median' : `${share * 100} %`} below ${wanted} ms`;
    return `| ${[name, count, median, p95, longest, goal, isMet ? 'met' : 'MISSED'].join(' | ')} |`;
  });
  return [
    '# How quick the pages are',
    '',
    `The last run of \`npm run bench -- page --save\`, ${date}: ${machine.cpu}, ${machine.cores} cores, Node ${machine.node}. Milliseconds.`,
    '',
    '| what | times | median | 95 % | longest | wanted | |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
