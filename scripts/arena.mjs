/**
 * `npm run arena`: the pairings by which the bots are judged, and the report of each in `bench/results/`.
 *
 *   npm run arena                              all of them, which takes hours
 *   npm run arena -- gunrunners-hard-easy      some of them
 *   npm run arena -- --games 20                fewer games of each; `--sets 5` deals, each from every seat
 *   npm run arena -- --summary                 only what is made of the reports that are there: their summary, and the
 *                                              strengths of levels that players are told
 *
 * `--threads`, `--seed`, `--sprt`, `--alpha`, `--beta` and `--luck` go to the command line as they are. Where nothing is installed but the
 * built command line lies beside it, this plays with that: `node scripts/arena.mjs …`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KNOWN, PAIRINGS } from './arena/pairings.mjs';
import { strengthsFrom } from './arena/strengths.mjs';
import { summaryOf } from './arena/summary.mjs';
import { root, setUp } from './set-up.mjs';

const FOLDER = join(root, 'bench', 'results');
const CLI = join(root, 'apps', 'cli', 'dist', 'main.js');
const STRENGTHS = join(root, 'packages', 'bots', 'src', 'measured-strengths.ts');
/** What is handed on, each with the value that follows it. */
const PASSED_ON = ['--games', '--sets', '--threads', '--seed', '--sprt', '--alpha', '--beta', '--luck'];

const { passed, names } = readArguments(process.argv.slice(2));
const isInstalled = existsSync(join(root, 'node_modules', 'typescript'));
if (names.length > 0 && (isInstalled || !existsSync(CLI))) setUp();
mkdirSync(FOLDER, { recursive: true });
for (const name of names) run(name);
const reports = readReports();
writeFileSync(join(FOLDER, 'README.md'), summaryOf(reports));
// Beside the built command line alone there are no sources.
if (existsSync(dirname(STRENGTHS))) writeFileSync(STRENGTHS, strengthsFrom(reports));

function readArguments(args) {
  const passed = [];
  const named = [];
  for (let index = 0; index < args.length; index++) {
    if (PASSED_ON.includes(args[index])) passed.push(args[index], args[++index] ?? '');
    else if (args[index] !== '--summary') named.push(args[index]);
  }
  const unknown = named.filter((name) => !(name in PAIRINGS));
  if (unknown.length > 0) {
    console.error(`arena: ${unknown.join(', ')} is unknown; known: ${KNOWN.join(', ')}`);
    process.exit(2);
  }
  return { passed, names: args.includes('--summary') || named.length > 0 ? named : KNOWN };
}

function run(name) {
  const { game, bots, games, flags = [] } = PAIRINGS[name];
  const players = String(bots.split(',').length);
  const file = join(FOLDER, `${name}.json`);
  const number = passed.includes('--games') || passed.includes('--sets') ? [] : ['--games', String(games)];
  const table = ['--players', players, '--bots', bots, ...flags, ...number];
  const args = ['arena', game, ...table, '--out', file, '--force', ...passed];
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, [CLI, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** The reports that are there, by name; other results lie beside them. */
function readReports() {
  return Object.fromEntries(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))])
      .filter(([, report]) => Array.isArray(report.bots)),
  );
}
