import { describe, expect, it } from 'vitest';
import { fixerItem } from './items.ts';
import { CITY_X, options, play, refusedBy, table, waiting } from './table.fixture.ts';
import { carriedTo, carrying, everywhereOn, go, reached, spot, tilesLeft, usesOf, waysTo } from './trip.fixture.ts';

const STOP = { type: 'stop', key: -1 } as const;
const HELICOPTER = 7;

function travelFrom(name: string, board: object = {}) {
  return table({ pawns: [spot(name)], boards: [board] }, 'travel');
}

describe('worked examples of travel', () => {
  it('[E11.1] [E11.2] EX16 three points from Store B to a safe house', () => {
    const state = travelFrom('D1 STORE_B');
    go(state, 'D1 I');
    expect(state.turn.mp).toBe(2);
    expect(refusedBy(state, 0, STOP)).toEqual(['E11.1']);
    go(state, 'C1 I', 'S2 I');
    expect([state.turn.mp, tilesLeft(state)]).toEqual([2, ['C1', 'D1']]);
    go(state, 'S2 R');
    expect(state.turn.mp).toBe(1);
    go(state, 'B1 R');
    expect([state.turn.mp, refusedBy(state, 0, STOP)]).toEqual([1, ['E11.1']]);
    go(state, 'B1 SAFE_HOUSE');
    expect([state.turn.mp, tilesLeft(state)]).toEqual([0, ['C1', 'D1', 'S2']]);
    expect(options(state, 0, 'stop')).toEqual([STOP]);
    play(state, 0, STOP);
    expect([waiting(state), state.at[0]]).toEqual([['takeKey', 0], spot('B1 SAFE_HOUSE')]);
  });

  it('[E11.1] EX16 neither a step that costs more than is left nor a stop back at Store B', () => {
    const state = travelFrom('D1 STORE_B');
    expect(refusedBy(state, 0, STOP)).toEqual(['E11.1']);
    go(state, 'D1 I', 'C1 I', 'S2 I', 'S2 R', 'B1 R');
    // One point: neither another terrain nor the heliport's tile beyond.
    expect(reached(state, 'step')).toEqual(['A2 R', 'B1 HELIPORT', 'B1 SAFE_HOUSE', 'S2 R']);
    const short = travelFrom('D1 STORE_B');
    short.turn.mp = 2;
    go(short, 'D1 I', 'C1 I', 'S2 I');
    expect(reached(short, 'step')).toEqual(['C1 I', 'S1 I', 'S2 GANG']);
    const back = travelFrom('D1 STORE_B', { cans: 1 });
    go(back, 'D1 I', 'D1 STORE_B');
    expect([options(back, 0, 'stop'), refusedBy(back, 0, STOP)]).toEqual([[], ['E11.1']]);
  });

  it('[E11.4] EX17 over the water of a ferry to Store A', () => {
    const state = travelFrom('D1 BUSINESS');
    go(state, 'D1 W');
    expect(state.turn.mp).toBe(2);
    go(state, 'B2 W');
    expect(state.turn.mp).toBe(2);
    go(state, 'B2 C');
    expect(state.turn.mp).toBe(1);
    go(state, 'S2 C', 'S2 STORE_A');
    expect([state.turn.mp, tilesLeft(state)]).toEqual([0, ['B2', 'D1']]);
    expect(options(state, 0, 'stop')).toEqual([STOP]);
    for (const [from, terrain, water] of [
      ['A1 SUBWAY', 'A1 R', 'A1 W'],
      ['D3 STORE_D', 'D3 R', 'D3 W'],
    ] as const) {
      const dry = travelFrom(from, { cans: 2 });
      go(dry, terrain);
      expect(refusedBy(dry, 0, { type: 'step', to: spot(water) })).toEqual(['E11.4']);
    }
  });

  it('[E11.6] EX18 the subway makes four points, and Store C can be reached', () => {
    const state = travelFrom('S2 GANG');
    go(state, 'S2 I');
    expect(state.turn.mp).toBe(2);
    go(state, 'S1 I');
    expect(state.turn.mp).toBe(2);
    go(state, 'S1 SUBWAY');
    expect(state.turn.mp).toBe(1);
    play(state, 0, { type: 'ride', to: spot('B3 SUBWAY') });
    expect(state.turn.mp).toBe(2);
    go(state, 'B3 R');
    expect(state.turn.mp).toBe(1);
    go(state, 'D2 R', 'D2 STORE_C');
    expect([state.turn.mp, tilesLeft(state)]).toEqual([0, ['B3', 'S1', 'S2']]);
    expect(options(state, 0, 'stop')).toEqual([STOP]);
    // On foot the store is one point too far: S2 and B2 commercial, B2 and D2 industrial.
    const onFoot = travelFrom('S2 GANG');
    go(onFoot, 'S2 I', 'S2 C', 'B2 C');
    expect([onFoot.turn.mp, reached(onFoot, 'step')]).toEqual([1, ['B2 CLINIC', 'S2 C']]);
  });

  it('[E11.7] [E15.12] EX19 from the heliport to the hospital', () => {
    const state = table({ pawns: [spot('B1 SAFE_HOUSE')] }, 'travel');
    expect([state.at[1], state.at[2]]).toEqual([spot('S1 HOSPITAL'), spot('S1 HOSPITAL')]);
    go(state, 'B1 R');
    expect(state.turn.mp).toBe(2);
    go(state, 'B1 HELIPORT');
    expect(state.turn.mp).toBe(1);
    play(state, 0, { type: 'fly', to: spot('S1 HOSPITAL') });
    expect([state.turn.mp, tilesLeft(state)]).toEqual([0, ['B1']]);
    play(state, 0, STOP);
    expect(waiting(state)).toEqual(['hospital', 0]);
    play(state, 0, { type: 'pass' });
    // One for the hospital, none for the two others there.
    expect([state.red[0], state.blue[0], waiting(state)]).toEqual([1, 0, ['finish', 0]]);
  });

  it('[E11.8] [E17.7] EX20 heliport icons serve the helicopter, not the flight of the heliport', () => {
    const state = travelFrom('A3 EXIT_3', { items: carrying(fixerItem(HELICOPTER)) });
    expect(usesOf(state, 'fixer')).toEqual([]);
    go(state, 'A3 I');
    expect([state.turn.mp, usesOf(state, 'fixer')]).toEqual([2, []]);
    go(state, 'A2 I');
    expect([state.turn.mp, reached(state, 'fly')]).toEqual([2, []]);
    const near = ['A3', 'B1', 'B2', 'C1', 'C2', 'D2', 'S1', 'S2', 'A1'];
    // One point is left after the flight: not to where an end is two points away.
    expect(carriedTo(state, 'fixer')).toEqual(everywhereOn(near, ['A1 W', 'A1 I', 'A3 R', 'A3 EXIT_3']));
    play(state, 0, { type: 'use', component: 'fixer', index: 0, ability: -1, target: spot('C1 BUSINESS') });
    expect([state.turn.mp, tilesLeft(state)]).toEqual([1, ['A2', 'A3']]);
    expect(options(state, 0, 'stop')).toEqual([STOP]);
    expect(state.boards[0]?.used).toBe(1);
  });

  it('[E11.2] [A-31] EX16 EX17 EX18 EX19 the costs given are the least, by whatever way', () => {
    const ways = (from: string, to: string, points: number, city?: string) => {
      const state = table({ pawns: [spot(from)], ...(city === undefined ? {} : { city }) }, 'travel');
      state.turn.mp = points;
      return waysTo(state, to);
    };
    expect(ways('D1 STORE_B', 'B1 SAFE_HOUSE', 2)).toEqual([]);
    expect(ways('D1 STORE_B', 'B1 SAFE_HOUSE', 3)).toContain('C1 D1 S2');
    expect(ways('D1 BUSINESS', 'S2 STORE_A', 2)).toEqual([]);
    expect(ways('D1 BUSINESS', 'S2 STORE_A', 3)).toContain('B2 D1');
    expect(ways('S2 GANG', 'D2 STORE_C', 2)).toEqual([]);
    // Three points and the one of the ride; every way takes it.
    const rides = ways('S2 GANG', 'D2 STORE_C', 3);
    expect(rides).toContain('B3 S1 S2');
    expect(rides.every((left) => left.includes('B3') && left.includes('S1') && left.includes('S2'))).toBe(true);
    expect(ways('B1 SAFE_HOUSE', 'S1 HOSPITAL', 2)).toEqual([]);
    const flights = ways('B1 SAFE_HOUSE', 'S1 HOSPITAL', 3);
    expect(flights).toContain('B1');
    expect(flights.every((left) => left.includes('B1'))).toBe(true);
    // EX22: every way with three points leaves B2 and A3.
    const chase = ways('B2 SAFE_HOUSE', 'S2 STORE_A', 3, CITY_X);
    expect(chase).toContain('A3 B2');
    expect(chase.every((left) => left.includes('A3') && left.includes('B2'))).toBe(true);
    expect(ways('B2 SAFE_HOUSE', 'S2 STORE_A', 2, CITY_X)).toEqual([]);
  });
});
