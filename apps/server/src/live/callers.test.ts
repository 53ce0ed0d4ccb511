import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Callers } from './callers.ts';

const ALLOWANCE = { messages: 3, seconds: 60 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('has one purse for all sockets of a person', () => {
  const callers = new Callers();
  const [one, other] = [callers.arrive('ana', ALLOWANCE), callers.arrive('ana', ALLOWANCE)];
  const now = performance.now();
  expect([one, other, one, other].map(({ purse }) => purse.spend(now))).toEqual([true, true, true, false]);
  expect(callers.arrive('rui', ALLOWANCE).purse.spend(now)).toBe(true);
  expect(one.sockets).toBe(2);
});

it('gives no credit for coming back', () => {
  const callers = new Callers();
  const spend = () => {
    const { purse } = callers.arrive('ana', ALLOWANCE);
    callers.leave('ana', ALLOWANCE);
    return purse.spend(performance.now());
  };
  expect([spend(), spend(), spend(), spend()]).toEqual([true, true, true, false]);
});

it('forgets whoever has gone once nothing is owed, and not before', () => {
  const callers = new Callers();
  callers.arrive('ana', ALLOWANCE);
  callers.leave('ana', ALLOWANCE);
  vi.advanceTimersByTime(59_999);
  expect(callers.size).toBe(1);
  callers.arrive('ana', ALLOWANCE);
  vi.advanceTimersByTime(1);
  expect(callers.size).toBe(1);
  callers.leave('ana', ALLOWANCE);
  vi.advanceTimersByTime(60_000);
  expect(callers.size).toBe(0);
});
