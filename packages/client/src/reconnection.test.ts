import { CLOSE_CODES } from '@stakeout/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryMessage, stateMessage, tableMessage } from './scripted-socket.fixture.ts';
import { tableOf, upTo } from './table-client.fixture.ts';
import { TableClient } from './table-client.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** The waiting time before each of so many attempts that all fail. */
function waits(table: ReturnType<typeof tableOf>, attempts: number): number[] {
  return Array.from({ length: attempts }, () => {
    table.socket.end();
    const { connection } = table.client.snapshot;
    if (connection.status !== 'waiting') throw new Error(connection.status);
    const wait = connection.until - Date.now();
    vi.advanceTimersByTime(wait);
    return wait;
  });
}

describe('a lost connection', () => {
  it('is made again, first soon, then ever later', () => {
    const table = tableOf({ random: () => 0 });
    expect(waits(table, 8)).toEqual([125, 250, 500, 1000, 2000, 4000, 5000, 5000]);
    const late = tableOf({ random: () => 0.5 });
    expect(waits(late, 7)).toEqual([188, 375, 750, 1500, 3000, 6000, 7500]);
  });

  it('is made soon again once the server has spoken, not when it merely let the socket open', () => {
    const table = tableOf();
    waits(table, 4);
    table.socket.accept();
    expect(waits(table, 1)).toEqual([2000]);
    table.greet();
    expect(waits(table, 1)).toEqual([125]);
  });

  it('is heard on again where spectators were wanted', () => {
    const table = tableOf();
    table.client.hear(true);
    table.greet();
    expect(table.socket.heard).toEqual([{ type: 'hear', spectators: true }]);
    table.client.renew();
    expect(table.sockets).toHaveLength(2);
    table.greet();
    expect(table.socket.heard).toEqual([{ type: 'hear', spectators: true }]);
    table.client.hear(false);
    table.client.renew();
    table.greet();
    expect(table.socket.heard).toEqual([]);
  });

  it('tells where it stands', () => {
    const table = tableOf();
    table.greet();
    table.socket.end(1006);
    vi.advanceTimersByTime(125);
    table.socket.accept();
    expect(table.changesOf('connection').map((change) => 'connection' in change && change.connection)).toEqual([
      { status: 'open' },
      { status: 'waiting', until: 125, code: 1006 },
      { status: 'connecting', failures: 1 },
      { status: 'open' },
    ]);
  });

  it('takes up the match where it was, with a state for what was missed', () => {
    const table = tableOf();
    table.greet(2);
    table.socket.end();
    expect(table.client.snapshot.match?.seq).toBe(2);
    vi.advanceTimersByTime(125);
    table.greet(5);
    table.socket.say(entryMessage(5), entryMessage(6));
    expect(table.entriesTold).toEqual([6]);
    expect(table.changesOf('state')).toHaveLength(2);
    expect(table.client.snapshot.match?.view).toEqual(upTo(6));
  });

  it('says in the state when nothing was missed', () => {
    const table = tableOf();
    table.greet(2);
    table.socket.end();
    vi.advanceTimersByTime(125);
    table.greet(2);
    expect(table.changes.at(-1)).toMatchObject({ type: 'state', before: { seq: 2 }, match: { seq: 2 } });
  });

  it('takes the word of a server that has gone back to an older copy', () => {
    const table = tableOf();
    table.greet(5);
    table.socket.end();
    vi.advanceTimersByTime(125);
    table.greet(3);
    table.socket.say(entryMessage(4));
    expect(table.client.snapshot.match?.view).toEqual(upTo(4));
  });

  it('hears nothing more from the socket it gave up', () => {
    const table = tableOf();
    table.greet(1);
    const old = table.socket;
    old.end();
    vi.advanceTimersByTime(125);
    table.greet(1);
    old.say(entryMessage(2));
    old.accept();
    old.end(CLOSE_CODES.notFound);
    expect(table.entriesTold).toEqual([]);
    expect(table.client.snapshot.connection).toEqual({ status: 'open' });
  });

  it('is given up when the socket does not open', () => {
    const table = tableOf();
    vi.advanceTimersByTime(10_000);
    expect(table.socket.closedWith).toBe('none');
    expect(table.client.snapshot.connection).toMatchObject({ status: 'waiting' });
  });

  it('is given up when the server does not greet', () => {
    const table = tableOf();
    table.socket.accept();
    vi.advanceTimersByTime(10_000);
    expect(table.socket.closedWith).toBe('none');
    expect(table.client.snapshot.connection).toMatchObject({ status: 'waiting' });
  });

  it('is tried again when opening a socket throws', () => {
    let attempts = 0;
    const client = new TableClient({
      url: 'ws://server',
      open() {
        attempts += 1;
        throw new Error('no network');
      },
      game: { fold: (view) => view },
      random: () => 0,
    });
    expect(client.snapshot.connection).toMatchObject({ status: 'waiting' });
    vi.advanceTimersByTime(125 + 250);
    expect(attempts).toBe(3);
    client.close();
    vi.advanceTimersByTime(60_000);
    expect(attempts).toBe(3);
  });

  it('is made at once when somebody knows that the network is back', () => {
    const table = tableOf();
    waits(table, 6);
    table.socket.end();
    const { length } = table.sockets;
    table.client.wake();
    expect(table.sockets).toHaveLength(length + 1);
    table.client.wake();
    expect(table.sockets).toHaveLength(length + 1);
    table.greet();
    table.client.wake();
    expect(table.socket.heardOf('ping')).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(table.client.snapshot.connection).toMatchObject({ status: 'waiting' });
  });
});

