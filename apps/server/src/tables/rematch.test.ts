import { describe, expect, it } from 'vitest';
import { isListed, rematchOf } from './rematch.ts';
import { makeReady, start } from './start.ts';
import {
  ANA,
  BIA,
  CAIO,
  closedTable,
  DORA,
  errorOf,
  granted,
  NOW,
  nonceOf,
  runningTable,
  seatAt,
  TIME,
  tableOf,
  tableOfThree,
  tableOver,
} from './table.fixture.ts';

describe('a rematch', () => {
  const again = (table: ReturnType<typeof tableOf>, person = BIA) => rematchOf(table, person.id, NOW + 100);

  it('seats the same people in the same order, none of them ready', () => {
    const over = tableOver({ clock: { kind: 'long', perMove: 3_600_000 } });
    const table = granted(again(over));
    expect(table).toMatchObject({
      status: 'waiting',
      host: BIA.id,
      previous: over.id,
      next: null,
      game: over.game,
      config: over.config,
      clock: over.clock,
      visibility: over.visibility,
      seq: 0,
      outcome: null,
      openingHash: null,
      createdAt: NOW + 100,
      startedAt: null,
      finishedAt: null,
    });
    expect(table.seats.map(({ person }) => person)).toEqual([ANA.id, BIA.id, CAIO.id]);
    expect(table.seats.every(({ ready, nonce }) => !ready && nonce === null)).toBe(true);
    expect(table.seats.map(({ byInvitation }) => byInvitation)).toEqual([false, false, true]);
  });

  it('shares no key with the match before', () => {
    const over = tableOver();
    const table = granted(again(over));
    for (const field of ['id', 'secret', 'watchKey'] as const) expect(table[field]).not.toBe(over[field]);
  });

  it('tells names apart that a table from before did not', () => {
    const over = tableOver();
    const names = ['Ana', '\u0410n\u0430', 'Caio'];
    const seats = over.seats.map((seat, index) => ({ ...seat, name: names[index] ?? null }));
    expect(granted(again({ ...over, seats })).seats.map(({ name }) => name)).toEqual([
      'Ana',
      '\u0410n\u0430 2',
      'Caio',
    ]);
  });

  it('gives bots their old names, and nonces only when it starts', () => {
    const running = granted(start(tableOf(['me', 'easy', 'easy']), ANA.id, nonceOf('a'), TIME));
    const table = granted(again({ ...running, status: 'over' }, ANA));
    expect(table.seats.map(({ name }) => name)).toEqual(['Ana', 'easy bot', 'easy bot 2']);
    for (const seat of [1, 2]) {
      expect(seatAt(table, seat).ready).toBe(true);
      expect(seatAt(table, seat).nonce).toBeNull();
    }
  });

  it('gives the seat back to whoever gave up', () => {
    const over = tableOver();
    const seats = over.seats.map((seat) => ({ ...seat, resigned: true, standIn: true }));
    const table = granted(again({ ...over, seats }));
    expect(table.seats.every(({ resigned, standIn }) => !resigned && !standIn)).toBe(true);
  });

  it.each([
    ['a stranger', () => again(tableOver(), DORA), 'notSeated'],
    ['a host who did not play', () => again({ ...tableOf(['easy', 'hard']), status: 'over' }, ANA), 'notSeated'],
    ['anybody before the match', () => again(tableOfThree()), 'notOver'],
    ['anybody while the match runs', () => again(runningTable()), 'notOver'],
    ['anybody at a closed table', () => again(closedTable()), 'notOver'],
  ])('is refused to %s', (_name, attempt, error) => {
    expect(errorOf(attempt())).toBe(error);
  });
});

describe('the lobby', () => {
  it('lists a rematch once somebody besides the host has come to it', () => {
    const again = granted(rematchOf(tableOver({ visibility: 'public' }), ANA.id, NOW));
    expect(isListed(again)).toBe(false);
    expect(isListed(granted(makeReady(again, ANA.id, nonceOf('a'))))).toBe(false);
    expect(isListed(granted(makeReady(again, BIA.id, nonceOf('b'))))).toBe(true);
  });

  it('lists every other table that waits, and every match that runs', () => {
    expect(isListed(tableOf(['me', 'open']))).toBe(true);
    expect(isListed({ ...runningTable(), previous: 'another' })).toBe(true);
  });
});
