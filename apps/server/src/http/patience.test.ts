import { type AddressInfo, connect, type Socket } from 'node:net';
import { paths } from '@stakeout/protocol';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { TestServer } from './server.fixture.ts';

/** Whoever is slow here is slow soon. */
const LITTLE = { head: 300, request: 500, silence: 800, idle: 100, looking: 20 };
const HEAD = 'HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: http://127.0.0.1\r\n';

let server: TestServer;
let app: FastifyInstance;
let sockets: Socket[];

beforeEach(async () => {
  server = await TestServer.open();
  app = buildApp(server.context, undefined, undefined, LITTLE);
  await app.listen({ host: '127.0.0.1', port: 0 });
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
  await server.close();
});

/** What came back until the server ended the connection. */
async function answerTo(begin: string, drop = ''): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (data) => {
    text += String(data);
  });
  // Whoever is cut while it still sends may be told so by an error, which is no answer either.
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.on('close', resolve));
  if (begin !== '') socket.write(begin);
  const dripping = setInterval(() => drop !== '' && socket.write(drop), 20);
  await closed;
  clearInterval(dripping);
  return text;
}

it.each([
  ['says nothing', '', ''],
  ['never comes to the end of the head', `GET ${paths.games} ${HEAD}`, 'x-a: b\r\n'],
  ['never comes to the end of an upgrade', `GET ${paths.live('x')} ${HEAD}upgrade: websocket\r\n`, 'x-a: b\r\n'],
  ['never comes to the end of the body', post(5000), '{'],
  ['sends no body at all', post(10), ''],
])('whoever %s is cut', async (_name, begin, drop) => {
  expect(await answerTo(begin, drop)).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
});

it('whoever asks nothing more is let go, and whoever is quick is served', async () => {
  expect(await answerTo(`GET ${paths.games} ${HEAD}\r\n`)).toMatch(/^HTTP\/1\.1 200 [\s\S]*gunrunners/);
});

function post(length: number): string {
  return `POST ${paths.me} ${HEAD}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
}
