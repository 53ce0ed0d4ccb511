import { FastChance, undoable } from '@stakeout/kernel';
import { CLOSE_CODES, PLAYER_ALLOWANCE, ServerMessage, SPECTATOR_ALLOWANCE } from '@stakeout/protocol';
import { longRun } from '@stakeout/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../play/match.fixture.ts';
import { openRoom } from '../play/room.ts';
import { type Bad, badMessage, MARK, type Spot } from './fuzz-messages.fixture.ts';
import { Guest, granted } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import { begin, expectVerified, playOn } from './playing.fixture.ts';
import { storedHash } from './stored.fixture.ts';

const MESSAGES = longRun(2_500, 100_000);
/** So many sockets are open at a time. */
const LANES = 8;

interface Post {
  readonly guest: Guest;
  readonly table: string;
  readonly watch?: string;
  readonly spot: Spot;
}

let node: TrialNode;
const faults: unknown[] = [];
const note = (fault: unknown) => faults.push(fault);
/** Where messages are sent from: players, spectators, of both games, before, during and after a match. */
let posts: readonly Post[] = [];
let running: { readonly game: string; readonly table: string; readonly guests: readonly Guest[] }[] = [];

beforeAll(async () => {
  process.on('uncaughtException', note).on('unhandledRejection', note);
  node = await TrialNode.start();
  const names = ['Ana', 'Bia', 'Caio'];
  const guests = await Promise.all(names.map((name) => Guest.named(node.address, name)));
  const [ana, bia, caio] = guests as [Guest, Guest, Guest];
  running = await Promise.all([
    match('gunrunners', guests, 25),
    match('gunrunners', [caio, bia], 12),
    match('escape-plan', guests, 40),
    match('escape-plan', [bia, ana], 15),
  ]);
  const over = await match('gunrunners', [ana, bia]);
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const waiting = granted(await ana.api.createTable({ game: 'gunrunners', seats })).table.id;
  const stranger = await Guest.named(node.address, 'Dora');
  const watch = new Map<string, string>();
  for (const { table, guests } of [...running, over]) watch.set(table, await watchKey(guests[0] ?? ana, table));

  await node.stop();
  const spots = new Map<string, Spot>();
  for (const { table } of running) spots.set(table, await spotAt(table));
  await node.start();

  const nothing = { match: null, usedKeys: [] };
  posts = [
    ...running.flatMap(({ table, guests }) => {
      const spot = spots.get(table) ?? { ...nothing, seat: 0, objection: null };
      const players = guests.map((guest, seat) => ({ guest, table, spot: seated(spot, seat) }));
      const spectator = { ...spot, seat: null, objection: 'notSeated' } as const;
      return [...players, { guest: stranger, table, watch: watch.get(table) ?? '', spot: spectator }];
    }),
    { guest: ana, table: over.table, spot: { ...nothing, seat: 0, objection: 'over' } },
    { guest: ana, table: waiting, spot: { ...nothing, seat: 0, objection: 'notStarted' } },
    {
      guest: new Guest(node.address),
      table: over.table,
      watch: watch.get(over.table) ?? '',
      spot: { ...nothing, seat: null, objection: 'notSeated' },
    },
  ];
});

afterAll(async () => {
  process.off('uncaughtException', note).off('unhandledRejection', note);
  await node.end();
});

async function match(game: string, guests: readonly Guest[], entries?: number) {
  const table = await begin(guests, { game });
  const clients = guests.map((guest) => guest.client(table, game));
  await Promise.all(clients.map((client, seat) => playOn(client, seat, entries)));
  for (const client of clients) client.close();
  return { game, table, guests };
}

async function watchKey(guest: Guest, table: string): Promise<string> {
  const path = granted(await guest.api.table(table)).you.watchPath ?? '';
  return new URL(path, node.address).searchParams.get('watch') ?? '';
}

/** How the match stands, worked out from the database as the server does it. */
function spotAt(table: string): Promise<Spot> {
  return node.withStore(async (store) => {
    const record = await store.table(table);
    const entries = await store.entries(table, 0);
    const room = record === null ? null : atOnce(openRoom(record, entries));
    if (room === null || !room.ok) throw new Error('cannot be played');
    const { match } = room.value;
    const undoables = match.header.players.map((_, seat) => undoable(match, seat));
    return {
      seat: null,
      objection: null,
      match: { game: match.game, state: match.state, seq: entries.length, undoables },
      usedKeys: entries.flatMap(({ seat, key }) => (key === null ? [] : [{ seat, key }])),
    };
  });
}

function seated(spot: Spot, seat: number): Spot {
  return { ...spot, seat, usedKeys: spot.usedKeys.filter((used) => used.seat === seat) };
}

