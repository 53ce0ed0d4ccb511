/**
 * `npm test`: every check, then every test; stops at the first failure with its exit code.
 *
 *   npm test                      all of it
 *   npm run check                 all but the tests (--only=checks)
 *   npm test -- -- -t 'G8.5'      what follows the second `--` goes to vitest
 */
import { spawnSync } from 'node:child_process';
import { root, setUp } from './set-up.mjs';

const { onlyChecks, forVitest } = readArguments(process.argv.slice(2));

/** Biome colours every letter, even in a file. */
const colours = process.stdout.isTTY ? [] : ['--colors=off'];

const checks = [
  { name: 'types', run: () => runTool('typescript/bin/tsc', '-p', 'tsconfig.tests.json') },
  { name: 'types of the web app', run: () => runTool('typescript/bin/tsc', '-p', 'apps/web') },
  { name: 'format and lint', run: () => runTool('@biomejs/biome/bin/biome', 'ci', ...colours, '.') },
  { name: 'import direction', run: checkImports },
  { name: 'rooms', run: () => runNode('scripts/rooms.mjs') },
  { name: 'layers', run: () => runNode('scripts/layers.mjs') },
  { name: 'dead code', run: () => runTool('knip/bin/knip.js', '--no-config-hints') },
  { name: 'clauses', run: () => runNode('scripts/clauses.mjs', '--quiet') },
];
const tests = { name: 'tests', run: () => runTool('vitest/vitest.mjs', 'run', ...forVitest) };
const pages = { name: 'tests in the browser', run: () => runNode('scripts/e2e.mjs') };

setUp();
process.exitCode = runAll(onlyChecks ? checks : forVitest.length > 0 ? [...checks, tests] : [...checks, tests, pages]);

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

function runAll(steps) {
  const done = [];
  for (const { name, run } of steps) {
    console.log(`\n── ${name} ──`);
    const start = performance.now();
    const status = run();
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} ──`);
    done.push(`${name} ${seconds}`);
    if (status !== 0) {
      console.log(`\nFailed at ${name} (step ${done.length} of ${steps.length}).`);
      return status;
    }
  }
  console.log(`\nAll good: ${done.join(', ')}.`);
  return 0;
}

/** dependency-cruiser finds nothing wrong in nothing: when it cannot read TypeScript it checks no module and succeeds. */
function checkImports() {
  const sources = ['packages/*/src', 'examples/*/src', 'examples/*/front', 'apps/*/src', 'bench/src', 'drills/src'];
  const args = ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...sources];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.stdout.write(stdout);
  if (status !== 0) return status ?? 1;
  const [, modules] = /(\d+) modules/.exec(stdout) ?? [];
  if (Number(modules) > 0) return 0;
  console.log('dependency-cruiser looked at no modules at all: is @swc/core installed?');
  return 1;
}

function runTool(path, ...args) {
  return runNode(`node_modules/${path}`, ...args);
}

function runNode(...args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
