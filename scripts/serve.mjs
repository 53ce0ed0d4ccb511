/** A server of the built app, on a database and a port of its own, for what looks at the pages from outside. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './set-up.mjs';

/** Gives its address, and how to stop it. */
export async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'stakeout-serve-'));
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'apps', 'server', 'dist', 'main.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      STAKEOUT_DATA: folder,
      STAKEOUT_LOG: 'error',
      STAKEOUT_BOT_PACE: '50',
      STAKEOUT_REQUESTS_PER_MINUTE: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill();
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort() {
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
