import type { ServerMessage } from '@stakeout/protocol';
import { describe, expect, test } from 'vitest';
import { hasOptions, isOver, kindOf, optionsIn, seqIn } from './frames.ts';

const OUTCOME = { ending: 'x', scores: [1], places: [1], winners: [0], tieBreaks: [[1]] };
const turn = { toAct: [2], options: [] as unknown[], undoable: 0, clocks: null, outcome: null };
const frame = (message: ServerMessage) => Buffer.from(JSON.stringify(message));
/** Events that look like a turn must not mislead. */
const events = [{ options: [1], outcome: 'none' }];
const entry = (seq: number, change: Partial<ServerMessage & { type: 'entry' }>['turn'] | object = {}) =>
  frame({ type: 'entry', seq, seat: 1, by: 'person', moves: [events], turn: { ...turn, ...change } });

describe('what is read without parsing', () => {
  test('the kind of every message', () => {
    const kinds = [
      entry(1),
      frame({ type: 'state', seq: 4, view: {}, turn }),
      frame({ type: 'undone', seq: 4, seat: 0, count: 1, view: {}, turn }),
      frame({ type: 'ack', key: 'k', seq: 1, done: 1 }),
      frame({ type: 'refused', key: null, error: 'stale', refusals: [] }),
      frame({ type: 'chat', lines: [] }),
      frame({ type: 'presence', seats: [], watchers: 0 }),
      frame({ type: 'pong', sent: 1, now: 1 }),
    ].map(kindOf);
    expect(kinds).toEqual(['entry', 'state', 'undone', 'ack', 'refused', 'chat', 'presence', 'pong']);
    expect(() => kindOf(Buffer.from('{"hello":"world"}'))).toThrow('does not know');
  });

  test('sequence numbers of any length', () => {
    for (const seq of [0, 7, 42, 100_000]) {
      expect(seqIn(entry(seq))).toBe(seq);
      expect(seqIn(frame({ type: 'state', seq, view: {}, turn }))).toBe(seq);
    }
    expect(() => seqIn(Buffer.from('{"type":"entry","turn":{},"seq":1}'))).toThrow('no sequence number');
  });

  test('whether something is asked, and whether the match is over', () => {
    expect(hasOptions(entry(1))).toBe(false);
    expect(hasOptions(entry(1, { options: [{ type: 'pass' }] }))).toBe(true);
    expect(isOver(entry(1))).toBe(false);
    expect(isOver(entry(1, { outcome: OUTCOME }))).toBe(true);
  });

  test('the options of whoever acts', () => {
    expect(optionsIn(entry(1, { options: [{ type: 'pass' }, 'x'] }))).toEqual([{ type: 'pass' }, 'x']);
  });
});
