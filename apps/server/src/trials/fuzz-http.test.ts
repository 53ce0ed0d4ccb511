import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { FastChance } from '@stakeout/kernel';
import { ErrorBody } from '@stakeout/protocol';
import { longRun } from '@stakeout/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { MARK } from './fuzz-messages.fixture.ts';
import { type BadRequest, badRequest } from './fuzz-requests.fixture.ts';
import { Guest, granted } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import { begin, expectVerified, playOn } from './playing.fixture.ts';
import { storedHash } from './stored.fixture.ts';

const REQUESTS = longRun(400, 4000);
const LANES = 8;

let node: TrialNode;
let ana: Guest;
let tables: string[] = [];
const faults: unknown[] = [];
const note = (fault: unknown) => faults.push(fault);

beforeAll(async () => {
  process.on('uncaughtException', note).on('unhandledRejection', note);
  node = await TrialNode.start();
  ana = await Guest.named(node.address, 'Ana');
  const bia = await Guest.named(node.address, 'Bia');
  const running = await Promise.all(['gunrunners', 'escape-plan'].map((game) => begin([ana, bia], { game })));
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const waiting = granted(await bia.api.createTable({ game: 'gunrunners', seats, visibility: 'public' })).table.id;
  tables = [...running, waiting, 'A'.repeat(32)];
});
afterAll(async () => {
  process.off('uncaughtException', note).off('unhandledRejection', note);
  await node.end();
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** By the bare client of Node, which sends addresses and headers as they are. */
function send({ method, path, headers, body }: BadRequest, cookies: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(node.address);
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
    const asked = request({
      hostname,
      port,
      method,
      path: written(path),
      headers: { ...cookies, ...headers, ...length },
    });
    asked.on('error', reject);
    asked.on('response', (response) => resolve(answerOf(response)));
    asked.end(body ?? undefined);
  });
}

/** What cannot stand in an address is escaped, what is escaped wrongly stays so. */
function written(path: string): string {
  return encodeURI(path).replace(/%25/g, '%');
}

async function answerOf(response: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() };
}

/** What comes back for some bytes until the server closes the connection. */
function heardFor(bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(node.address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const timer = setTimeout(() => reject(new Error(`still open: ${bytes}`)), 120_000);
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(heard);
    });
  });
}

function check(sent: BadRequest, { status, text }: Answer): void {
  const told = `${sent.method} ${sent.path} ${JSON.stringify(sent.headers)} ${sent.body?.slice(0, 200)}: ${status} ${text}`;
  if (text.includes(MARK) || /node_modules|\.[jt]s:\d|\n\s+at /.test(text)) throw new Error(`repeats: ${told}`);
  if (status >= 500 || (sent.method !== 'GET' && status < 400)) throw new Error(told);
  if (status >= 400 && !ErrorBody.safeParse(JSON.parse(text)).success) throw new Error(told);
}

describe('a running node', () => {
  it(`refuses ${REQUESTS} requests that nobody should make, and changes nothing`, async () => {
    const before = storedHash(node.folder);
    const began = performance.now();
    const statuses: Record<number, number> = {};
    let sent = 0;
    const lane = async (seed: number) => {
      const dice = new FastChance(seed);
      while (sent++ < REQUESTS) {
        const bad = badRequest(tables, dice);
        // Of three requests one comes from nobody.
        const cookies = dice.pick(3) === 0 ? { origin: node.address } : ana.cookies.headers;
        const answer = await send(bad, cookies);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        check(bad, answer);
      }
    };
    await Promise.all(Array.from({ length: LANES }, (_, seed) => lane(seed + 1)));
    console.info(`${REQUESTS} requests in ${Math.round(performance.now() - began)} ms`, JSON.stringify(statuses));
    expect(storedHash(node.folder)).toBe(before);
    expect(faults).toEqual([]);
  });

  it('opens sockets to its own pages only', async () => {
    const path = `/api/tables/${tables[0]}/live`;
    for (const origin of ['https://elsewhere.example', 'null', `${node.address}.elsewhere.example`, '']) {
      const socket = new WebSocket(node.address + path, { headers: { ...ana.cookies.headers, origin } });
      const answer = await new Promise<Answer>((resolve, reject) => {
        socket.on('open', () => reject(new Error('was opened')));
        socket.on('error', reject);
        socket.on('unexpected-response', (_, response) => resolve(answerOf(response)));
      });
      socket.terminate();
      expect([answer.status, JSON.parse(answer.text)]).toEqual([403, { error: 'badOrigin', refusals: [] }]);
    }
    // Without an upgrade there is nothing there.
    const plain = await send({ method: 'GET', path, headers: {}, body: null }, ana.cookies.headers);
    expect(plain.status).toBe(404);
  });

  it('closes the connection of an upgrade that it refuses, whatever it asks for', async () => {
    const ask = (path: string, more: string) =>
      `GET ${path} HTTP/1.1\r\nhost: ${new URL(node.address).host}\r\nconnection: upgrade\r\n${more}\r\n\r\n`;
    const live = `/api/tables/${tables[0]}/live`;
    for (const text of [
      ask(live, 'upgrade: websocket'),
      ask(live, `upgrade: websocket\r\norigin: https://elsewhere.example`),
      ask(live, `upgrade: h2c\r\norigin: ${node.address}`),
      ask('/api/games', `upgrade: websocket\r\norigin: ${node.address}`),
      ask(`/${MARK}`, `upgrade: websocket\r\norigin: ${node.address}`),
    ]) {
      expect(await heardFor(text)).toMatch(/^HTTP\/1\.1 [24]/);
    }
  });

  it('survives what is no request at all', async () => {
    const texts = [
      `${MARK}\r\n\r\n`,
      `GET /${MARK} HTTP/9.9\r\n\r\n`,
      `POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n`,
      `POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n${MARK}`,
      `GET / HTTP/1.1\r\nhost: x\r\n${'a'.repeat(100_000)}: ${MARK}\r\n\r\n`,
      Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 7) % 256)),
    ];
    for (const text of texts) {
      const said = await heardFor(text);
      expect(said).not.toContain(MARK);
      expect(said).not.toMatch(/node_modules|\.[jt]s:\d/);
    }
    expect(faults).toEqual([]);
  });

  it('still plays a whole game', async () => {
    const table = await begin([ana], { game: 'gunrunners', bots: 1 });
    const client = ana.client(table, 'gunrunners');
    expect(await playOn(client, 1)).not.toBeNull();
    client.close();
    await expectVerified(ana, table);
  });
});
