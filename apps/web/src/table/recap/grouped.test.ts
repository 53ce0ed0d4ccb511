import { describe, expect, it } from 'vitest';
import type { TableSnapshot } from '../../session/session.ts';
import { grouped, lastTurn, withoutSubject } from './grouped.ts';
import type { RecapLine } from './recap.ts';

function line(key: string, seat: number | null, toMe = 0): RecapLine {
  return { key, seat, phrase: [key], toMe, first: 0, last: 0 };
}

describe('a recap in groups', () => {
  it('has what was done to the reader first, then the others as they play, then what the game brought', () => {
    const lines = [line('a', 0), line('b', null), line('c', 2, 1), line('d', 3), line('e', 0), line('f', 3, 4)];
    const { toMe, groups } = grouped(lines, 1, 4);
    expect(toMe.map(({ key }) => key)).toEqual(['f', 'c']);
    expect(groups.map(({ seat, lines: own }) => [seat, ...own.map(({ key }) => key)])).toEqual([
      [3, 'd'],
      [0, 'a', 'e'],
      [null, 'b'],
    ]);
  });

  it('knows the turn of whoever played last', () => {
    const before = {} as TableSnapshot;
    const chapters = [1, 2, 1, 1].map((seat) => ({ move: { seat, by: 'bot' as const, events: [] }, before }));
    expect(lastTurn(chapters)).toEqual(chapters.slice(2));
    expect(lastTurn([])).toEqual([]);
  });

  it('does not repeat the name at the head of the group', () => {
    expect(withoutSubject([{ seat: 2 }, ' rolled 4.'], 2)).toEqual(['Rolled 4.']);
    expect(withoutSubject([{ seat: 2 }, ' flipped ', { thing: '3' }], 2)).toEqual(['Flipped ', { thing: '3' }]);
    expect(withoutSubject([{ seat: 1 }, ' rolled 4.'], 2)).toEqual([{ seat: 1 }, ' rolled 4.']);
    expect(withoutSubject([{ seat: 2 }, '’s Manager came.'], 2)).toEqual([{ seat: 2 }, '’s Manager came.']);
  });
});
