import {
  CHAT_ALLOWANCE,
  CLOSE_CODES,
  MESSAGES_PER_MINUTE,
  PLAYER_ALLOWANCE,
  SOCKETS_PER_PERSON,
} from '@stakeout/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Guest, granted } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import type { RawSocket } from './raw-socket.fixture.ts';

let node: TrialNode;
let ana: Guest;
let table: string;

beforeEach(async () => {
  node = await TrialNode.start({ messagesPerMinute: MESSAGES_PER_MINUTE });
  ana = await Guest.named(node.address, 'Ana');
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  ({ id: table } = granted(await ana.api.createTable({ game: 'gunrunners', seats })).table);
});

afterEach(() => node.end());

async function open(guest: Guest, count: number): Promise<RawSocket[]> {
  const sockets: RawSocket[] = [];
  for (let number = 0; number < count; number++) {
    const socket = await guest.socket(table);
    await socket.next('presence');
    sockets.push(socket);
  }
  return sockets;
}

it('says no more over many sockets than one person may', async () => {
  const count = Math.ceil(MESSAGES_PER_MINUTE / PLAYER_ALLOWANCE.messages) + 2;
  const sockets = await open(ana, count);
  // None of them says more than a socket may.
  for (const socket of sockets) {
    for (let number = 0; number < PLAYER_ALLOWANCE.messages; number++) socket.say({ type: 'ping', sent: number });
  }
  expect(await Promise.race(sockets.map(({ closed }) => closed))).toBe(CLOSE_CODES.tooManyMessages);
  const again = await ana.socket(table);
  again.say({ type: 'ping', sent: 1 });
  again.say({ type: 'ping', sent: 2 });
  again.say({ type: 'ping', sent: 3 });
  const others = sockets.filter(({ socket }) => socket.readyState === socket.OPEN);
  await Promise.all([...others, again].map((socket) => socket.close()));
  const pongs = [...sockets, again].flatMap(({ frames }) => frames.filter((frame) => frame.includes('"pong"')));
  // What comes back while the test runs, on a machine however slow, is less than a purse.
  expect(pongs.length).toBeLessThan(2 * MESSAGES_PER_MINUTE);
  expect(pongs.length).toBeLessThan(count * PLAYER_ALLOWANCE.messages);
});

it('speaks no faster with many sockets than with a few', async () => {
  const most = CHAT_ALLOWANCE.messages;
  // As much as could come back in a minute is more than a test takes.
  const sockets = await open(ana, (2 * MESSAGES_PER_MINUTE) / 10 / most + 1);
  const answers = sockets.flatMap((socket, index) =>
    Array.from({ length: most }, (_, number) => {
      const key = `line-${index}-${number}`;
      socket.say({ type: 'say', key, text: 'Boo' });
      return socket.answerTo(key);
    }),
  );
  const refused = (await Promise.all(answers)).filter((answer) => answer.type === 'refused');
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) expect(answer).toMatchObject({ error: 'tooMany' });
  await Promise.all(sockets.map((socket) => socket.close()));
});

it('holds so many sockets and no more, and others are not in the way', async () => {
  const bia = await Guest.named(node.address, 'Bia');
  const sockets = await open(ana, SOCKETS_PER_PERSON);
  const beyond = await ana.socket(table);
  expect(await beyond.closed).toBe(CLOSE_CODES.tooManySockets);
  const stranger = await bia.socket(table);
  expect(await stranger.closed).toBe(CLOSE_CODES.notFound);
  await sockets.pop()?.close();
  await expect
    .poll(async () => (await ana.socket(table)).next('table').catch(() => null))
    .toMatchObject({ type: 'table' });
});

it.each(['ping', 'pong'] as const)('pays for each %s of WebSocket itself', async (kind) => {
  const [socket] = (await open(ana, 1)) as [RawSocket];
  let answers = 0;
  socket.socket.on('pong', () => answers++);
  for (let number = 0; number < 10 * PLAYER_ALLOWANCE.messages; number++) socket.socket[kind]();
  expect(await socket.closed).toBe(CLOSE_CODES.tooManyMessages);
  expect(answers).toBeLessThan(3 * PLAYER_ALLOWANCE.messages);
});
