/** `npm run golden`: plays the golden matches anew and writes them down. See CONTRIBUTING.md for when to. */
import { spawnSync } from 'node:child_process';
import { setUp } from './set-up.mjs';

setUp();
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'golden.test.ts'];
const env = { ...process.env, STAKEOUT_GOLDEN: 'write' };
process.exit(spawnSync(process.execPath, vitest, { stdio: 'inherit', env }).status ?? 1);
