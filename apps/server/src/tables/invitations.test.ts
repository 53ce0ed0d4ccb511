import { describe, expect, it } from 'vitest';
import { hashOfToken } from '../secrets.ts';
import { invite } from './invitations.ts';
import {
  ANA,
  BIA,
  DORA,
  errorOf,
  granted,
  NOW,
  runningTable,
  tableOf,
  tableOfThree,
  tableOver,
} from './table.fixture.ts';

describe('an invitation', () => {
  it('is for a seat that is open or for the invited; only its hash is kept', () => {
    const table = tableOf(['me', 'open', 'invited']);
    for (const seat of [1, 2]) {
      const { token, record } = granted(invite(table, ANA.id, seat, NOW));
      expect(token).toMatch(/^[A-Za-z0-9_-]{20,64}$/);
      expect(record).toEqual({ tokenHash: hashOfToken(token), table: table.id, seat, createdAt: NOW });
    }
  });

  it('can be given by the host and by everybody who sits', () => {
    expect(errorOf(invite(tableOf(['open', 'open']), ANA.id, 0, NOW))).toBeNull();
    const table = tableOfThree();
    const seats = table.seats.map((seat, index) => (index === 2 ? { ...seat, kind: 'invited' as const } : seat));
    expect(errorOf(invite({ ...table, seats }, BIA.id, 2, NOW))).toBeNull();
  });

  it('is made of new chance each time', () => {
    const table = tableOf(['me', 'open']);
    const tokens = [1, 2].map(() => granted(invite(table, ANA.id, 1, NOW)).token);
    expect(tokens[0]).not.toBe(tokens[1]);
  });

  it.each([
    ['a stranger', () => invite(tableOf(['me', 'open'], { visibility: 'public' }), DORA.id, 1, NOW), 'notSeated'],
    ['anybody, for a seat that is taken', () => invite(tableOfThree(), ANA.id, 1, NOW), 'seatTaken'],
    ['anybody, for the seat of a bot', () => invite(tableOf(['me', 'easy']), ANA.id, 1, NOW), 'seatTaken'],
    ['anybody, for no seat', () => invite(tableOf(['me', 'open']), ANA.id, 2, NOW), 'notFound'],
    ['anybody while the match runs', () => invite(runningTable(), ANA.id, 1, NOW), 'alreadyStarted'],
    ['anybody after the match', () => invite(tableOver(), ANA.id, 1, NOW), 'over'],
  ])('is refused to %s', (_name, attempt, error) => {
    expect(errorOf(attempt())).toBe(error);
  });
});
