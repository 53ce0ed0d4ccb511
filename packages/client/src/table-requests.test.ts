import { FRAME_BYTES } from '@stakeout/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from './answer.ts';
import { entryMessage, stateMessage, tableMessage, turn } from './scripted-socket.fixture.ts';
import { tableOf, upTo } from './table-client.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a promise was answered with so far. */
async function answered(promise: Promise<Answer>): Promise<Answer | 'waiting'> {
  await Promise.resolve();
  return Promise.race([promise, Promise.resolve('waiting' as const)]);
}

const FIRST = 'key-number-1';

describe('requests', () => {
  it('carry a key of their own and the position they were made on', () => {
    const table = tableOf();
    table.greet(3);
    void table.client.act(5);
    void table.client.undo(2);
    void table.client.say('hello');
    void table.client.resign();
    void table.client.takeBackSeat();
    expect(table.socket.heard).toEqual([
      { type: 'act', key: 'key-number-1', seq: 3, actions: [5] },
      { type: 'undo', key: 'key-number-2', seq: 3, count: 2 },
      { type: 'say', key: 'key-number-3', text: 'hello' },
      { type: 'resign', key: 'key-number-4' },
      { type: 'return', key: 'key-number-5' },
    ]);
  });

  it('are answered when they are acknowledged and the view shows them, in either order', async () => {
    const table = tableOf();
    table.greet(3);
    const first = table.client.act(4);
    table.socket.say({ type: 'ack', key: FIRST, seq: 4, done: 1 });
    expect(await answered(first)).toBe('waiting');
    table.socket.say(entryMessage(4));
    expect(await answered(first)).toEqual({ ok: true, seq: 4, done: 1 });
    const second = table.client.act(5);
    table.socket.say(entryMessage(5));
    expect(await answered(second)).toBe('waiting');
    table.socket.say({ type: 'ack', key: 'key-number-2', seq: 5, done: 1 });
    expect(await answered(second)).toEqual({ ok: true, seq: 5, done: 1 });
  });

  it('may be several actions, answered once with how many of them were done', async () => {
    const table = tableOf();
    table.greet(3);
    const answer = table.client.act(4, 5, 6);
    expect(table.socket.heard).toEqual([{ type: 'act', key: FIRST, seq: 3, actions: [4, 5, 6] }]);
    table.socket.say({ type: 'ack', key: FIRST, seq: 5, done: 2 });
    expect(await answered(answer)).toBe('waiting');
    table.socket.say({ type: 'entry', seq: 5, seat: 0, by: 'person', moves: [[4], [5]], turn: turn() });
    expect(await answered(answer)).toEqual({ ok: true, seq: 5, done: 2 });
  });

  it('of several actions are sent again as they were, and answered as they were', async () => {
    const table = tableOf();
    table.greet(3);
    const answer = table.client.act(4, 5, 6);
    const [sent] = table.socket.heard;
    table.socket.end();
    vi.advanceTimersByTime(250);
    // Two were done before the connection was lost, and their answer with it.
    table.greet(5);
    expect(table.socket.heard).toEqual([sent]);
    table.socket.say({ type: 'ack', key: FIRST, seq: 5, done: 2 });
    expect(await answered(answer)).toEqual({ ok: true, seq: 5, done: 2 });
  });

  it('are answered by the state when their entry was lost', async () => {
    const table = tableOf();
    table.greet(3);
    const answer = table.client.act(4);
    table.socket.say({ type: 'ack', key: FIRST, seq: 4, done: 1 });
    vi.advanceTimersByTime(2_000);
    expect(table.socket.heardOf('sync')).toHaveLength(1);
    expect(table.socket.heardOf('act')).toHaveLength(1);
    table.socket.say(stateMessage(upTo(4)));
    expect(await answered(answer)).toEqual({ ok: true, seq: 4, done: 1 });
  });

  it('are answered with the reasons of a refusal', async () => {
    const table = tableOf();
    table.greet(3);
    const answer = table.client.act(4);
    const refusals = [{ clause: 'G8.5', field: null, reason: 'notNearest', params: { card: ['card', 3] as const } }];
    table.socket.say({ type: 'refused', key: FIRST, error: 'illegal', refusals: structuredClone(refusals) });
    expect(await answered(answer)).toEqual({ ok: false, error: 'illegal', refusals });
    expect(table.client.snapshot.match?.seq).toBe(3);
  });

  it('that came too late bring the state with them', async () => {
    const table = tableOf();
    table.greet(3);
    const answer = table.client.act(4);
    table.socket.say({ type: 'refused', key: FIRST, error: 'stale', refusals: [] }, stateMessage(upTo(4)));
    expect(await answered(answer)).toEqual({ ok: false, error: 'stale', refusals: [] });
    expect(table.client.snapshot.match?.seq).toBe(4);
  });

  it('are not made before the match has started', async () => {
    const table = tableOf();
    expect(await table.client.act(1)).toEqual({ ok: false, error: 'notStarted', refusals: [] });
    expect(await table.client.undo(1)).toEqual({ ok: false, error: 'notStarted', refusals: [] });
    table.socket.accept();
    table.socket.say(tableMessage({ status: 'waiting' }));
    const said = table.client.say('anybody here?');
    table.socket.say({ type: 'ack', key: FIRST, seq: 0, done: 0 });
    expect(await answered(said)).toEqual({ ok: true, seq: 0, done: 0 });
  });

  it('too large for a frame are refused here, and never sent', async () => {
    const table = tableOf();
    table.greet();
    expect(await table.client.say('é'.repeat(FRAME_BYTES / 2))).toEqual({
      ok: false,
      error: 'malformed',
      refusals: [],
    });
    expect(table.socket.heard).toEqual([]);
    void table.client.say('é'.repeat(FRAME_BYTES / 2 - 60));
    expect(table.socket.heard).toHaveLength(1);
  });

  it('ignore answers to what nobody asked', () => {
    const table = tableOf();
    table.greet(1);
    table.socket.say({ type: 'ack', key: 'another-key', seq: 1, done: 1 });
    table.socket.say({ type: 'refused', key: 'another-key', error: 'illegal', refusals: [] });
    expect(table.client.snapshot.match?.seq).toBe(1);
  });
});

