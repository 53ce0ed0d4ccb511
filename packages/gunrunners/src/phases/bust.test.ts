import { describe, expect, it } from 'vitest';
import { gunrunners } from '../game.ts';
import type { State } from '../state.ts';
import { BLUE, type Given, GREEN, legalOnly, play, RED, refusals, standing, table } from '../table.fixture.ts';

const FOUR = 'red 1, red 2, red 3, red 4';

/** Red has ended phase 2 with several busts due. */
function severalDue(given: Given): State {
  const state = table({ phase: 'place', hands: ['red 1, red 1'], piles: [''], ...given });
  state.site = 1;
  play(state, RED, { type: 'place', card: 101 });
  return state;
}

describe('several busts at once', () => {
  it('[G8.8] [G8.7] GX13 the active player takes location 1 first, then 3 follows by itself', () => {
    const state = severalDue({ fields: [FOUR, '', FOUR], crates: [8, 4, 5], marker: 4 });
    expect(standing(state)).toMatchObject({ phase: 'bust', active: RED, busting: 0b101, busted: 0, site: -1, turn: 1 });
    expect(state.marker).toBe(4);
    expect(legalOnly(state, RED)).toEqual([
      { type: 'bust', location: 0 },
      { type: 'bust', location: 2 },
    ]);
    const happened = play(state, RED, { type: 'bust', location: 0 });
    expect(happened.types()).toEqual([
      ...['locationBusted', 'cratesTaken', 'fieldDiscarded', 'specialDelivery'],
      ...['locationBusted', 'cratesTaken', 'fieldDiscarded', 'specialDelivery'],
      'decisionPassed',
    ]);
    expect(happened.all('locationBusted').map(({ location, bust, marker }) => [location, bust, marker])).toEqual([
      [0, 1, 5],
      [2, 2, 6],
    ]);
    expect(happened.all('cratesTaken').map(({ crates }) => crates)).toEqual([4, 3]);
    expect(happened.all('specialDelivery').map(({ crates }) => crates)).toEqual([
      [2, 1, 1],
      [1, 1, 2],
    ]);
    expect([state.crates, state.taken, state.marker]).toEqual([[7, 6, 5], [7, 0, 0], 6]);
    expect(standing(state)).toMatchObject({ phase: 'roll', active: BLUE, busting: 0, busted: 0b101, turn: 2 });
  });

  it('[G8.8] GX13 or location 3 first', () => {
    const state = severalDue({ fields: [FOUR, '', FOUR], crates: [8, 4, 5], marker: 4 });
    const happened = play(state, RED, { type: 'bust', location: 2 });
    expect(happened.all('cratesTaken').map(({ location, crates }) => [location, crates])).toEqual([
      [2, 3],
      [0, 5],
    ]);
    expect([state.crates, state.marker]).toEqual([[6, 6, 5], 6]);
  });

  it('[G8.8] with three due there is a choice twice', () => {
    const state = severalDue({ seats: 4, fields: [FOUR, FOUR, '', FOUR], marker: 0 });
    expect(legalOnly(state, RED).map((action) => action.type === 'bust' && action.location)).toEqual([0, 1, 3]);
    play(state, RED, { type: 'bust', location: 1 });
    expect(standing(state)).toMatchObject({ phase: 'bust', active: RED, busting: 0b1001, busted: 0b0010, turn: 1 });
    expect(gunrunners.toAct(state)).toEqual([RED]);
    expect(legalOnly(state, RED)).toEqual([
      { type: 'bust', location: 0 },
      { type: 'bust', location: 3 },
    ]);
    play(state, RED, { type: 'bust', location: 3 });
    expect(standing(state)).toMatchObject({ phase: 'roll', active: BLUE, busting: 0, busted: 0b1011, turn: 2 });
    expect(state.marker).toBe(3);
  });

  it('[G8.8] only locations that had four when phase 4 began, and no other action', () => {
    const state = severalDue({ seats: 4, fields: [FOUR, 'red 1, red 2, red 3', '', FOUR] });
    for (const location of [1, 2]) {
      expect(refusals(state, RED, { type: 'bust', location })).toEqual([
        { clause: 'G8.8', field: null, reason: 'bust.notDue', params: { location: ['location', location] } },
      ]);
    }
    for (const location of [-1, 4]) {
      expect(refusals(state, RED, { type: 'bust', location })).toEqual([
        { clause: 'G3.1', field: null, reason: 'location.notInPlay', params: { most: 4 } },
      ]);
    }
    expect(refusals(state, RED, { type: 'roll' })).toEqual([
      { clause: 'G8.8', field: null, reason: 'phase.bust', params: {} },
    ]);
    expect(refusals(state, GREEN, { type: 'bust', location: 0 })).toEqual([
      { clause: 'G4.1', field: null, reason: 'seat.notToAct', params: { seat: ['seat', RED] } },
    ]);
  });
});
