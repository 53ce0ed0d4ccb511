/** `npm run mutate`: mutation testing of the rules. Arguments go to Stryker, e.g. `-- --mutate <glob>`. */
import { spawnSync } from 'node:child_process';
import { root, setUp } from './set-up.mjs';

setUp();
const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';
const args = [stryker, 'run', 'stryker.config.json', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