describe('requests without an answer', () => {
  it('are sent again with the same key, ever more patiently', () => {
    const table = tableOf({ pace: { pingEvery: 10_000_000 } });
    table.greet(3);
    void table.client.act(4);
    const times = () => table.socket.heardOf('act').length;
    vi.advanceTimersByTime(4_999);
    expect(times()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(times()).toBe(2);
    vi.advanceTimersByTime(9_999);
    expect(times()).toBe(2);
    vi.advanceTimersByTime(1);
    expect(times()).toBe(3);
    vi.advanceTimersByTime(20_000);
    expect(times()).toBe(4);
    vi.advanceTimersByTime(30_000);
    expect(times()).toBe(5);
    vi.advanceTimersByTime(30_000);
    expect(times()).toBe(6);
    expect(new Set(table.socket.heard.map((message) => JSON.stringify(message))).size).toBe(1);
  });

  it('are not sent again once answered', () => {
    const table = tableOf();
    table.greet(3);
    void table.client.act(4);
    table.socket.say(entryMessage(4), { type: 'ack', key: FIRST, seq: 4, done: 1 });
    vi.advanceTimersByTime(10_000);
    expect(table.socket.heardOf('act')).toHaveLength(1);
  });

  it('outlive the connection, in their order', async () => {
    const table = tableOf();
    table.greet(3);
    const act = table.client.act(4);
    const say = table.client.say('there');
    table.socket.end();
    const later = table.client.say('still there');
    vi.advanceTimersByTime(250);
    expect(table.sockets).toHaveLength(2);
    expect(table.socket.heard).toEqual([]);
    table.greet(4);
    expect(table.socket.heard).toEqual([
      { type: 'act', key: 'key-number-1', seq: 3, actions: [4] },
      { type: 'say', key: 'key-number-2', text: 'there' },
      { type: 'say', key: 'key-number-3', text: 'still there' },
    ]);
    // The log has moved past the action: only the server knows whether by this action or by another.
    expect(await answered(act)).toBe('waiting');
    table.socket.say(
      { type: 'ack', key: 'key-number-1', seq: 4, done: 1 },
      { type: 'ack', key: 'key-number-1', seq: 4, done: 1 },
    );
    table.socket.say(
      { type: 'ack', key: 'key-number-3', seq: 4, done: 1 },
      { type: 'ack', key: 'key-number-2', seq: 4, done: 1 },
    );
    expect(await Promise.all([act, say, later])).toEqual([
      { ok: true, seq: 4, done: 1 },
      { ok: true, seq: 4, done: 1 },
      { ok: true, seq: 4, done: 1 },
    ]);
  });

  it('are stale when somebody else was faster while the connection was lost', async () => {
    const table = tableOf();
    table.greet(3);
    const act = table.client.act(4);
    table.socket.end();
    vi.advanceTimersByTime(250);
    table.greet(4);
    table.socket.say({ type: 'refused', key: FIRST, error: 'stale', refusals: [] }, stateMessage(upTo(4)));
    expect(await answered(act)).toMatchObject({ ok: false, error: 'stale' });
  });

  it('are not sent again when they were acknowledged before the connection was lost', async () => {
    const table = tableOf();
    table.greet(3);
    const act = table.client.act(4);
    table.socket.say({ type: 'ack', key: FIRST, seq: 4, done: 1 });
    table.socket.end();
    vi.advanceTimersByTime(250);
    table.greet(4);
    expect(table.socket.heard).toEqual([]);
    expect(await answered(act)).toEqual({ ok: true, seq: 4, done: 1 });
  });

  it('are answered with `closed` when the client is closed, and so is whatever follows', async () => {
    const table = tableOf();
    table.greet(3);
    const waiting = table.client.act(4);
    const done = table.client.act(4);
    table.socket.say({ type: 'ack', key: 'key-number-2', seq: 4, done: 1 });
    table.client.close();
    expect(await waiting).toEqual({ ok: false, error: 'closed', refusals: [] });
    expect(await done).toEqual({ ok: true, seq: 4, done: 1 });
    expect(await table.client.say('too late')).toEqual({ ok: false, error: 'closed', refusals: [] });
  });

  it('are given up when the server found one too large', async () => {
    const table = tableOf();
    table.greet(3);
    const act = table.client.act(4);
    table.socket.end(1009);
    expect(await act).toEqual({ ok: false, error: 'malformed', refusals: [] });
    vi.advanceTimersByTime(250);
    table.greet(3);
    expect(table.socket.heard).toEqual([]);
  });
});

it('an undo is answered when the view shows it', async () => {
  vi.useFakeTimers();
  const table = tableOf();
  table.greet(3);
  const answer = table.client.undo(1);
  table.socket.say({ type: 'undone', seq: 4, seat: 0, count: 1, view: [1, 2], turn: turn() });
  table.socket.say({ type: 'ack', key: FIRST, seq: 4, done: 1 });
  expect(await answered(answer)).toEqual({ ok: true, seq: 4, done: 1 });
});
