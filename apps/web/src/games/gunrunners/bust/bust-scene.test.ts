import { type Card, type Event, isBack, type View } from '@stakeout/gunrunners';
import { describe, expect, it } from 'vitest';
import { type BustScene, cratesLeft, forgotten, sceneAfter, staying, stepsOf, toTheEnd } from './bust-scene.ts';

/** Red 2 lies face down in the second row; nobody but its owner could know. */
const before = {
  crates: [4, 12, 4],
  fields: [[], [203, 1100, 304, 103, 201, 301], []],
} as unknown as View;
const ROW: readonly Card[] = [203, 102, 304, 103, 201, 301];

const EVENTS: readonly Event[] = [
  { type: 'locationBusted', location: 1, bust: 3, marker: 3, row: ROW },
  { type: 'cratesTaken', seat: 2, location: 1, crates: 6, sum: 5 },
  { type: 'cratesTaken', seat: 0, location: 1, crates: 3, sum: 5 },
  { type: 'cratesTaken', seat: 1, location: 1, crates: 2, sum: 4 },
  { type: 'fieldDiscarded', location: 1, cards: ROW },
  { type: 'specialDelivery', location: 1, crates: [1, 2, 1] },
];

function scenes(): readonly BustScene[] {
  const told: BustScene[] = [];
  for (const event of EVENTS) told.push(sceneAfter(told.at(-1) ?? null, event, before) as BustScene);
  return told;
}

describe('a bust being told', () => {
  it('knows from the first event on what is turned, who is the fourth, and what everybody will get', () => {
    const [first] = scenes() as [BustScene];
    expect(first).toMatchObject({ location: 1, bust: 3, crates: 12, hidden: [1], turned: 0, fourth: 4, step: 'turn' });
    expect(first.lines.map(({ seat, values, sum, gets }) => [seat, values, sum, gets])).toEqual([
      [0, [2, 3], 5, 6],
      [2, [4, 1], 5, 3],
      [1, [3, 1], 4, 2],
    ]);
    expect(first.lines.map(({ winsTie }) => winsTie)).toEqual([true, false, false]);
    expect(staying(first)).toBe(1);
    expect(stepsOf(first)).toEqual(['turn', 'count', 'tie', 'share', 'restock']);
  });

  it('sets what the forecast had said beside what came', () => {
    const [first] = scenes() as [BustScene];
    // Without the hidden 2 red had 3, behind yellow's 5 and blue's 4.
    expect(first.lines.map(({ seat, expected }) => [seat, expected])).toEqual([
      [0, 2],
      [2, 6],
      [1, 3],
    ]);
  });

  it('gives the shares one by one, then restocks', () => {
    expect(scenes().map((scene) => [scene.step, cratesLeft(scene)])).toEqual([
      ['turn', 12],
      ['share', 9],
      ['share', 3],
      ['share', 1],
      ['restock', 1],
      ['restock', 1],
    ]);
    expect(scenes().at(-1)?.delivery).toEqual([1, 2, 1]);
  });

  it('can be brought to its end at once', () => {
    const end = toTheEnd(scenes()[0] as BustScene);
    expect(end).toMatchObject({ step: 'restock', turned: 1, isTold: true });
    expect(cratesLeft(end)).toBe(1);
  });

  it('forgets the faces, but neither sums nor shares', () => {
    const scene = forgotten(scenes()[0] as BustScene);
    expect(scene.row.every(isBack)).toBe(true);
    expect(scene.lines.map(({ values, sum }) => [values, sum])).toEqual([
      [[], 5],
      [[], 5],
      [[], 4],
    ]);
    expect(stepsOf(scene)).toEqual(['count', 'tie', 'share', 'restock']);
  });

  it('has nothing to tell of other events', () => {
    expect(sceneAfter(null, { type: 'dieRolled', seat: 0, roll: 3 }, before)).toBeNull();
    expect(sceneAfter(null, EVENTS[1] as Event, before)).toBeNull();
  });
});
