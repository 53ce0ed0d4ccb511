import { gunrunners } from '@stakeout/gunrunners';
import type { AnyGame } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { create } from '../games/gunrunners/create/create.ts';
import { check } from '../pages/create/check.ts';
import { changed, clockOf, type Draft, isOnline, localPlan, onlineWish, type SeatChoice } from './draft.ts';
import type { GameCreate } from './game-create.ts';

const game = gunrunners as unknown as AnyGame;

function draft(choices: readonly SeatChoice[], change: Partial<Draft> = {}): Draft {
  return {
    count: choices.length,
    seats: choices.map((choice) => ({ choice, name: '' })),
    options: create.usual('en'),
    box: null,
    clock: 'none',
    perMove: '60',
    bank: '10',
    visibility: 'link',
    ...change,
  };
}

function faultsOf(wish: Draft): string[] {
  const checked = check(wish, game, create as GameCreate);
  return checked.ok ? [] : checked.faults.map(({ field, clause }) => `${field} ${clause ?? '-'}`);
}

describe('a table in the making', () => {
  it('is local while everybody is at this device', () => {
    expect(isOnline(draft(['me', 'here', 'hard']))).toBe(false);
    expect(isOnline(draft(['me', 'open']))).toBe(true);
    // Seats that are not played at do not count.
    expect(isOnline({ ...draft(['me', 'easy', 'invited']), count: 2 })).toBe(false);
  });

  it('stands among the open tables while a seat is open to anyone, unless somebody chooses otherwise', () => {
    const seats = (...choices: readonly SeatChoice[]) => ({ seats: choices.map((choice) => ({ choice, name: '' })) });
    const open = changed(draft(['me', 'easy', 'easy']), seats('me', 'open', 'easy'));
    expect(open.visibility).toBe('public');
    const byLink = changed(open, { visibility: 'link' });
    expect(changed(byLink, seats('me', 'open', 'open')).visibility).toBe('link');
    expect(changed(open, seats('me', 'invited', 'easy')).visibility).toBe('link');
    // Seats that are not played at do not count.
    const more = changed(draft(['me', 'easy', 'open'], { count: 2 }), { count: 3 });
    expect([more.visibility, changed(more, { count: 2 }).visibility]).toEqual(['public', 'link']);
  });

  it('becomes a match on this device with a name for everybody', () => {
    const names = { own: 'Ada', you: 'You', other: (seat: number) => `Player ${seat + 1}`, bot: () => 'Vance' };
    expect(localPlan(draft(['here', 'me', 'hard']), 'gunrunners', {}, names).seats).toEqual([
      { kind: 'person', name: 'Player 1' },
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', level: 'hard', name: 'Vance' },
    ]);
    const nameless = (choices: readonly SeatChoice[]) =>
      localPlan(draft(choices), 'gunrunners', {}, { ...names, own: '' }).seats.map(({ name }) => name);
    expect(nameless(['me', 'easy'])).toEqual(['You', 'Vance']);
    expect(nameless(['me', 'here'])).toEqual(['Player 1', 'Player 2']);
  });

  it('becomes a table online', () => {
    const wish = draft(['me', 'invited', 'open', 'easy'], { clock: 'own', visibility: 'public' });
    expect(onlineWish(wish, 'gunrunners', { edition: 'pt' })).toEqual({
      game: 'gunrunners',
      config: { edition: 'pt' },
      seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
      visibility: 'public',
      clock: { kind: 'live', perMove: 60_000, bank: 600_000 },
    });
    expect(clockOf(draft(['me', 'open'], { clock: 'week' }))).toEqual({ kind: 'long', perMove: 604_800_000 });
  });
});

describe('a table that cannot be', () => {
  it('names the seats at fault', () => {
    expect(faultsOf(draft(['me', 'me']))).toEqual(['seat-1 -']);
    expect(faultsOf(draft(['me', 'here', 'open']))).toEqual(['seat-1 -']);
    expect(faultsOf(draft(['easy', 'hard']))).toEqual(['seat-0 -']);
    expect(faultsOf(draft(['easy', 'open']))).toEqual([]);
  });

  it('names the clock’s values, where there is a clock', () => {
    expect(faultsOf(draft(['me', 'open'], { clock: 'own', perMove: '4', bank: 'x' }))).toEqual(['perMove -', 'bank -']);
    expect(faultsOf(draft(['me', 'easy'], { clock: 'own', perMove: '4' }))).toEqual([]);
  });
});
