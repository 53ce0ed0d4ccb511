import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Finds programs, or fetches them. From src/ and from dist/ alike. */
const FINDER = fileURLToPath(new URL('../../../scripts/programs.mjs', import.meta.url));

export type ProgramName = 'nginx' | 'caddy' | 'nats-server' | 'postgres';

/** The path of a program of others, fetched if need be; `null` where it cannot be had, which is said aloud. */
export function findProgram(name: ProgramName): string | null {
  const { status, stdout } = spawnSync(process.execPath, [FINDER, name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return status === 0 ? stdout.trim() : null;
}
