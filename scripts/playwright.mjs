/** Runs Playwright on the built web app, with the browser of this machine. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { root, setUp } from './set-up.mjs';

/** Options of Playwright's that are followed by their value, as far as somebody might name them here. */
const WITH_VALUE =
  /^(-[cgj]|--(config|global-timeout|grep|grep-invert|max-failures|output|project|repeat-each|reporter|retries|shard|timeout|trace|workers))$/;

/**
 * Playwright looks for a word in the whole path of a file, also in the names of the folders that the clone lies in. What is meant
 * is the file: `online`, `e2e/online.e2e.ts:12`.
 */
export function forPlaywright(args) {
  return args.map((arg, index) => {
    if (arg.startsWith('-') || WITH_VALUE.test(args[index - 1] ?? '')) return arg;
    const name = arg.replace(/^(apps\/web\/)?e2e\//, '');
    return `/apps/web/e2e/${name === arg ? '.*' : ''}${name}`.replaceAll('/', '[\\\\/]');
  });
}

/** Gives the exit code. `environment` says what is wanted other than the tests; the configuration reads it. */
export function runPlaywright(args, environment = {}) {
  setUp();
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const { status } = spawnSync(process.execPath, [playwright, 'test', ...forPlaywright(args)], {
    cwd: join(root, 'apps', 'web'),
    env: { ...process.env, STAKEOUT_BROWSER: findBrowser(), ...environment },
    stdio: 'inherit',
  });
  return status ?? 1;
}