describe('close codes', () => {
  it('after a restart everybody returns soon, but not at the same moment', () => {
    for (const [chance, wait] of [
      [0, 250],
      [0.5, 1250],
    ] as const) {
      const table = tableOf({ random: () => chance });
      table.greet();
      table.socket.end(CLOSE_CODES.restarting);
      expect(table.client.snapshot.connection).toEqual({ status: 'waiting', until: Date.now() + wait, code: 1012 });
    }
  });

  it.each([CLOSE_CODES.tooManyMessages, CLOSE_CODES.tooManySockets])(
    'after %i the client stays away a while',
    (code) => {
      const table = tableOf();
      table.greet();
      table.socket.end(code);
      expect(table.client.snapshot.connection).toEqual({ status: 'waiting', until: 5_000, code });
    },
  );

  it('after reading too slowly it returns for the current state', () => {
    const table = tableOf();
    table.greet();
    table.socket.end(CLOSE_CODES.tooSlow);
    expect(table.client.snapshot.connection).toMatchObject({ status: 'waiting', until: 125 });
  });

  it.each(['notFound', 'signedOut', 'unplayable'] as const)('%s is for good', async (reason) => {
    const table = tableOf();
    table.greet();
    const answer = table.client.act(1);
    table.socket.end(CLOSE_CODES[reason]);
    expect(table.client.snapshot.connection).toEqual({ status: 'closed', reason });
    expect(await answer).toEqual({ ok: false, error: 'closed', refusals: [] });
    table.client.wake();
    vi.advanceTimersByTime(100_000);
    expect(table.sockets).toHaveLength(1);
  });

  it('closing says good-bye, once and for good', () => {
    const table = tableOf();
    table.greet();
    table.client.close();
    table.client.close();
    expect(table.socket.closedWith).toBe(1000);
    expect(table.changesOf('connection').at(-1)).toEqual({
      type: 'connection',
      connection: { status: 'closed', reason: 'asked' },
    });
    table.socket.say(entryMessage(1));
    table.socket.end(1000);
    vi.advanceTimersByTime(100_000);
    expect(table.sockets).toHaveLength(1);
    expect(table.entriesTold).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('closing on hearing of the next attempt prevents it', () => {
  const table = tableOf();
  table.client.subscribe((change) => {
    if (change.type === 'connection' && change.connection.status === 'connecting') table.client.close();
  });
  table.socket.end();
  vi.advanceTimersByTime(100_000);
  expect(table.sockets).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

describe('the heartbeat', () => {
  it('pings, and is content with a pong', () => {
    const table = tableOf({ pace: { syncEvery: Number.POSITIVE_INFINITY } });
    table.greet();
    for (let beat = 1; beat <= 5; beat++) {
      vi.advanceTimersByTime(15_000);
      expect(table.socket.heardOf('ping')).toHaveLength(beat);
      table.socket.say({ type: 'pong', sent: Date.now(), now: 5 });
    }
    expect(table.socket.heardOf('ping')[0]).toEqual({ type: 'ping', sent: 15_000 });
    expect(table.sockets).toHaveLength(1);
  });

  it('gives the connection up when no pong comes in time', () => {
    const table = tableOf();
    table.greet();
    vi.advanceTimersByTime(24_999);
    expect(table.client.snapshot.connection).toEqual({ status: 'open' });
    vi.advanceTimersByTime(1);
    expect(table.socket.closedWith).toBe('none');
    vi.advanceTimersByTime(125);
    expect(table.sockets).toHaveLength(2);
    table.socket.accept();
    table.socket.say(tableMessage(), stateMessage([]));
    expect(table.client.snapshot.connection).toEqual({ status: 'open' });
  });
});
