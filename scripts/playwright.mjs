/** Runs Playwright on the built web app, with the browser of this machine. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { root, setUp } from './set-up.mjs';

/** Gives the exit code. `environment` says what is wanted other than the tests; the configuration reads it. */
export function runPlaywright(args, environment = {}) {
  setUp();
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const { status } = spawnSync(process.execPath, [playwright, 'test', ...args], {
    cwd: join(root, 'apps', 'web'),
    env: { ...process.env, STAKEOUT_BROWSER: findBrowser(), ...environment },
    stdio: 'inherit',
  });
  return status ?? 1;
}
