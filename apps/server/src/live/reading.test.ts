import { ACTIONS_AT_ONCE, ClientMessage } from '@stakeout/protocol';
import { expect, it } from 'vitest';
import { readFrame } from './reading.ts';

const KEY = 'abcd-1234';
const act = { type: 'act', key: KEY, seq: 7, actions: [{ type: 'pass' }, null, 5] };

it.each([
  act,
  { ...act, seq: 0 },
  { ...act, seq: 1_000_000 },
  { ...act, seq: 1_000_001 },
  { ...act, seq: -1 },
  { ...act, seq: 0.5 },
  { ...act, seq: '7' },
  { ...act, key: 'short' },
  { ...act, key: 'a'.repeat(65) },
  { ...act, key: 12345678 },
  { ...act, key: 'with space' },
  { ...act, actions: [] },
  { ...act, actions: Array(ACTIONS_AT_ONCE).fill(1) },
  { ...act, actions: Array(ACTIONS_AT_ONCE + 1).fill(1) },
  { ...act, actions: { length: 1 } },
  { ...act, more: 1 },
  { ...act, actions: undefined },
  { ...act, type: 'undo', count: 1 },
  { type: 'act' },
  { type: 'sync' },
  [act],
  null,
])('reads %j as the schema of all messages would', (message) => {
  const text = JSON.stringify(message);
  const reading = readFrame(Buffer.from(text), false);
  const parsed = ClientMessage.safeParse(JSON.parse(text));
  expect(reading.ok).toBe(parsed.success);
  if (reading.ok) expect(reading.message).toEqual(parsed.data);
});
