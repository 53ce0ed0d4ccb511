import { describe, expect, it } from 'vitest';
import { choicesIn, EVERYTHING, filterPath, matching, readFilter } from './filter.ts';
import { playedMatch } from './played-match.fixture.ts';

const guns = playedMatch({ id: 'guns' });
const solo = playedMatch({ id: 'solo', game: 'escape-plan', seats: 1, company: 'alone', place: 'online' });
const three = playedMatch({ id: 'three', seats: 3, company: 'people', place: 'online' });
const all = [guns, solo, three];

describe('a filter', () => {
  it('lets everything through that it does not speak of', () => {
    expect(matching(all, EVERYTHING)).toEqual(all);
    expect(matching(all, { ...EVERYTHING, game: 'gunrunners' })).toEqual([guns, three]);
    expect(matching(all, { ...EVERYTHING, game: 'gunrunners', place: 'online' })).toEqual([three]);
    expect(matching(all, { ...EVERYTHING, seats: 1, company: 'people' })).toEqual([]);
  });

  it('stands in the address and is read from it', () => {
    for (const filter of [EVERYTHING, { game: 'escape-plan', seats: 4, company: 'hard', place: 'local' } as const]) {
      expect(readFilter(new URL(filterPath(filter), 'http://stakeout').searchParams)).toEqual(filter);
    }
    expect(filterPath(EVERYTHING)).toBe('/statistics');
  });

  it('takes no notice of what an address says wrong', () => {
    expect(readFilter(new URLSearchParams('seats=many&against=ghosts&where=moon'))).toEqual(EVERYTHING);
  });

  it('offers what was played, and nothing else', () => {
    expect(choicesIn(all)).toEqual({
      games: ['escape-plan', 'gunrunners'],
      seats: [1, 3, 4],
      companies: ['people', 'medium', 'alone'],
      places: ['local', 'online'],
    });
  });
});
