/**
 * Tests of the web app in a real browser, against a real server: `node scripts/e2e.mjs`. Arguments go to Playwright, so a file
 * (`online`), a title (`-g axe`) or `--headed` can be named.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { root, setUp } from './set-up.mjs';

setUp();
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: join(root, 'apps', 'web'),
  env: { ...process.env, STAKEOUT_BROWSER: findBrowser() },
  stdio: 'inherit',
});
process.exit(status ?? 1);
