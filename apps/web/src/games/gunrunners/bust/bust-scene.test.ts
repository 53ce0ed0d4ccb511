import type { Event, View } from '@stakeout/gunrunners';
import { describe, expect, it } from 'vitest';
import { type BustScene, sceneAfter, staying } from './bust-scene.ts';

const before = { crates: [4, 12, 4] } as unknown as View;

const EVENTS: readonly Event[] = [
  { type: 'locationBusted', location: 1, bust: 3, marker: 3, row: [203, 102, 304, 103, 201] },
  { type: 'cratesTaken', seat: 0, location: 1, crates: 6, sum: 5 },
  { type: 'cratesTaken', seat: 1, location: 1, crates: 3, sum: 4 },
  { type: 'cratesTaken', seat: 2, location: 1, crates: 2, sum: 4 },
  { type: 'fieldDiscarded', location: 1, cards: [203, 102, 304, 103, 201] },
  { type: 'specialDelivery', location: 1, crates: [1, 2, 1] },
];

describe('a bust being told', () => {
  it('adds the shares one by one, names the tie, and says what stays', () => {
    const scenes: (BustScene | null)[] = [];
    for (const event of EVENTS) scenes.push(sceneAfter(scenes.at(-1) ?? null, event, before));
    expect(scenes.map((scene) => scene?.shares.length)).toEqual([0, 1, 2, 3, 3, 3]);
    const last = scenes.at(-1) as BustScene;
    expect(last).toMatchObject({ location: 1, bust: 3, crates: 12, isShared: true, delivery: [1, 2, 1] });
    expect(last.shares.map(({ winsTie }) => winsTie)).toEqual([false, true, false]);
    expect(staying(last)).toBe(1);
  });

  it('has nothing to tell of other events', () => {
    expect(sceneAfter(null, { type: 'dieRolled', seat: 0, roll: 3 }, before)).toBeNull();
    expect(sceneAfter(null, EVENTS[1] as Event, before)).toBeNull();
  });
});
