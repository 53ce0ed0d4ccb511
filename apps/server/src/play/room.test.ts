import { perform } from '@stakeout/host';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import type { EntryRecord } from '../storage/records.ts';
import { runningTable } from '../tables/table.fixture.ts';
import { atOnce, granted } from './match.fixture.ts';
import { byRequest, follow, keyOf, openRoom, type Room, seqOf } from './room.ts';

const table = runningTable({ config: { edition: 'pt' } });

function roomOf(entries: readonly EntryRecord[]): Room {
  return granted(atOnce(openRoom({ ...table, seq: entries.length }, entries)));
}

/** A log in which everybody planned one action ahead; the first entry of every request has its key. */
function playedLog(): EntryRecord[] {
  const { match } = roomOf([]);
  const { game } = match;
  const dice = new FastChance(3);
  const log: EntryRecord[] = [];
  for (let request = 0; request < 60; request++) {
    const seat = game.toAct(match.state)[0] ?? 0;
    const options = game.legal(match.state, seat);
    const first = options[dice.pick(options.length)];
    const ahead = game.copy(match.state);
    game.applyInPlace(ahead, seat, first, match.chance, null);
    const result = perform(match, seat, { actions: [first, ...game.legal(ahead, seat).slice(0, 1)] });
    if (!result.ok) throw new Error('it is not legal');
    for (const [index, { emissions: _, ...entry }] of result.value.entries()) {
      log.push({ ...entry, by: 'person', key: index === 0 ? `request-${request}` : null, at: 1 });
    }
  }
  return log;
}

const log = playedLog();

describe('a room', () => {
  it('knows from the log alone what every request was answered', () => {
    const requests = byRequest(log);
    expect(requests.flat()).toEqual(log);
    expect(new Set(requests.map(({ length }) => length))).toEqual(new Set([1, 2]));
    const { keys } = roomOf(log);
    expect(keys.size).toBe(60);
    for (const request of requests) {
      const [first, last] = [request[0] as EntryRecord, request.at(-1) as EntryRecord];
      expect(keys.get(keyOf(first.seat, first.key ?? ''))).toEqual({ seq: last.seq, done: request.length });
    }
  });

  it('follows what another node has stored, request by request, and is then the same', () => {
    const room = roomOf([]);
    for (const request of byRequest(log)) {
      const added = follow(room, request);
      expect(added?.map(({ emissions: _, ...entry }) => entry)).toEqual(request);
      expect(added?.every(({ emissions }) => emissions !== null)).toBe(true);
    }
    const opened = roomOf(log);
    expect(seqOf(room)).toBe(log.length);
    expect(room.match.standing).toEqual(opened.match.standing);
    expect(room.match.state).toEqual(opened.match.state);
    expect(room.keys).toEqual(opened.keys);
  });

  it('is of no use when what was stored does not fit', () => {
    const [first = [], second = []] = byRequest(log);
    expect(follow(roomOf([]), second)).toBeNull();
    expect(follow(roomOf([]), [{ ...(first[0] as EntryRecord), hash: 'x' }])).toBeNull();
  });
});
