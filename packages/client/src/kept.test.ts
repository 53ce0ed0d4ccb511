import { checkKept, hashOf } from '@stakeout/kernel';
import type { SeatInfo, TableInfo } from '@stakeout/protocol';
import { describe, expect, it } from 'vitest';
import { Keepsakes } from './keepsakes.ts';
import { headerShown, keepAtReady, keepAtStart, nonceFor } from './kept.ts';
import { tableInfo } from './scripted-socket.fixture.ts';

const NONCE = '1'.repeat(64);
const seat = { kind: 'open', name: null, level: null, ready: false, standIn: false, resigned: false } as const;
const waiting = tableInfo({
  status: 'waiting',
  config: { edition: 'en' },
  startedAt: null,
  seats: [
    { ...seat, kind: 'person', name: 'Ana' },
    { ...seat, kind: 'bot', name: 'easy', level: 'easy', ready: true },
    seat,
  ],
});
const seats: SeatInfo[] = waiting.seats.with(2, { ...seat, kind: 'person', name: 'Rui', standIn: true });
const running: TableInfo = {
  ...waiting,
  ...{ status: 'running', startedAt: 7, seats },
  players: ['Ana', 'easy bot', 'Rui'],
  nonces: [NONCE, '2'.repeat(64), '3'.repeat(64)],
};

describe('what a player keeps', () => {
  it('is the table as it was shown before the nonce left', () => {
    expect(keepAtReady(waiting, 0, NONCE)).toEqual({
      ...{ fairness: 2, matchId: waiting.id, commitment: 'c', game: 'adding', rulesVersion: '1' },
      ...{
        configHash: hashOf({ edition: 'en' }),
        seats: 3,
        bots: [1],
        seat: 0,
        name: 'Ana',
        nonce: NONCE,
        start: null,
      },
    });
  });

  it('is joined by the rest of the header once, when the match begins', () => {
    const kept = keepAtReady(waiting, 0, NONCE);
    expect(keepAtStart(kept, waiting)).toBe(kept);
    expect(keepAtStart(kept, { ...running, id: 'another-table-of-twenty-letters' })).toBe(kept);
    const person = { kind: 'person', level: null };
    const whole = keepAtStart(kept, running);
    expect(whole).toEqual({
      ...kept,
      start: {
        players: running.players,
        seats: [person, { kind: 'bot', level: 'easy' }, person],
        nonces: running.nonces,
      },
    });
    expect(keepAtStart(whole, { ...running, players: ['Eva', 'easy bot', 'Rui'] })).toBe(whole);
  });

  it('is joined by it at a table of the older version as well', () => {
    const kept = keepAtReady({ ...waiting, fairness: 1 }, 0, NONCE);
    expect(keepAtStart(kept, { ...running, fairness: 1 }).start).toMatchObject({ players: running.players, seats: [] });
  });

  it('can be held against the table as soon as the match begins', () => {
    const kept = keepAtReady(waiting, 0, NONCE);
    const differenceIn = (table: TableInfo) => {
      const header = headerShown(table);
      return header === null ? 'no header' : checkKept(header, kept);
    };
    expect(differenceIn(waiting)).toBe('no header');
    expect(differenceIn(running)).toBeNull();
    expect(differenceIn({ ...running, commitment: 'd' })).toMatchObject({ kept: 'commitment' });
    expect(differenceIn({ ...running, nonces: running.nonces.toReversed() })).toMatchObject({ kept: 'nonce' });
    expect(differenceIn({ ...running, seats: seats.with(1, seats[2] as SeatInfo) })).toMatchObject({ kept: 'bots' });
  });

  it('gives the same nonce for the same commitment, so that a start that failed brings no other cards', () => {
    const kept = keepAtReady(waiting, 0, NONCE);
    expect(nonceFor(waiting, kept)).toBe(NONCE);
    for (const nonce of [nonceFor({ ...waiting, commitment: 'd' }, kept), nonceFor(waiting, null)]) {
      expect(nonce).toMatch(/^[0-9a-f]{64}$/);
      expect(nonce).not.toBe(NONCE);
    }
  });
});

describe('keepsakes', () => {
  function stored() {
    const texts = new Map<string, string>();
    const storage = {
      get: (name: string) => texts.get(name) ?? null,
      set: (name: string, text: string) => void texts.set(name, text),
    };
    return { texts, storage };
  }

  it('last from one visit to the next', () => {
    const { storage } = stored();
    const nonce = new Keepsakes(storage).ready(waiting, 0);
    expect(new Keepsakes(storage).of(waiting.id)).toEqual(keepAtReady(waiting, 0, nonce));
    expect(new Keepsakes(storage).ready(waiting, 0)).toBe(nonce);
    new Keepsakes(storage).shown(waiting);
    new Keepsakes(storage).shown(running);
    const whole = new Keepsakes(storage).of(waiting.id);
    expect(whole?.start?.players).toEqual(running.players);
    new Keepsakes(storage).shown({ ...running, players: [] });
    expect(new Keepsakes(storage).of(waiting.id)).toEqual(whole);
  });

  it('are none of a table that one only watches, nor where something else was stored', () => {
    const { texts, storage } = stored();
    const keepsakes = new Keepsakes(storage);
    keepsakes.shown(running);
    expect(texts.size).toBe(0);
    keepsakes.ready(waiting, 0);
    const [name = ''] = texts.keys();
    for (const text of ['', '{}', '{"seat":']) {
      texts.set(name, text);
      expect(keepsakes.of(waiting.id)).toBeNull();
    }
  });
});
