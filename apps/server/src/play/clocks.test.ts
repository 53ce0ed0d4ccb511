import type { ClockRule } from '@stakeout/protocol';
import { describe, expect, it } from 'vitest';
import { deadline, startClocks, timeLeft, turnClocks } from './clocks.ts';

const live: ClockRule = { kind: 'live', perMove: 30_000, bank: 60_000 };
const long: ClockRule = { kind: 'long', perMove: 24 * 3_600_000 };

describe('clocks', () => {
  it('begin with a full bank, and run for those who decide', () => {
    expect(startClocks(live, 3, [1], 1000)).toEqual({ banks: [60_000, 60_000, 60_000], since: [null, 1000, null] });
    expect(startClocks(long, 2, [0, 1], 5)).toEqual({ banks: [0, 0], since: [5, 5] });
  });

  it('charge the bank only for what a move took beyond its own time', () => {
    const clocks = startClocks(live, 2, [0], 0);
    expect(turnClocks(live, clocks, [1], true, 29_000)).toEqual({ banks: [60_000, 60_000], since: [null, 29_000] });
    expect(turnClocks(live, clocks, [1], true, 50_000)).toEqual({ banks: [40_000, 60_000], since: [null, 50_000] });
    expect(turnClocks(live, clocks, [1], true, 500_000).banks[0]).toBe(0);
  });

  it('run on while the move can be taken back: playing to and fro wins no time', () => {
    const clocks = startClocks(live, 2, [0], 0);
    const still = turnClocks(live, clocks, [0], false, 25_000);
    expect(still).toEqual(clocks);
    expect(turnClocks(live, still, [0], true, 40_000)).toEqual({ banks: [50_000, 60_000], since: [40_000, null] });
  });

  it('stop for everybody when nobody decides any more', () => {
    expect(turnClocks(live, startClocks(live, 2, [0], 0), [], true, 10).since).toEqual([null, null]);
  });

  it('say how much is left, and until when', () => {
    const clocks = startClocks(live, 2, [0], 1000);
    expect([0, 1].map((seat) => timeLeft(live, clocks, seat, 11_000))).toEqual([80_000, null]);
    expect([0, 1].map((seat) => deadline(live, clocks, seat))).toEqual([91_000, null]);
    expect(timeLeft(live, clocks, 0, 10_000_000)).toBe(0);
    expect(deadline(long, startClocks(long, 1, [0], 7), 0)).toBe(24 * 3_600_000 + 7);
  });
});
