import { describe, expect, it } from 'vitest';
import { ACTIONS_AT_ONCE, ClientMessage, FRAME_BYTES, ServerMessage } from './index.ts';

const KEY = 'a930a4a3ec7f7164';

/** One of each message that a client can send. */
const messages: Record<string, unknown>[] = [
  { type: 'act', key: KEY, seq: 0, actions: [{ type: 'roll' }] },
  { type: 'undo', key: KEY, seq: 3, count: 1 },
  { type: 'resign', key: KEY },
  { type: 'return', key: KEY },
  { type: 'say', key: KEY, text: 'hello' },
  { type: 'hear', spectators: true },
  { type: 'sync' },
  { type: 'ping', sent: 5 },
];

function isAccepted(message: unknown): boolean {
  return ClientMessage.safeParse(message).success;
}

describe('messages of clients', () => {
  it.each(messages)('of type $type have exactly their fields', (message) => {
    expect(isAccepted(message)).toBe(true);
    expect(isAccepted({ ...message, more: 1 })).toBe(false);
    for (const field of Object.keys(message)) {
      const { [field]: _, ...less } = message;
      expect(isAccepted(less), `without ${field}`).toBe(false);
      expect(isAccepted({ ...message, [field]: {} }), `with another ${field}`).toBe(false);
    }
  });

  it('of every type are tried here', () => {
    const types = ClientMessage.options.map(({ shape }) => shape.type.value);
    expect(messages.map(({ type }) => type)).toEqual(types);
  });

  it.each([null, 7, 'sync', [], {}, { type: 'surprise' }, { type: '__proto__' }])(
    'are objects of a known type, not %j',
    (message) => {
      expect(isAccepted(message)).toBe(false);
    },
  );

  it.each(['short', 'a'.repeat(65), 'with space', 'späße-spaß', 'a/b/c/d/e', '', 12345678])(
    'have no key like %j',
    (key) => {
      expect(isAccepted({ type: 'resign', key })).toBe(false);
    },
  );

  it.each(['12345678', 'a'.repeat(64), 'A-Z_a-z_0-9'])('have keys like %j', (key) => {
    expect(isAccepted({ type: 'resign', key })).toBe(true);
  });

  it.each([-1, 0.5, 1_000_001, Number.NaN, '1', null])('are made on no position like %j', (seq) => {
    expect(isAccepted({ type: 'act', key: KEY, seq, actions: [1] })).toBe(false);
  });

  it.each([0, -1, 1.5, '1'])('take back no %j requests', (count) => {
    expect(isAccepted({ type: 'undo', key: KEY, seq: 1, count })).toBe(false);
  });

  it('carry any action: the rules say what is wrong with it', () => {
    for (const action of [null, 0, 'roll', [], { type: 'roll', deeply: { nested: [] } }]) {
      expect(isAccepted({ type: 'act', key: KEY, seq: 0, actions: [action] })).toBe(true);
    }
  });

  it('carry at least one action, and not any number of them', () => {
    const acting = (count: number) => ({
      type: 'act',
      key: KEY,
      seq: 0,
      actions: new Array(count).fill({ type: 'roll' }),
    });
    for (const count of [1, 2, ACTIONS_AT_ONCE]) expect(isAccepted(acting(count))).toBe(true);
    for (const count of [0, ACTIONS_AT_ONCE + 1]) expect(isAccepted(acting(count))).toBe(false);
  });

  it('say what is tidy', () => {
    const read = ClientMessage.parse({ type: 'say', key: KEY, text: ' a\u202eb ' });
    expect(read).toEqual({ type: 'say', key: KEY, text: 'a b' });
  });

  it('of the longest line of chat fit into a frame', () => {
    const text = '\u{1f98a}'.repeat(150);
    const message = { type: 'say', key: 'a'.repeat(64), text };
    expect(isAccepted(message)).toBe(true);
    expect(new TextEncoder().encode(JSON.stringify(message)).length).toBeLessThan(FRAME_BYTES);
  });
});

describe('messages of the server', () => {
  const turn = { toAct: [0], options: [], undoable: 0, clocks: null, outcome: null };

  it('name seats and positions that can be', () => {
    const entry = { type: 'entry', seq: 1, seat: 0, by: 'person', moves: [[]], turn };
    expect(ServerMessage.safeParse(entry).success).toBe(true);
    for (const wrong of [
      { seat: 10 },
      { seat: -1 },
      { seq: -1 },
      { by: 'nobody' },
      { moves: [] },
      { moves: [null] },
      { more: 1 },
    ]) {
      expect(ServerMessage.safeParse({ ...entry, ...wrong }).success).toBe(false);
    }
  });

  it('refuse with a known code only', () => {
    const refused = { type: 'refused', key: null, error: 'stale', refusals: [] };
    expect(ServerMessage.safeParse(refused).success).toBe(true);
    expect(ServerMessage.safeParse({ ...refused, error: 'unheardOf' }).success).toBe(false);
  });
});
