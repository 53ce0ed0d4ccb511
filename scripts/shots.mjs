/**
 * Pictures of every screen and main state, in both sizes, themes and languages, for looking at: `npm run shots`. They go to
 * reports/shots, or to the folder named in STAKEOUT_SHOTS. Arguments go to Playwright: `-g online` takes those only.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { root, setUp } from './set-up.mjs';

setUp();
const folder = process.env['STAKEOUT_SHOTS'] || join(root, 'reports', 'shots');
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: join(root, 'apps', 'web'),
  env: { ...process.env, STAKEOUT_BROWSER: findBrowser(), STAKEOUT_SHOTS: folder },
  stdio: 'inherit',
});
process.exit(status ?? 1);
