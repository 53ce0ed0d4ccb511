import { printedOf } from '@stakeout/escape-plan';
import { FastChance } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { newWorld } from './game.fixture.ts';
import { beginsTurn, Horizon, partOf } from './horizon.ts';
import { KEEN } from './keen.ts';
import { playUntil } from './rollout.ts';
import type { World } from './world.ts';

/** Where games by instinct are cut short one after the other, each from where the last was, until one is played to its end. */
function cutsOf(seats: number, seat: number, turns: number): { parts: number[]; world: World } {
  const world = newWorld(seats, 3, KEEN);
  const chance = new FastChance(4);
  const parts: number[] = [];
  const horizon = new Horizon(seat, turns);
  for (;;) {
    horizon.begin(world);
    if (!playUntil(world, printedOf(world), chance, { move: null, variant: 0 }, horizon.isThere)) break;
    expect(beginsTurn(world)).toBe(true);
    expect(world.turn.seat).toBe(seat);
    parts.push(partOf(world));
  }
  return { parts, world };
}

describe.each([1, 3])('where an imagined game is cut short, %i seats', (seats) => {
  it('is the beginning of a turn of the seat, and never the one under way', () => {
    const { parts } = cutsOf(seats, seats - 1, 1);
    expect(parts[0]).toBe(partOf({ day: 1, part: 0 }));
    expect(new Set(parts).size).toBe(parts.length);
    expect(parts.length).toBeGreaterThan(5);
  });

  it('is every second turn where two are to be played', () => {
    const every = cutsOf(seats, 0, 1).parts;
    const second = cutsOf(seats, 0, 2).parts;
    expect(second[0]).toBe(every[1]);
    expect(second.length).toBeLessThan(every.length);
  });

  it('does not lie near the end, which is played', () => {
    const { parts, world } = cutsOf(seats, 0, 1);
    expect(Math.max(...parts)).toBeLessThanOrEqual(partOf({ day: 3, part: seats === 1 ? 2 : 0 }));
    expect(world.ending).not.toBe('');
  });
});
