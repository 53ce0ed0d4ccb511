import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TRUSTING } from './reader.ts';
import { adding, entryMessage, stateMessage, tableMessage, turn, you } from './scripted-socket.fixture.ts';
import { tableOf, upTo } from './table-client.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('a table client', () => {
  it('knows nothing until the server greets it', () => {
    const table = tableOf();
    expect(table.client.snapshot).toEqual({
      connection: { status: 'connecting', failures: 0 },
      table: null,
      you: null,
      match: null,
      chat: [],
      presence: null,
    });
    expect(table.sockets).toHaveLength(1);
    expect(table.socket.url).toBe('ws://server/live');
  });

  it('keeps what the server greets it with, and tells each change once it is made', () => {
    const table = tableOf();
    const seen: unknown[] = [];
    table.client.subscribe((change, snapshot) => seen.push([change.type, snapshot === table.client.snapshot]));
    table.greet(2);
    const { connection, you: place, match } = table.client.snapshot;
    expect(connection).toEqual({ status: 'open' });
    expect(place).toEqual(you);
    expect(match).toEqual({ seq: 2, view: [1, 2], turn: turn([1, 2]), arrivedAt: 1_000_000 });
    expect(seen).toEqual([
      ['connection', true],
      ['table', true],
      ['state', true],
    ]);
  });

  it('waits at a table that has not started, and follows when it does', () => {
    const table = tableOf();
    table.socket.accept();
    table.socket.say(tableMessage({ status: 'waiting' }));
    vi.advanceTimersByTime(14_000);
    expect(table.socket.heard).toEqual([]);
    table.socket.say(tableMessage(), stateMessage([]));
    expect(table.client.snapshot.match?.seq).toBe(0);
    table.socket.say(entryMessage(1));
    expect(table.client.snapshot.match?.view).toEqual([1]);
  });

  it('lets the game unpack every view that comes, by the configuration of the table', () => {
    const unpack = (view: readonly number[], config: unknown) => [(config as { first: number }).first, ...view];
    const table = tableOf({ game: { ...adding, unpack } });
    table.socket.accept();
    table.socket.say(tableMessage({ config: { first: 40 } }), stateMessage([1]));
    expect(table.client.snapshot.match?.view).toEqual([40, 1]);
    // What is folded together from there on is the game's own already.
    table.socket.say(entryMessage(2));
    expect(table.client.snapshot.match?.view).toEqual([40, 1, 2]);
    table.socket.say({ type: 'undone', seq: 3, seat: 0, count: 1, view: [1], turn: turn() });
    expect(table.client.snapshot.match?.view).toEqual([40, 1]);
  });

  it('keeps a view that came before its table until the table is known', () => {
    const unpack = (view: readonly number[], config: unknown) => [(config as { first: number }).first, ...view];
    const table = tableOf({ game: { ...adding, unpack } });
    table.socket.accept();
    table.socket.say(stateMessage([1]), stateMessage([1, 2]));
    expect(table.client.snapshot.match).toBeNull();
    table.socket.say(tableMessage({ config: { first: 40 }, seq: 2 }));
    expect(table.client.snapshot.match?.view).toEqual([40, 1, 2]);
    expect(table.changesOf('unreadable')).toEqual([]);
  });

  it('takes a view that its game cannot unpack for something it cannot read', () => {
    const table = tableOf({
      game: {
        ...adding,
        unpack() {
          throw new Error('Only rules of another version know this.');
        },
      },
    });
    table.greet(1);
    expect(table.changes.at(-1)?.type).toBe('unreadable');
    expect(table.client.snapshot.match).toBeNull();
  });

  it('tells an entry with its events and what was before', () => {
    const table = tableOf();
    table.greet(1);
    vi.advanceTimersByTime(10);
    table.socket.say({ type: 'entry', seq: 2, seat: 3, by: 'standIn', moves: [[2, 7]], turn: turn() });
    const before = { seq: 1, view: [1], turn: turn([1, 2]), arrivedAt: 1_000_000 };
    const match = { seq: 2, view: [1, 2, 7], turn: turn(), arrivedAt: 1_000_010 };
    expect(table.changes.at(-1)).toEqual({ type: 'entry', seat: 3, by: 'standIn', events: [2, 7], before, match });
    expect(table.client.snapshot.match).toEqual(match);
  });

  it('tells the actions of one request one by one; between them nothing can be decided', () => {
    const table = tableOf();
    table.greet(1);
    const end = { ...turn([8]), toAct: [1], undoable: 1 };
    table.socket.say({ type: 'entry', seq: 4, seat: 0, by: 'person', moves: [[2], [], [7, 8]], turn: end });
    const told = table.changes.flatMap((change) => (change.type === 'entry' ? [change] : []));
    expect(told.map(({ events, before, match }) => [events, before.seq, match.seq, match.view])).toEqual([
      [[2], 1, 2, [1, 2]],
      [[], 2, 3, [1, 2]],
      [[7, 8], 3, 4, [1, 2, 7, 8]],
    ]);
    expect(told.map(({ match }) => match.turn)).toEqual([turn(), turn(), end]);
    expect(table.client.snapshot.match).toMatchObject({ seq: 4, turn: end });
  });

  it('waits for what is missing before several actions as before one', () => {
    const table = tableOf();
    table.greet(1);
    const go = { type: 'entry', seq: 4, seat: 0, by: 'person', moves: [[3], [4]], turn: turn() } as const;
    table.socket.say(structuredClone(go) as never);
    expect(table.entriesTold).toEqual([]);
    expect(table.socket.heardOf('sync')).toHaveLength(1);
    table.socket.say(entryMessage(2));
    expect(table.entriesTold).toEqual([2, 3, 4]);
    table.socket.say(structuredClone(go) as never);
    expect(table.entriesTold).toEqual([2, 3, 4]);
  });

  it('tells an undo with the view the server gives', () => {
    const table = tableOf();
    table.greet(2);
    table.socket.say({ type: 'undone', seq: 3, seat: 1, count: 1, view: [1], turn: turn() });
    expect(table.changes.at(-1)).toMatchObject({ type: 'undone', seat: 1, count: 1, match: { seq: 3, view: [1] } });
    table.socket.say(entryMessage(4, 9));
    expect(table.client.snapshot.match?.view).toEqual([1, 9]);
  });

  it('keeps chat in order, each line once', () => {
    const table = tableOf();
    table.greet();
    const line = (id: number) => ({ id, seat: 0, name: 'Ada', text: `${id}`, at: id });
    table.socket.say({ type: 'chat', lines: [line(1), line(2)] });
    table.socket.say({ type: 'chat', lines: [line(4)] });
    table.socket.say({ type: 'chat', lines: [line(4), line(3), line(2)] });
    table.socket.say({ type: 'chat', lines: [line(3)] });
    expect(table.client.snapshot.chat.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(table.changesOf('chat').map((change) => 'lines' in change && change.lines.map(({ id }) => id))).toEqual([
      [1, 2],
      [4],
      [3],
    ]);
  });

  it('knows who is there', () => {
    const table = tableOf();
    table.greet();
    table.socket.say({ type: 'presence', seats: [true, false], watchers: 5 });
    expect(table.client.snapshot.presence).toEqual({ seats: [true, false], watchers: 5 });
  });

  it('stops telling those who no longer listen', () => {
    const table = tableOf();
    let told = 0;
    const stop = table.client.subscribe(() => told++);
    table.socket.accept();
    stop();
    table.socket.say(tableMessage());
    expect(told).toBe(1);
  });

  it('says when it does not understand the server, and goes on', () => {
    const table = tableOf();
    table.greet();
    table.socket.write('{');
    table.socket.write('{"type":"surprise"}');
    expect(table.changesOf('unreadable')).toEqual([
      { type: 'unreadable', text: '{' },
      { type: 'unreadable', text: '{"type":"surprise"}' },
    ]);
    table.socket.say(entryMessage(1));
    expect(table.entriesTold).toEqual([1]);
  });

  it('believes the server where nothing is checked', () => {
    const table = tableOf({ reader: TRUSTING.ServerMessage });
    table.greet();
    table.socket.write(JSON.stringify({ ...entryMessage(1), more: 'fields of a newer server' }));
    table.socket.write('{"type":"surprise"}');
    table.socket.write('nonsense');
    expect(table.entriesTold).toEqual([1]);
    expect(table.changesOf('unreadable')).toHaveLength(1);
  });

  it('tells a refusal of something without a key', () => {
    const table = tableOf();
    table.greet();
    table.socket.say({ type: 'refused', key: null, error: 'malformed', refusals: [] });
    expect(table.changes.at(-1)).toEqual({ type: 'refused', error: 'malformed', refusals: [] });
  });
});

