import type { TableRow } from '@stakeout/protocol';
import { describe, expect, it } from 'vitest';
import type { LocalMatch } from '../../session/local/local-matches.ts';
import { byUrgency, localEntries, type MatchEntry, onlineEntries } from './entry.ts';

const record: LocalMatch = {
  id: 'abc',
  game: 'gunrunners',
  rulesVersion: '1',
  config: {},
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Vance', level: 'easy' },
  ],
  createdAt: 1,
  updatedAt: 2,
  status: 'running',
  seq: 3,
  moves: 3,
  toAct: [0],
  gist: { turn: 1, busts: 0 },
  outcome: null,
};

const row: TableRow = {
  id: 'table-of-twenty-letters',
  game: 'gunrunners',
  config: {},
  visibility: 'public',
  clock: null,
  status: 'running',
  seats: [
    { kind: 'person', name: 'Ada', level: null, ready: true, standIn: false, resigned: false },
    { kind: 'bot', name: 'easy', level: 'easy', ready: true, standIn: false, resigned: false },
  ],
  yourSeat: null,
  yourTurn: false,
  outcome: null,
  updatedAt: 5,
};

function localEntry(match: LocalMatch): MatchEntry | undefined {
  return localEntries([match])[0];
}

describe('matches in a list', () => {
  it('on this device lead to their table, and once over to their replay', () => {
    expect(localEntry(record)).toMatchObject({ href: `/local/${record.game}/abc`, isYourTurn: true });
    const over = localEntry({ ...record, status: 'over', toAct: [] });
    expect(over).toMatchObject({ href: '/replay/local/abc', isYourTurn: false });
  });

  it('know which seat is the reader’s when one person plays at this device', () => {
    expect(localEntry(record)?.seats.map(({ isYou }) => isYou)).toEqual([true, false]);
    const two = localEntry({ ...record, seats: [...record.seats, { kind: 'person', name: 'Bia' }] });
    expect(two?.seats.some(({ isYou }) => isYou)).toBe(false);
  });

  it('of other rules are left out', () => {
    expect(localEntry({ ...record, status: 'unplayable' })).toBeUndefined();
  });

  it('online lead to their table or replay, and are none when they were closed', () => {
    expect(onlineEntries([row])[0]).toMatchObject({ href: `/table/${row.id}`, isMine: false });
    expect(onlineEntries([{ ...row, status: 'over' }])[0]?.href).toBe(`/replay/table/${row.id}`);
    expect(onlineEntries([{ ...row, status: 'closed' }])).toEqual([]);
  });

  it('online know how they ended', () => {
    const outcome = { ending: 'seventh-bust', scores: [3, 5], places: [2, 1], winners: [1], tieBreaks: [] };
    expect(onlineEntries([{ ...row, status: 'over', outcome }])[0]?.outcome).toEqual(outcome);
  });

  it('online know who gave up', () => {
    const [first, ...others] = row.seats;
    const seats = first === undefined ? [] : [{ ...first, resigned: true }, ...others];
    expect(onlineEntries([{ ...row, seats }])[0]?.seats.map(({ hasResigned }) => hasResigned)).toEqual([true, false]);
  });

  it('that wait for the reader come first', () => {
    const online = onlineEntries([row]);
    const mine = localEntries([record]);
    expect([...online, ...mine].sort(byUrgency)).toEqual([...mine, ...online]);
  });
});
