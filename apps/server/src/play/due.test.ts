import type { ClockRule } from '@stakeout/protocol';
import { describe, expect, it } from 'vitest';
import type { SeatRecord } from '../storage/records.ts';
import { startClocks } from './clocks.ts';
import { dueAt, isPlayedByBot } from './due.ts';

const person: SeatRecord = {
  kind: 'person',
  byInvitation: false,
  person: 'p',
  name: 'Ana',
  level: null,
  ready: true,
  nonce: null,
  standIn: false,
  resigned: false,
};
const bot: SeatRecord = { ...person, kind: 'bot', person: null, level: 'easy' };
const clock: ClockRule = { kind: 'live', perMove: 30_000, bank: 60_000 };

describe('who plays a seat', () => {
  it('is a bot where the seat is a bot’s, its player is away, or has given up', () => {
    const seats = [person, bot, { ...person, standIn: true }, { ...person, resigned: true }];
    expect(seats.map(isPlayedByBot)).toEqual([false, true, true, true]);
  });
});

describe('what is due', () => {
  it('is a bot’s move after its pace', () => {
    expect(dueAt({ seats: [person, bot], clock: null }, [1], null, 1000, 600)).toBe(1600);
  });

  it('is the end of a player’s time, of several the first', () => {
    const clocks = startClocks(clock, 2, [0], 1000);
    expect(dueAt({ seats: [person, bot], clock }, [0], clocks, 5000, 600)).toBe(91_000);
    expect(dueAt({ seats: [person, bot], clock }, [0, 1], clocks, 5000, 600)).toBe(5600);
  });

  it('is nothing when people have all the time they want, or nobody decides', () => {
    expect(dueAt({ seats: [person, bot], clock: null }, [0], null, 1000, 600)).toBeNull();
    expect(dueAt({ seats: [person, bot], clock }, [], startClocks(clock, 2, [], 0), 1000, 600)).toBeNull();
  });
});
