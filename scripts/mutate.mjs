/**
 * `npm run mutate`: changes the rules of a game in thousands of small ways and counts how many the tests notice.
 *
 *   npm run mutate                                   the rules of Gunrunners
 *   npm run mutate -- escape-plan                    those of the other game
 *   npm run mutate -- gunrunners --mutate <file>     what follows the game goes to Stryker
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, setUp } from './set-up.mjs';

const [game = 'gunrunners', ...forStryker] = process.argv.slice(2);
if (game.startsWith('-') || !existsSync(join(root, 'packages', game, 'src'))) {
  console.error(`mutate: ${game} is not a package; name a game, such as gunrunners`);
  process.exit(2);
}

setUp();
const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'stryker.config.mjs', ...forStryker];
const env = { ...process.env, STAKEOUT_MUTATE: game };
process.exit(spawnSync(process.execPath, stryker, { cwd: root, stdio: 'inherit', env }).status ?? 1);
