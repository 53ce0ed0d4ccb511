import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@stakeout/protocol';
import { findProgram } from '@stakeout/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { type FrontDoor, PROXIES, startProxy } from './proxy.ts';

const TABLES = Array.from({ length: 300 }, (_, number) => `table-${number.toString(36)}x${(number * 7919) % 1000}`);
const NAMES = ['north', 'south', 'west'];
const AT_ONCE = 25;

/** A node that does nothing but say its name, to requests and to sockets. */
interface Echo {
  readonly name: string;
  readonly origin: string;
  readonly server: Server;
  readonly sockets: WebSocketServer;
}

const echoes: Echo[] = [];
const proxies: FrontDoor[] = [];

afterEach(async () => {
  for (const proxy of proxies.splice(0)) await proxy.stop();
  for (const echo of echoes.splice(0)) await silence(echo);
});

async function startEcho(name: string): Promise<Echo> {
  const server = createServer((_, response) => response.end(name));
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    // Some proxies break the line rather than end it when whoever was called for is gone.
    socket.on('error', () => socket.terminate());
    socket.send(name);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const echo = { name, origin: `http://127.0.0.1:${port}`, server, sockets };
  echoes.push(echo);
  return echo;
}

/** As if its machine were gone. */
async function silence({ server, sockets }: Echo): Promise<void> {
  for (const socket of sockets.clients) socket.terminate();
  server.closeAllConnections();
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  await closed;
}

async function nodeOf(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path);
  return response.ok ? response.text() : `${response.status}`;
}

async function nodeOfSocket(origin: string, path: string): Promise<string> {
  const socket = new WebSocket(origin.replace('http', 'ws') + path);
  const [data] = await once(socket, 'message');
  socket.terminate();
  return String(data);
}

/** Who answers for each table; a table that several nodes answer for has all of their names. */
async function nodesOf(ask: (table: string) => Promise<string>[]): Promise<ReadonlyMap<string, string>> {
  const nodes = new Map<string, string>();
  for (let start = 0; start < TABLES.length; start += AT_ONCE) {
    const some = TABLES.slice(start, start + AT_ONCE).map(async (table) => {
      nodes.set(table, [...new Set(await Promise.all(ask(table)))].join(' and '));
    });
    await Promise.all(some);
  }
  return nodes;
}

/** Where a program is not to be had, that is said by whoever looks for it, and the other one is tried all the same. */
describe.each(PROXIES.filter((name) => findProgram(name) !== null))('behind %s', (name) => {
  it('all that is about a table is on one node, and stays there when another dies', async () => {
    const nodes = await Promise.all(NAMES.map(startEcho));
    const proxy = await startProxy(
      name,
      nodes.map(({ origin }) => origin),
    );
    proxies.push(proxy);
    const { origin } = proxy;
    const before = await nodesOf((table) => [
      nodeOf(origin, paths.table(table)),
      nodeOf(origin, paths.history(table, 7)),
      nodeOf(origin, `${paths.export(table)}?whole=yes`),
      nodeOfSocket(origin, paths.live(table)),
      nodeOfSocket(origin, `${paths.live(table)}?watch=${table}-secret`),
    ]);
    expect([...new Set(before.values())].sort()).toEqual(NAMES);
    // What is about no table is anybody's.
    const anybodys = await Promise.all(Array.from({ length: 60 }, () => nodeOf(origin, paths.lobby)));
    expect([...new Set(anybodys)].sort()).toEqual(NAMES);
    expect(await nodeOf(origin, '/metrics')).toBe('404');

    const [dead] = nodes;
    if (dead === undefined) throw new Error('no node');
    await silence(dead);
    const after = await nodesOf((table) => [
      nodeOfSocket(origin, paths.live(table)),
      nodeOf(origin, paths.table(table)),
    ]);
    const moved = TABLES.filter((table) => after.get(table) !== before.get(table));
    expect(moved).toEqual(TABLES.filter((table) => before.get(table) === dead.name));
    expect(
      [...new Set(moved.map((table) => after.get(table)))].filter((node) => !NAMES.slice(1).includes(`${node}`)),
    ).toEqual([]);
  });
});
