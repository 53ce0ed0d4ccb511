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
    expect(labelPlaces([named('Hospital', 80, 0), named('Safe House 1', 0, 0, true)])).toEqual(['above', 'below']);
  });

  it('go above where they would lie over another location', () => {
    expect(labelPlaces([named('Subway', 0, 0), named('Gang', 10, 30)])).toEqual(['above', 'below']);
  });

  it('go aside where there is no room above either', () => {
    const labels = [named('Bar', 0, 0, true), named('Gym', 48, -56, true), named('Casino', 40, 0)];
    expect(labelPlaces(labels)).toEqual(['below', 'below', 'right']);
  });

  it('are crowded out where there is no room at all', () => {
    const places = labelPlaces([0, 1, 2].map((step) => named('Safe House 1', 6 * step, 2 * step)));
    expect(places.filter((place) => place.endsWith('crowded'))).toHaveLength(1);
  });

  it('are crowded out by the larger letters of very far, and keep their place for nearer looks', () => {
    const labels = [named('Restaurant', 0, 0, true), named('Heliport', 106, 0)];
    expect(labelPlaces(labels)).toEqual(['below', 'below crowded']);
  });

  it('go where no flag of the own plan lies over them', () => {
    const flag = { left: -40, top: 14, right: 40, bottom: 50 };
    expect(labelPlaces([named('Cinema', 0, 0, true)], [], [flag])).toEqual(['above']);
  });

  it('are not shown from very far where flags leave too little of them', () => {
    const flag = { left: -90, top: -90, right: 30, bottom: 90 };
    expect(labelPlaces([named('Art Gallery', 0, 0, true)], [], [flag])).toEqual(['right crowded']);
  });
});
