import type { Outcome } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import type { MatchEntry } from './entry.ts';
import { lineOf } from './entry-words.ts';

const entry: MatchEntry = {
  key: 'local abc',
  id: 'abc',
  game: 'escape-plan',
  place: 'local',
  seats: [
    { seat: 0, name: 'Ada', isYou: true, hasResigned: false },
    { seat: 1, name: 'Vance', isYou: false, hasResigned: false },
  ],
  status: 'running',
  isYourTurn: true,
  isMine: true,
  gist: { day: 2, part: 2 },
  outcome: null,
  updatedAt: 0,
  origin: null,
  href: '/local/abc',
};

function over(ending: string, scores: readonly number[], winners: readonly number[]): MatchEntry {
  const places = scores.map((_, seat) => (winners.includes(seat) ? 1 : winners.length + 1));
  const sheet = scores.map((score) => ({ arrested: score === 0 ? 1 : 0 }));
  const outcome: Outcome = { ending, scores, winners, places, tieBreaks: [], sheet };
  return { ...entry, status: 'over', outcome };
}

describe('a match of Escape Plan in a list', () => {
  it('says the day and its part', () => {
    expect(lineOf(entry, 0, 'en')).toBe('Day 2 of 3, dusk');
    expect(lineOf(entry, 0, 'pt')).toBe('Dia 2 de 3, anoitecer');
    expect(lineOf({ ...entry, gist: { day: 1 } }, 0, 'en')).toBe('Day 1');
  });

  it('says who won with how much, or that nobody did', () => {
    expect(lineOf(over('everybody-gone', [120, 90], [0]), 0, 'en')).toContain('you won with $120k');
    expect(lineOf(over('not-out-by-dawn', [0, 90], [1]), 0, 'en')).toContain('Vance won with $90k');
    expect(lineOf(over('everybody-gone', [90, 90], [0, 1]), 0, 'en')).toContain('you share the win at $90k');
    expect(lineOf(over('nobody-out', [0, 0], []), 0, 'en')).toContain('nobody escaped');
    expect(lineOf(over('lost-to-costa', [80], []), 0, 'en')).toContain('Lieutenant Costa won');
  });
});

describe('one’s own place in a list', () => {
  it('stands before who won', () => {
    const beaten = over('everybody-gone', [60, 90], [1]);
    expect(lineOf(beaten, 0, 'en')).toContain('you came 2nd with $60k; Vance won with $90k');
    expect(lineOf(beaten, 0, 'pt')).toContain('você ficou em 2º com $60k; vitória de Vance com $90k');
    expect(lineOf(over('not-out-by-dawn', [0, 90], [1]), 0, 'en')).toContain('you came 2nd with nothing, arrested');
    const guns = { ...over('seventh-bust', [11, 14], [1]), game: 'gunrunners' };
    expect(lineOf(guns, 0, 'en')).toContain('you came 2nd with 11 crates; Vance won with 14');
  });

  it('is nobody’s where several people play at this device', () => {
    const seats = entry.seats.map((seat) => ({ ...seat, isYou: false }));
    expect(lineOf({ ...over('everybody-gone', [60, 90], [1]), seats }, 0, 'en')).toContain('Vance won with $90k');
    expect(lineOf({ ...over('everybody-gone', [90, 90], [0, 1]), seats }, 0, 'en')).toContain('shared at $90k');
  });
});

describe('a match online in a list', () => {
  it('says who gave up', () => {
    const seats = entry.seats.map((seat) => ({ ...seat, hasResigned: seat.seat === 1 }));
    const ended: MatchEntry = { ...entry, place: 'online', status: 'over', seats };
    expect(lineOf(ended, 0, 'en')).toContain('Vance (resigned)');
    expect(lineOf(ended, 0, 'pt')).toContain('Vance (desistiu)');
    expect(lineOf({ ...ended, seats: entry.seats }, 0, 'en')).not.toContain('resigned');
  });
});
