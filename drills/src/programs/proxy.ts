import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findProgram, freePort } from '@stakeout/testkit';
import { Background } from './background.ts';

export type ProxyName = 'nginx' | 'caddy';
export const PROXIES: readonly ProxyName[] = ['nginx', 'caddy'];

/** A real proxy before the nodes, with the configuration of `deploy/`. */
export interface FrontDoor {
  readonly name: ProxyName;
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Something that cannot be, here and now, and why. */
export class Unavailable extends Error {}

const LOOK_EVERY = 100;
const DEPLOY = fileURLToPath(new URL('../../../deploy/', import.meta.url));

/** Fulfilled when the way in leads to a node: a proxy that found all of them gone takes a moment to look again. */
export async function untilPassable(origin: string): Promise<void> {
  while (!(await isPassable(origin))) await pause(LOOK_EVERY);
}

async function isPassable(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`)).ok;
  } catch {
    return false;
  }
}

/** Starts it before the nodes at these origins. */
export async function startProxy(name: ProxyName, origins: readonly string[]): Promise<FrontDoor> {
  const path = findProgram(name);
  if (path === null) throw new Unavailable(`${name} cannot be had here`);
  const folder = mkdtempSync(join(tmpdir(), `stakeout-${name}-`));
  const port = await freePort();
  const hosts = origins.map((origin) => new URL(origin).host);
  const process = await START[name](path, { folder, port, hosts }).untilOpen(port);
  return {
    name,
    origin: `http://127.0.0.1:${port}`,
    pid: process.pid,
    async stop() {
      await process.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Place {
  /** For all it writes. */
  readonly folder: string;
  readonly port: number;
  /** Addresses of the nodes, with their ports. */
  readonly hosts: readonly string[];
}

const START: Readonly<Record<ProxyName, (path: string, place: Place) => Background>> = {
  nginx(path, place) {
    const file = join(place.folder, 'nginx.conf');
    writeFileSync(file, nginxFile(readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8'), place));
    return new Background('nginx', path, ['-p', place.folder, '-e', 'stderr', '-c', file]);
  },
  caddy(path, { folder, port, hosts }) {
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, caddyFile(readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8')));
    const env = { HOME: folder, STAKEOUT_SITE: `http://127.0.0.1:${port}`, STAKEOUT_NODES: hosts.join(' ') };
    return new Background('caddy', path, ['run', '--adapter', 'caddyfile', '--config', file], { env });
  },
};

/** The file of `deploy/`, with the nodes and the port of the drill, without certificates, and writing into its folder only. */
function nginxFile(text: string, { folder, port, hosts }: Place): string {
  const [, settings = ''] = /server node-1:3000( [^;]*);/.exec(text) ?? [];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return changed(text, [
    [
      /^worker_processes auto;$/m,
      `daemon off;\n${process.getuid?.() === 0 ? 'user root root;\n' : ''}pid ${folder}/pid;\nworker_processes 1;`,
    ],
    [/(\s*server node-\d:3000[^;]*;)+/, `\n${hosts.map((host) => `server ${host}${settings};`).join('\n')}`],
    [/^http \{$/m, `http {\n${temporary.join('\n')}`],
    [/listen 80;/, `listen unix:${folder}/plain;`],
    [/listen 443 ssl;/, `listen 127.0.0.1:${port};`],
    [/^\s*ssl_certificate .*$/m, ''],
    [/^\s*ssl_certificate_key .*$/m, ''],
  ]);
}

/** The file of `deploy/`, for this machine alone. Caddy learned only after Debian's version to leave sockets open when it is reloaded. */
function caddyFile(text: string): string {
  return changed(`{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n${text}`, [
    [/^\s*# Sockets survive.*\n\s*stream_close_delay 5m$/m, ''],
  ]);
}

/** Each change must be one: a file of `deploy/` that looks different now has not been tried. */
function changed(text: string, changes: readonly (readonly [pattern: RegExp, replacement: string])[]): string {
  return changes.reduce((changing, [pattern, replacement]) => {
    if (!pattern.test(changing)) throw new Error(`the configuration has no ${pattern}`);
    return changing.replace(pattern, () => replacement);
  }, text);
}
