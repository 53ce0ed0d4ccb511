/**
 * `npm test`: every check, then every test; stops at the first failure with its exit code.
 *
 *   npm test                      all of it
 *   npm run check                 all but the tests (--only=checks)
 *   npm test -- -- -t 'G8.5'      what follows the second `--` goes to vitest
 */
import { spawn } from 'node:child_process';
import { root, setUp } from './set-up.mjs';

const { onlyChecks, forVitest } = readArguments(process.argv.slice(2));

/** Biome colours every letter, even in a file. */
const colours = process.stdout.isTTY ? [] : ['--colors=off'];

/** Each but the first takes one processor, so two go on at a time. */
const checks = [
  { name: 'types', run: () => tool('typescript/bin/tsc', '-p', 'tsconfig.tests.json') },
  { name: 'types of the web app', run: () => tool('typescript/bin/tsc', '-p', 'apps/web') },
  { name: 'format and lint', run: () => tool('@biomejs/biome/bin/biome', 'ci', ...colours, '.') },
  { name: 'dead code', run: () => tool('knip/bin/knip.js', '--no-config-hints') },
  { name: 'import direction', run: checkImports },
  { name: 'rooms', run: () => node('scripts/rooms.mjs') },
  { name: 'layers', run: () => node('scripts/layers.mjs') },
  { name: 'clauses', run: () => node('scripts/clauses.mjs', '--quiet') },
];
const AT_A_TIME = 2;
const tests = { name: 'tests', run: () => loudly('node_modules/vitest/vitest.mjs', 'run', ...forVitest) };
const pages = { name: 'tests in the browser', run: () => loudly('scripts/e2e.mjs') };

setUp();
const done = [];
let isGood = await inParallel(checks);
for (const step of onlyChecks ? [] : forVitest.length > 0 ? [tests] : [tests, pages]) {
  if (!isGood) break;
  console.log(`\n── ${step.name} ──`);
  isGood = await took(step);
}
if (isGood) console.log(`\nAll good: ${done.join(', ')}.`);
else process.exitCode = 1;

function readArguments(args) {
  const split = args.indexOf('--');
  const own = split < 0 ? args : args.slice(0, split);
  const forVitest = split < 0 ? [] : args.slice(split + 1);
  const unknown = own.filter((arg) => arg !== '--only=checks');
  if (unknown.length > 0) refuse(`unknown argument ${unknown.join(' ')} (arguments of vitest go after --)`);
  if (own.length > 0 && forVitest.length > 0) refuse('--only=checks runs no tests, so nothing can follow --');
  return { onlyChecks: own.length > 0, forVitest };
}

function refuse(reason) {
  console.error(`test: ${reason}`);
  process.exit(2);
}

/** What a step has to say comes when it is done; after one that fails no other is begun. */
async function inParallel(steps) {
  const waiting = [...steps];
  let isGood = true;
  const work = async () => {
    for (let step = waiting.shift(); isGood && step !== undefined; step = waiting.shift()) {
      if (!(await took(step))) isGood = false;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return isGood;
}

async function took({ name, run }) {
  const start = performance.now();
  const { status, said } = await run();
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  if (said !== '') console.log(`\n── ${name} ──\n${said.trimEnd()}`);
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} ──`);
  done.push(`${name} ${seconds}`);
  return status === 0;
}

/** dependency-cruiser finds nothing wrong in nothing: when it cannot read TypeScript it checks no module and succeeds. */
async function checkImports() {
  const sources = [
    'packages/*/src',
    'examples/*/src',
    'examples/*/front',
    'apps/*/src',
    'bench/src',
    'drills/src',
    'training/src',
  ];
  const { status, said } = await tool('dependency-cruiser/bin/dependency-cruise.mjs', ...sources);
  if (status !== 0 || /[1-9]\d* modules/.test(said)) return { status, said };
  return { status: 1, said: `${said}dependency-cruiser looked at no modules at all: is @swc/core installed?` };
}

function tool(path, ...args) {
  return node(`node_modules/${path}`, ...args);
}

/** Runs a program of Node's and keeps what it says. */
function node(...args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ status: code ?? 1, said })));
}

/** The same, heard while it goes on. */
function loudly(...args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', (code) => resolve({ status: code ?? 1, said: '' })));
}