describe('entries that come twice, too early or not at all', () => {
  it('are ignored when they were seen before', () => {
    const table = tableOf();
    table.greet(2);
    table.socket.say(entryMessage(1), entryMessage(2), entryMessage(3), entryMessage(3), entryMessage(2));
    table.socket.say({ type: 'undone', seq: 3, seat: 0, count: 1, view: [], turn: turn() });
    expect(table.entriesTold).toEqual([3]);
    expect(table.client.snapshot.match?.view).toEqual(upTo(3));
    expect(table.socket.heardOf('sync')).toHaveLength(0);
  });

  it('make the client ask for the state, once', () => {
    const table = tableOf();
    table.greet(1);
    table.socket.say(entryMessage(3), entryMessage(4), entryMessage(4));
    expect(table.socket.heardOf('sync')).toHaveLength(1);
    expect(table.entriesTold).toEqual([]);
    table.socket.say(stateMessage(upTo(4)));
    expect(table.changes.at(-1)).toMatchObject({ type: 'state', before: { seq: 1 }, match: { seq: 4 } });
    table.socket.say(entryMessage(5));
    expect(table.entriesTold).toEqual([5]);
    expect(table.socket.heardOf('sync')).toHaveLength(1);
  });

  it('wait for the one that is missing', () => {
    const table = tableOf();
    table.greet(1);
    table.socket.say(entryMessage(4), entryMessage(3), entryMessage(2));
    expect(table.entriesTold).toEqual([2, 3, 4]);
    expect(table.client.snapshot.match?.view).toEqual(upTo(4));
  });

  it('follow a state that was overtaken by them', () => {
    const table = tableOf();
    table.greet(1);
    table.socket.say(entryMessage(3), entryMessage(5), stateMessage(upTo(3)), entryMessage(4));
    expect(table.entriesTold).toEqual([4, 5]);
    expect(table.client.snapshot.match?.view).toEqual(upTo(5));
  });

  it('are asked for again when the answer is lost', () => {
    const table = tableOf();
    table.greet(1);
    table.socket.say(entryMessage(3));
    vi.advanceTimersByTime(4_999);
    expect(table.socket.heardOf('sync')).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(table.socket.heardOf('sync')).toHaveLength(2);
    table.socket.say(stateMessage(upTo(3)));
    vi.advanceTimersByTime(10_000);
    expect(table.socket.heardOf('sync')).toHaveLength(2);
  });

  it('may come before anything else is known', () => {
    const table = tableOf();
    table.socket.accept();
    table.socket.say(tableMessage(), entryMessage(2));
    expect(table.socket.heardOf('sync')).toHaveLength(1);
    table.socket.say(stateMessage(upTo(1)));
    expect(table.entriesTold).toEqual([2]);
  });

  it('may be of other rules: then the state takes their place', () => {
    const table = tableOf();
    table.greet(1);
    table.socket.say(entryMessage(2, -1));
    expect(table.entriesTold).toEqual([]);
    expect(table.socket.heardOf('sync')).toHaveLength(1);
    table.socket.say(stateMessage([1, 20], 2));
    expect(table.client.snapshot.match).toMatchObject({ seq: 2, view: [1, 20] });
  });

  it('an undo after a gap is told as a state', () => {
    const table = tableOf();
    table.greet(1);
    table.socket.say({ type: 'undone', seq: 3, seat: 0, count: 1, view: [1], turn: turn() });
    expect(table.changes.at(-1)).toMatchObject({ type: 'state', match: { seq: 3, view: [1] } });
    table.socket.say(entryMessage(2));
    expect(table.client.snapshot.match?.seq).toBe(3);
  });

  it('an older state is ignored', () => {
    const table = tableOf();
    table.greet(1);
    table.socket.say(entryMessage(2), stateMessage(upTo(1)));
    expect(table.client.snapshot.match?.seq).toBe(2);
  });

  it('the state is asked for when the table has started and it does not come', () => {
    const table = tableOf();
    table.socket.accept();
    table.socket.say(tableMessage());
    vi.advanceTimersByTime(1_999);
    expect(table.socket.heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(table.socket.heardOf('sync')).toHaveLength(1);
  });

  it('the state is asked for when an entry that was mentioned does not come', () => {
    const table = tableOf();
    table.greet(1);
    table.socket.say(tableMessage({ seq: 2 }));
    vi.advanceTimersByTime(2_000);
    expect(table.socket.heardOf('sync')).toHaveLength(1);
  });

  it('the state is asked for when a running match is silent for long', () => {
    const table = tableOf();
    table.greet(1);
    for (let beat = 1; beat <= 4; beat++) {
      vi.advanceTimersByTime(15_000);
      expect(table.socket.heardOf('sync')).toHaveLength(beat === 4 ? 1 : 0);
      table.socket.say({ type: 'pong', sent: 0, now: 0 });
    }
    table.socket.say(stateMessage(upTo(2)));
    expect(table.changes.at(-1)).toMatchObject({ type: 'state', before: { seq: 1 }, match: { seq: 2 } });
  });
});
