import { newNonce } from '@stakeout/client';
import { CLOSE_CODES, type ServerMessage } from '@stakeout/protocol';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOfToken } from '../secrets.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres.fixture.ts';
import type { Store } from '../storage/store.ts';
import { Guest, granted } from './guest.fixture.ts';
import { TrialNode } from './node.fixture.ts';
import type { RawSocket } from './raw-socket.fixture.ts';

/** What the second node hears: a deaf one is told nothing by the others, a blind one does not look by itself either. */
const senses = vi.hoisted(() => ({ isDeaf: false, isBlind: false, opened: 0 }));

vi.mock('../storage/postgres.ts', async (original) => {
  const real = await original<typeof import('../storage/postgres.ts')>();
  const dulled = (store: Store): Store => ({
    ...store,
    listen: (listener) => store.listen((notice) => (senses.isDeaf ? undefined : listener(notice))),
    marks: async (ids) => (senses.isBlind ? [] : store.marks(ids)),
    livingSessions: async (all) => (senses.isBlind ? all : store.livingSessions(all)),
  });
  const openPostgresStore = async (url: string) => {
    const store = await real.openPostgresStore(url);
    return senses.opened++ % 2 === 0 ? store : dulled(store);
  };
  return { ...real, openPostgresStore };
});

let postgres: PostgresServer;
let here: TrialNode;
let there: TrialNode;
const sockets: RawSocket[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  const { url: databaseUrl } = postgres;
  here = await TrialNode.start({ databaseUrl, node: 'here' });
  there = await TrialNode.start({ databaseUrl, node: 'there' });
});
beforeEach(() => Object.assign(senses, { isDeaf: false, isBlind: false }));
afterEach(() => Promise.all(sockets.splice(0).map((socket) => socket.close())));
afterAll(async () => {
  await Promise.all([here.end(), there.end()]);
  await postgres.stop();
});

const elsewhere = (guest: Guest) => new Guest(there.address, guest.cookies.cookie);

async function arrive(guest: Guest, table: string): Promise<RawSocket> {
  const socket = await guest.socket(table);
  sockets.push(socket);
  await socket.saw((frame) => frame.startsWith('{"type":"presence"'));
  return socket;
}

/** A host, somebody at the second seat who looks at the table on the other node, and somebody who would like that seat. */
async function waitingRoom(visibility: 'public' | 'link') {
  const [host, kicked, heir] = await Promise.all(['Ana', 'Bia', 'Caio'].map((name) => Guest.named(here.address, name)));
  if (host === undefined || kicked === undefined || heir === undefined) throw new Error('somebody is missing');
  const seats = [{ kind: 'me' } as const, { kind: 'invited' } as const];
  const { table } = granted(
    await host.api.createTable({ game: 'gunrunners', seats, visibility, config: { start: 0 } }),
  );
  const invite = async () => granted(await host.api.invite(table.id, 1)).token;
  granted(await kicked.api.acceptInvitation(await invite()));
  granted(await kicked.api.ready(table.id, newNonce()));
  const socket = await arrive(elsewhere(kicked), table.id);
  /** Everything happens on this node. */
  const replace = async () => {
    granted(await host.api.kick(table.id, 1));
    granted(await heir.api.acceptInvitation(await invite()));
    granted(await heir.api.ready(table.id, newNonce()));
    granted(await host.api.start(table.id, newNonce()));
  };
  return { table: table.id, host, kicked, heir, socket, replace };
}

function messages(socket: RawSocket): readonly ServerMessage[] {
  return socket.frames.map((frame) => JSON.parse(frame));
}

/** Whether anything was told as the second seat may know it. */
function sawSecondSeat(socket: RawSocket): boolean {
  return messages(socket).some((message) => 'view' in message && (message.view as { viewer: number }).viewer === 1);
}

