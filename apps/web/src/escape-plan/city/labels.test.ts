import { describe, expect, it } from 'vitest';
import { type Labelled, labelPlaces } from './labels.ts';

function named(name: string, x: number, y: number, isGoal = false): Labelled {
  return { point: { x, y }, name, isGoal };
}

describe('names seen from afar', () => {
  it('stand below their locations where there is room', () => {
    expect(labelPlaces([named('Subway', 0, 0), named('Church', 150, 0)])).toEqual(['below', 'below']);
  });

  it('go above where they would lie over another name; the places of the plan stay', () => {
    expect(labelPlaces([named('Hospital', 60, 0), named('Safe House 1', 0, 0, true)])).toEqual(['above', 'below']);
  });

  it('go above where they would lie over another location', () => {
    expect(labelPlaces([named('Subway', 0, 0), named('Gang', 10, 30)])).toEqual(['above', 'below']);
  });

  it('are crowded out where there is no room at all', () => {
    const places = labelPlaces([named('Bar', 0, 0), named('Gym', 6, 2), named('Casino', 12, 4)]);
    expect(places.filter((place) => place === 'crowded')).toHaveLength(1);
  });
});
