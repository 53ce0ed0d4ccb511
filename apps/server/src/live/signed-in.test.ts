import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Context } from '../context.ts';
import { Notices } from '../storage/notices.ts';
import type { Connection } from './connection.ts';
import { SignedIn } from './signed-in.ts';

const notices = new Notices();
/** Whose sessions have not ended. */
const living = new Set<string>();
let asked: (readonly string[])[] = [];
let isBroken = false;
let signedIn: SignedIn;

beforeEach(() => {
  vi.useFakeTimers();
  living.clear();
  asked = [];
  isBroken = false;
  const livingSessions = async (hashes: readonly string[]) => {
    asked.push(hashes);
    if (isBroken) throw new Error('no database');
    return hashes.filter((hash) => living.has(hash));
  };
  const store = { livingSessions, listen: notices.listen.bind(notices), onGap: notices.onGap.bind(notices) };
  signedIn = new SignedIn({ store } as unknown as Context, pino({ level: 'silent' }));
  signedIn.start();
});
afterEach(() => {
  signedIn.stop();
  notices.clear();
  vi.useRealTimers();
});

/** A socket, and why it was closed. */
async function open(person: string | null, session: string | null) {
  const closed: string[] = [];
  const who = { person: person === null ? null : { id: person }, session, close: (why: string) => closed.push(why) };
  const connection = who as unknown as Connection;
  signedIn.add(connection);
  await vi.advanceTimersByTimeAsync(0);
  return { connection, closed };
}

async function two() {
  living.add('ana-1').add('ana-2').add('rui');
  const sockets = [await open('ana', 'ana-1'), await open('ana', 'ana-2'), await open('rui', 'rui')] as const;
  asked = [];
  return sockets;
}

it('closes the sockets of a device at the notice, and asks of nobody else', async () => {
  const [one, other, rui] = await two();
  living.delete('ana-1');
  notices.deliver({ kind: 'sessions', person: 'ana' });
  await vi.advanceTimersByTimeAsync(0);
  expect([one.closed, other.closed, rui.closed]).toEqual([['signedOut'], [], []]);
  expect(asked).toEqual([['ana-1', 'ana-2']]);
  notices.deliver({ kind: 'table', table: 'ana' });
  expect(asked).toHaveLength(1);
});

it.each(['a sweep', 'a gap'])('closes them by %s where there was no notice', async (how) => {
  const [one, other, rui] = await two();
  living.delete('ana-1');
  if (how === 'a gap') notices.reportGap();
  await vi.advanceTimersByTimeAsync(how === 'a gap' ? 0 : 15_000);
  expect([one.closed, other.closed, rui.closed]).toEqual([['signedOut'], [], []]);
});

it('closes the socket of a device that was signed out while it opened', async () => {
  expect((await open('ana', 'ana-1')).closed).toEqual(['signedOut']);
});

it('does not ask of those who are gone, or are nobody', async () => {
  living.add('ana-1');
  const { connection, closed } = await open('ana', 'ana-1');
  await open(null, null);
  signedIn.remove(connection);
  asked = [];
  await vi.advanceTimersByTimeAsync(15_000);
  expect([asked, closed]).toEqual([[], []]);
});

it('closes nothing while the store does not answer', async () => {
  const [one, other, rui] = await two();
  isBroken = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect([one.closed, other.closed, rui.closed]).toEqual([[], [], []]);
  isBroken = false;
  living.delete('rui');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(rui.closed).toEqual(['signedOut']);
});

it('asks of a crowd in parts', async () => {
  for (let count = 0; count < 1200; count++) living.add(`session-${count}`);
  await Promise.all([...living].map((session) => open('ana', session)));
  asked = [];
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked.map(({ length }) => length)).toEqual([500, 500, 200]);
});
