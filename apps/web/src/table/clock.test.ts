import { describe, expect, it } from 'vitest';
import { clockText, timeLeft, urgencyOf } from './clock.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe('clocks at the table', () => {
  it('count down from when they arrived, and end at nothing', () => {
    const time = { bank: 0, left: 20 * SECOND, at: 1_000_000 };
    expect(timeLeft(time, 1_000_000)).toBe(20 * SECOND);
    expect(timeLeft(time, 1_005_000)).toBe(15 * SECOND);
    expect(timeLeft(time, 2_000_000)).toBe(0);
    // A device whose clock is set back meanwhile shows no more than there was.
    expect(timeLeft(time, 900_000)).toBe(20 * SECOND);
    expect(timeLeft({ ...time, left: null }, 1_005_000)).toBeNull();
  });

  it('warn in time, each kind of clock in its own', () => {
    const live = { kind: 'live', perMove: 90 * SECOND, bank: 0 } as const;
    expect(urgencyOf(31 * SECOND, live)).toBe('calm');
    expect(urgencyOf(30 * SECOND, live)).toBe('soon');
    expect(urgencyOf(10 * SECOND, live)).toBe('now');
    const long = { kind: 'long', perMove: 48 * HOUR } as const;
    expect(urgencyOf(7 * HOUR, long)).toBe('calm');
    expect(urgencyOf(5 * HOUR, long)).toBe('soon');
    expect(urgencyOf(30 * SECOND, long)).toBe('now');
    // Where moves are short, a whole move is no reason to warn.
    const quick = { kind: 'live', perMove: 8 * SECOND, bank: 0 } as const;
    expect(urgencyOf(8 * SECOND, quick)).toBe('calm');
    expect(urgencyOf(4 * SECOND, quick)).toBe('soon');
    expect(urgencyOf(2 * SECOND, quick)).toBe('now');
  });

  it('are written as clocks are', () => {
    expect(clockText(0)).toBe('0:00');
    expect(clockText(1)).toBe('0:01');
    expect(clockText(61 * SECOND)).toBe('1:01');
    expect(clockText(HOUR + 5 * SECOND)).toBe('1:00:05');
    expect(clockText(53 * HOUR)).toBe('2 d 5 h');
  });
});
