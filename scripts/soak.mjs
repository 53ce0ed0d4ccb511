/**
 * `npm run soak`: the tests at full length, thousands of games where `npm test` plays a few, whole games in a browser where
 * it plays parts of them, and then servers under fire: alone, over NATS, behind proxies, and with a database that is lost.
 * It takes some hours: for the night, and before a release. Arguments go to vitest, and then nothing else is run:
 * `npm run soak -- packages/gunrunners`.
 */
import { spawnSync } from 'node:child_process';
import { root, setUp } from './set-up.mjs';

const forVitest = process.argv.slice(2);
const steps = [
  ['node_modules/vitest/vitest.mjs', 'run', ...forVitest],
  ['scripts/e2e.mjs'],
  ['scripts/chaos.mjs'],
  ['scripts/chaos.mjs', '--notices', 'nats', '--proxy', 'nginx'],
  ['scripts/chaos.mjs', '--engine', 'postgres', '--proxy', 'caddy', '--tables', '12', '--kills', '6'],
  ['scripts/chaos.mjs', '--standby'],
];

setUp();
for (const args of forVitest.length > 0 ? steps.slice(0, 1) : steps) {
  const env = { ...process.env, STAKEOUT_SOAK: '1' };
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
