import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Ran } from './cli.fixture.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** Runs a line of shell in which `stakeout` is the compiled command line, in a directory of its own. */
export function runShell(line: string, directory: string): Ran {
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', `stakeout() { "$NODE" "$MAIN" "$@"; }; ${line}`], {
    cwd: directory,
    env: { ...process.env, NODE: process.execPath, MAIN },
    encoding: 'utf8',
  });
  return { code: status ?? -1, out: stdout, err: stderr };
}
