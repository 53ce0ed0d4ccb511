/**
 * Pictures of every screen and main state, in both sizes, themes and languages, for looking at: `npm run shots`. They go to
 * reports/shots, or to the folder named in STAKEOUT_SHOTS. Arguments go to Playwright: `-g online` takes those only.
 */
import { join } from 'node:path';
import { runPlaywright } from './playwright.mjs';
import { root } from './set-up.mjs';

const folder = process.env['STAKEOUT_SHOTS'] || join(root, 'reports', 'shots');
process.exitCode = runPlaywright(process.argv.slice(2), { STAKEOUT_SHOTS: folder });
