import { describe, expect, it } from 'vitest';
import { changeSeat } from './seat-change.ts';
import { makeReady } from './start.ts';
import {
  ANA,
  BIA,
  DORA,
  errorOf,
  granted,
  nonceOf,
  readyTable,
  runningTable,
  seatAt,
  tableOf,
  tableOfThree,
  tableOver,
} from './table.fixture.ts';

const EASY = { kind: 'bot', level: 'easy' } as const;
const OPEN = { kind: 'open' } as const;
const INVITED = { kind: 'invited' } as const;

describe('changing a seat', () => {
  it('gives an empty seat to a bot, ready and under a name of its own', () => {
    const table = tableOf(['me', 'open', 'invited', 'easy']);
    for (const seat of [1, 2]) {
      const changed = seatAt(granted(changeSeat(table, ANA.id, { seat, plan: EASY })), seat);
      expect(changed).toMatchObject({ kind: 'bot', level: 'easy', name: 'easy bot 2', ready: true });
    }
  });

  it.each([
    [OPEN, false],
    [INVITED, true],
  ])('takes it away again: %j', (plan, byInvitation) => {
    const changed = seatAt(granted(changeSeat(tableOf(['me', 'hard']), ANA.id, { seat: 1, plan })), 1);
    expect(changed).toMatchObject({
      kind: plan.kind,
      byInvitation,
      level: null,
      name: null,
      ready: false,
      nonce: null,
    });
  });

  it('asks those who were ready beside a bot to be so again once it is gone, and for no other change', () => {
    const seats = ['me', 'hard', 'open'] as const;
    const ready = granted(makeReady(tableOf(seats), ANA.id, nonceOf('a')));
    const isReady = (seat: number, plan: typeof OPEN | typeof EASY) =>
      seatAt(granted(changeSeat(ready, ANA.id, { seat, plan })), 0).ready;
    expect(seatAt(granted(changeSeat(ready, ANA.id, { seat: 1, plan: OPEN })), 0)).toMatchObject({
      ready: false,
      nonce: null,
    });
    expect([isReady(1, OPEN), isReady(1, EASY), isReady(2, EASY), isReady(2, OPEN)]).toEqual([false, true, true, true]);
  });

  it('changes the level of a bot, which may keep its place in the order of names', () => {
    const change = { seat: 1, plan: { kind: 'bot', level: 'hard' } } as const;
    expect(seatAt(granted(changeSeat(tableOf(['me', 'easy']), ANA.id, change)), 1).name).toBe('hard bot');
  });

  it.each([
    ['a guest', () => changeSeat(tableOfThree(), BIA.id, { seat: 1, plan: EASY }), 'notHost'],
    ['a stranger', () => changeSeat(tableOf(['me', 'open']), DORA.id, { seat: 1, plan: EASY }), 'notHost'],
    ['the host, of somebody’s seat', () => changeSeat(readyTable(), ANA.id, { seat: 1, plan: EASY }), 'seatTaken'],
    ['the host, of their own', () => changeSeat(readyTable(), ANA.id, { seat: 0, plan: OPEN }), 'seatTaken'],
    ['the host, of none', () => changeSeat(readyTable(), ANA.id, { seat: 3, plan: OPEN }), 'notFound'],
    ['the host, too late', () => changeSeat(runningTable(), ANA.id, { seat: 1, plan: EASY }), 'alreadyStarted'],
    ['the host, after the match', () => changeSeat(tableOver(), ANA.id, { seat: 1, plan: EASY }), 'over'],
  ])('is refused to %s', (_name, attempt, error) => {
    expect(errorOf(attempt())).toBe(error);
  });
});
