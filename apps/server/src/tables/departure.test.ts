import { describe, expect, it } from 'vitest';
import { close, kick, leave } from './departure.ts';
import {
  ANA,
  BIA,
  CAIO,
  closedTable,
  DORA,
  errorOf,
  granted,
  NOW,
  readyTable,
  runningTable,
  seatAt,
  tableOf,
  tableOfThree,
  tableOver,
} from './table.fixture.ts';

const EMPTY = { person: null, name: null, level: null, ready: false, nonce: null };

describe('leaving', () => {
  it('gives the seat back as it was, without the nonce', () => {
    expect(seatAt(granted(leave(readyTable(), BIA.id)), 1)).toMatchObject({ kind: 'open', ...EMPTY });
    expect(seatAt(granted(leave(readyTable(), CAIO.id)), 2)).toMatchObject({ kind: 'invited', ...EMPTY });
  });

  it('leaves the others ready', () => {
    expect(granted(leave(readyTable(), BIA.id)).seats.map(({ ready }) => ready)).toEqual([true, false, true]);
  });

  it('makes the next person host when the host goes', () => {
    const left = granted(leave(tableOfThree(), ANA.id));
    expect(left).toMatchObject({ host: BIA.id, status: 'waiting' });
    expect(granted(leave(left, BIA.id))).toMatchObject({ host: CAIO.id, status: 'waiting' });
  });

  it('closes the table when nobody is left but bots', () => {
    expect(granted(leave(tableOf(['easy', 'me']), ANA.id))).toMatchObject({ status: 'closed' });
  });

  it('is open to a host who does not sit', () => {
    expect(granted(leave(tableOf(['open', 'open']), ANA.id))).toMatchObject({ status: 'closed' });
  });

  it.each([
    ['somebody who is not there', () => leave(tableOfThree(), DORA.id), 'notSeated'],
    ['anybody while the match runs', () => leave(runningTable(), BIA.id), 'alreadyStarted'],
    ['the host while the match runs', () => leave(runningTable(), ANA.id), 'alreadyStarted'],
    ['anybody after the match', () => leave(tableOver(), BIA.id), 'over'],
    ['anybody at a closed table', () => leave(closedTable(), BIA.id), 'over'],
  ])('is refused to %s', (_name, attempt, error) => {
    expect(errorOf(attempt())).toBe(error);
  });
});

describe('asking somebody to leave', () => {
  it('frees their seat, and whoever comes next is not ready', () => {
    const table = granted(kick(readyTable(), ANA.id, 2, NOW));
    expect(seatAt(table, 2)).toMatchObject({ kind: 'invited', ...EMPTY });
    expect(table.host).toBe(ANA.id);
    expect(table.sentAway).toEqual([{ person: CAIO.id, at: NOW }]);
  });

  it('is leaving, when the host asks themselves', () => {
    const left = granted(kick(tableOfThree(), ANA.id, 0, NOW));
    expect(left).toMatchObject({ host: BIA.id, seats: [{ kind: 'open' }, { kind: 'person' }, { kind: 'person' }] });
  });

  it.each([
    ['a guest', () => kick(tableOfThree(), BIA.id, 2, NOW), 'notHost'],
    ['a stranger', () => kick(tableOfThree(), DORA.id, 2, NOW), 'notHost'],
    ['the host, of an empty seat', () => kick(tableOf(['me', 'open']), ANA.id, 1, NOW), 'notFound'],
    ['the host, of a bot', () => kick(tableOf(['me', 'easy']), ANA.id, 1, NOW), 'notFound'],
    ['the host, of a seat that is not there', () => kick(tableOfThree(), ANA.id, 3, NOW), 'notFound'],
    ['the host, while the match runs', () => kick(runningTable(), ANA.id, 1, NOW), 'alreadyStarted'],
    ['the host, after the match', () => kick(tableOver(), ANA.id, 1, NOW), 'over'],
  ])('is refused to %s', (_name, attempt, error) => {
    expect(errorOf(attempt())).toBe(error);
  });
});

describe('closing', () => {
  it('ends a table that waits', () => {
    expect(granted(close(readyTable(), ANA.id)).status).toBe('closed');
  });

  it.each([
    ['a guest', () => close(tableOfThree(), BIA.id), 'notHost'],
    ['a stranger', () => close(tableOfThree(), DORA.id), 'notHost'],
    ['the host, while the match runs', () => close(runningTable(), ANA.id), 'alreadyStarted'],
    ['the host, after the match', () => close(tableOver(), ANA.id), 'over'],
    ['the host, a second time', () => close(closedTable(), ANA.id), 'over'],
  ])('is refused to %s', (_name, attempt, error) => {
    expect(errorOf(attempt())).toBe(error);
  });
});