describe('a node that is told nothing', () => {
  beforeEach(() => Object.assign(senses, { isDeaf: true, isBlind: true }));

  it.each(['sync', 'act', 'undo', 'resign', 'return', 'say'] as const)(
    'finds out with the next message, %s, that a seat is somebody else’s',
    async (type) => {
      const { table, socket, replace } = await waitingRoom('public');
      await replace();
      const key = 'kicked-but-here';
      const more = { act: { key, seq: 0, actions: [{}] }, undo: { key, seq: 0, count: 1 }, say: { key, text: 'Me!' } };
      socket.say({
        type,
        ...(type === 'sync' ? {} : { key }),
        ...(type in more ? more[type as keyof typeof more] : {}),
      });
      if (type === 'sync') {
        expect(await socket.next('state')).toMatchObject({ view: { viewer: null }, turn: { options: [] } });
      } else {
        const error = type === 'say' ? 'sentAway' : 'notSeated';
        expect(await socket.answerTo(key)).toMatchObject({ type: 'refused', error });
      }
      expect(sawSecondSeat(socket)).toBe(false);
      const [seats, chat] = await here.withShared(async (store) => [
        (await store.table(table))?.seats,
        await store.chat(table, 0, 9),
      ]);
      expect(seats?.[1]).toMatchObject({ resigned: false, standIn: false });
      expect(chat).toEqual([]);
    },
  );

  it('closes the socket of somebody the table is not for any more', async () => {
    const { socket, replace } = await waitingRoom('link');
    await replace();
    socket.say({ type: 'sync' });
    expect(await socket.closed).toBe(CLOSE_CODES.notFound);
    expect(sawSecondSeat(socket)).toBe(false);
  });

  it('shows nobody what another seat sees, when a move there brings the news', async () => {
    const { table, host, socket, replace } = await waitingRoom('public');
    const first = await arrive(elsewhere(host), table);
    await replace();
    // The host has not been told that the match began, and plays a move all the same, which another socket shows.
    const informed = await arrive(host, table);
    const { turn } = JSON.parse(await informed.saw((frame) => frame.startsWith('{"type":"state"')));
    first.say({ type: 'act', key: 'the-first-move', seq: 0, actions: [turn.options[0]] });
    expect(await first.answerTo('the-first-move')).toMatchObject({ type: 'ack', seq: 1 });
    const table0 = await socket.saw((frame) => frame.startsWith('{"type":"table"') && frame.includes('"running"'));
    expect(JSON.parse(table0).you.seat).toBeNull();
    await socket.saw((frame) => frame.startsWith('{"type":"state"'));
    expect(sawSecondSeat(socket)).toBe(false);
  });

  it('finds out with the next message that somebody has signed out', async () => {
    const { table, kicked, socket } = await waitingRoom('public');
    await signOut(kicked);
    socket.say({ type: 'say', key: 'signed-out-now', text: 'Still here' });
    expect(await socket.closed).toBe(CLOSE_CODES.signedOut);
    expect(await here.withShared((store) => store.chat(table, 0, 9))).toEqual([]);
  });

  it('shows whoever comes, or asks, no less than was acknowledged to them', async () => {
    const { table, host, heir, replace } = await waitingRoom('public');
    await replace();
    const [slow, quick] = [await arrive(elsewhere(heir), table), await arrive(host, table)];
    const { turn } = await quick.next('state');
    quick.say({ type: 'act', key: 'acknowledged-1', seq: 0, actions: [turn.options[0]] });
    const { seq } = (await quick.answerTo('acknowledged-1')) as { seq: number };
    const again = await arrive(elsewhere(host), table);
    expect((await again.next('state')).seq).toBe(seq);
    // Those who were there already are shown it with the newcomer.
    await slow.saw((frame) => frame.startsWith('{"type":"entry"') && frame.includes(`"seq":${seq},`));
    const { text } = await elsewhere(host).get(`/api/tables/${table}/history`);
    expect(JSON.parse(text).seq).toBe(seq);
    // Whoever heard of a move elsewhere decides on it here.
    const { turn: next } = await quick.next('entry');
    const mover = next.toAct[0] === 0 ? ([quick, again] as const) : ([await arrive(heir, table), slow] as const);
    const options = JSON.parse(mover[0].frames.findLast((frame) => frame.includes('"options"')) ?? '').turn.options;
    mover[0].say({ type: 'act', key: 'acknowledged-2', seq, actions: [options[0]] });
    const { seq: later } = (await mover[0].answerTo('acknowledged-2')) as { seq: number };
    mover[1].say({ type: 'act', key: 'decided-elsewhere', seq: later, actions: [{}] });
    expect(await mover[1].answerTo('decided-elsewhere')).not.toMatchObject({ error: 'stale' });
  });
});

describe('a node that is told nothing, and looks by itself', () => {
  beforeEach(() => Object.assign(senses, { isDeaf: true }));

  it('shows everybody seats, chat and the start, and those who lost a seat what is theirs', async () => {
    const { table, host, socket, replace } = await waitingRoom('public');
    const talker = await arrive(host, table);
    talker.say({ type: 'say', key: 'said-elsewhere', text: 'Good luck!' });
    await socket.saw((frame) => frame.startsWith('{"type":"chat"') && frame.includes('Good luck!'));
    await replace();
    const frame = await socket.saw((one) => one.startsWith('{"type":"table"') && one.includes('"running"'));
    expect(JSON.parse(frame).you.seat).toBeNull();
    await socket.saw((one) => one.startsWith('{"type":"state"'));
    expect(sawSecondSeat(socket)).toBe(false);
  });

  it('closes the socket of somebody who has signed out', async () => {
    const { kicked, socket } = await waitingRoom('public');
    await signOut(kicked);
    expect(await socket.closed).toBe(CLOSE_CODES.signedOut);
  });
});

/** Ends all sessions of the cookie, as the server would. */
async function signOut({ cookies }: Guest): Promise<void> {
  const token = /^stakeout=([^.]+)/.exec(cookies.cookie ?? '')?.[1] ?? '';
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('delete from sessions where token_hash = $1', [hashOfToken(token)]);
  await client.end();
}