/** Sends as many messages as the socket may, without waiting, and holds every answer against what it must be. */
async function barrage({ guest, table, watch, spot }: Post, dice: FastChance): Promise<number> {
  const socket = await guest.socket(table, watch);
  await socket.saw((frame) => frame.startsWith('{"type":"presence"'));
  const { messages } = spot.seat === null ? SPECTATOR_ALLOWANCE : PLAYER_ALLOWANCE;
  const sent = Array.from({ length: messages }, () => badMessage(spot, dice));
  const from = socket.frames.length;
  for (const { data, isBinary } of sent) socket.socket.send(data, { binary: isBinary });
  let answers = 0;
  await socket.saw((frame) => /^\{"type":"(refused|ack)"/.test(frame) && ++answers === sent.length, from);
  await socket.close();
  check(sent, socket.frames.slice(from));
  return sent.length;
}

/** Answers come in the order in which they are found: those with a key are known by it, the others are all alike. */
function check(sent: readonly Bad[], frames: readonly string[]): void {
  const answers = frames.map((frame) => {
    if (frame.includes(MARK) || /node_modules|\.[jt]s:\d|\n\s+at /.test(frame)) throw new Error(`repeats: ${frame}`);
    return ServerMessage.parse(JSON.parse(frame));
  });
  const keyless = answers.filter((answer) => answer.type === 'refused' && answer.key === null);
  expect(keyless).toHaveLength(sent.filter(({ key }) => key === null).length);
  expect(keyless.filter((answer) => answer.type === 'refused' && answer.error !== 'malformed')).toEqual([]);
  const byKey = new Map(
    answers.flatMap((answer) => ('key' in answer && answer.key !== null ? [[answer.key, answer]] : [])),
  );
  for (const { data, error, key, refusals } of sent) {
    if (key === null) continue;
    const answer = byKey.get(key);
    const given = answer?.type === 'refused' ? answer.error : null;
    if (answer === undefined || given !== error)
      throw new Error(`${data} should be ${error}: ${JSON.stringify(answer)}`);
    // Compared as text first: a hundred thousand times.
    const said = answer.type === 'refused' ? answer.refusals : null;
    if (refusals !== null && JSON.stringify(said) !== JSON.stringify(refusals)) expect(said).toEqual(refusals);
  }
  const stale = sent.filter(({ error }) => error === 'stale').length;
  expect(answers.filter(({ type }) => type === 'state')).toHaveLength(stale);
}

describe('a running node', () => {
  it(`refuses ${MESSAGES} messages that nobody should send, each as it must, and changes nothing`, async () => {
    const before = storedHash(node.folder);
    const began = performance.now();
    const cpu = process.cpuUsage();
    let sent = 0;
    let sockets = 0;
    const lane = async (seed: number) => {
      const dice = new FastChance(seed);
      while (sent < MESSAGES) {
        const post = posts[sockets++ % posts.length];
        if (post === undefined) throw new Error('nowhere to send from');
        const count = await barrage(post, dice);
        sent += count;
      }
    };
    await Promise.all(Array.from({ length: LANES }, (_, seed) => lane(seed + 1)));
    const { user, system } = process.cpuUsage(cpu);
    const [elapsed, used] = [performance.now() - began, (user + system) / 1000].map(Math.round);
    console.info(`${sent} messages on ${sockets} sockets in ${elapsed} ms, ${used} ms of a processor`);
    expect(storedHash(node.folder)).toBe(before);
    expect(faults).toEqual([]);
  });

  it('closes the socket on a frame that is too large, or whose text is none, and goes on with the others', async () => {
    const { guest, table } = posts[0] as Post;
    const before = storedHash(node.folder);
    const witness = await guest.socket(table);
    for (const [data, isBinary, code] of [
      ['x'.repeat(8 * 1024 + 1), false, CLOSE_CODES.tooLarge],
      [Buffer.alloc(100_000), true, CLOSE_CODES.tooLarge],
      [Buffer.from([0xff, 0xfe, 0xc0, 0x80]), false, 1007],
    ] as const) {
      const socket = await guest.socket(table);
      await socket.next('presence');
      socket.socket.send(data, { binary: isBinary });
      expect(await socket.closed).toBe(code);
    }
    await witness.caughtUp(1);
    await witness.close();
    expect(storedHash(node.folder)).toBe(before);
  });

  it('closes the socket of a stuck key, whose player is back at once', async () => {
    for (const { guest, table, watch, spot } of [posts[0], posts[3]] as Post[]) {
      const socket = await guest.socket(table, watch);
      await socket.next('presence');
      const { messages } = spot.seat === null ? SPECTATOR_ALLOWANCE : PLAYER_ALLOWANCE;
      for (let count = 0; count < messages + 20; count++) socket.say({ type: 'ping', sent: count });
      expect(await socket.closed).toBe(CLOSE_CODES.tooManyMessages);
      const again = await guest.socket(table, watch);
      await again.caughtUp(1);
      await again.close();
    }
  });

  it('closes sockets beyond the number that one address may have, and takes others when some are closed', async () => {
    const small = await TrialNode.start({ socketsPerAddress: 5 });
    const guest = await Guest.named(small.address, 'Ana');
    const table = await begin([guest], { game: 'gunrunners', bots: 1 });
    const sockets = await Promise.all(Array.from({ length: 9 }, () => guest.socket(table)));
    const codes = await Promise.race([
      Promise.all(sockets.map((socket) => Promise.race([socket.closed, socket.next('presence').then(() => 0)]))),
    ]);
    expect(codes.sort()).toEqual([0, 0, 0, 0, 0, 4029, 4029, 4029, 4029]);
    const open = sockets.filter((socket) => socket.socket.readyState === socket.socket.OPEN);
    await open[0]?.close();
    const late = await guest.socket(table);
    await late.next('presence');
    await Promise.all([late, ...open].map((socket) => socket.close()));
    await small.end();
  });

  it('still plays whole games', async () => {
    for (const { game, table, guests } of running) {
      const clients = guests.map((guest) => guest.client(table, game));
      const [outcome] = await Promise.all(clients.map((client, seat) => playOn(client, seat)));
      expect(outcome).not.toBeNull();
      for (const client of clients) client.close();
      await expectVerified(guests[0] as Guest, table);
    }
    expect(faults).toEqual([]);
  });
});
