import { describe, expect, it } from 'vitest';
import { escapePlan } from '../game.ts';
import { CITY_X, options, play, refusedBy, table, waiting } from '../table.fixture.ts';
import { everywhereOn, go, locationsOf, reached, spot, tilesLeft, why } from '../trip.fixture.ts';

const STOP = { type: 'stop', key: -1 } as const;

function travelFrom(name: string, board: { cash?: number; cans?: number } = {}, city?: string) {
  return table({ pawns: [spot(name)], boards: [board], ...(city === undefined ? {} : { city }) }, 'travel');
}

function ride(name: string) {
  return { type: 'ride', to: spot(name) } as const;
}

function fly(name: string) {
  return { type: 'fly', to: spot(name) } as const;
}

describe('subway', () => {
  it('[E11.6] [A-19] [A-20] from where the turn began to any other, free, and worth one point', () => {
    const state = travelFrom('S1 SUBWAY');
    expect(reached(state, 'ride')).toEqual(['A1 SUBWAY', 'A3 SUBWAY', 'B3 SUBWAY']);
    expect(refusedBy(state, 0, ride('S1 SUBWAY'))).toEqual(['E11.6']);
    expect(options(state, 0, 'stop')).toEqual([]);
    const happened = play(state, 0, ride('A3 SUBWAY'));
    expect(happened.all('moved')).toEqual([{ pawn: 0, node: spot('A3 SUBWAY') }]);
    expect([state.turn.mp, state.turn.ridden, tilesLeft(state)]).toEqual([4, 1, ['S1']]);
    // One ride a turn, also back.
    expect(reached(state, 'ride')).toEqual([]);
    expect(why(state, ride('S1 SUBWAY'))).toEqual(['E11.6', 'ride.twice']);
    expect(options(state, 0, 'stop')).toEqual([STOP]);
  });

  it('[E11.6] [E14.1] [A-20] the subway reached is a legal end without VISIT', () => {
    const state = travelFrom('S1 SUBWAY');
    play(state, 0, ride('A3 SUBWAY'));
    play(state, 0, STOP);
    expect([waiting(state), state.at[0], state.turn.step]).toEqual([['finish', 0], spot('A3 SUBWAY'), 0]);
    expect([state.red[0], state.boards[0]?.cash]).toEqual([0, 9]);
  });

  it('[E11.6] only on a subway, and only where there is another', () => {
    const state = travelFrom('S1 HOSPITAL');
    go(state, 'S1 R', 'S1 I');
    expect(reached(state, 'ride')).toEqual([]);
    expect(why(state, ride('A3 SUBWAY'))).toEqual(['E11.6', 'ride.notHere']);
    go(state, 'S1 SUBWAY');
    expect([state.turn.mp, reached(state, 'ride')]).toEqual([0, ['A1 SUBWAY', 'A3 SUBWAY', 'B3 SUBWAY']]);
    expect(reached(travelFrom('A3 SUBWAY', {}, CITY_X), 'ride')).toEqual(['S1 SUBWAY']);
    expect(reached(travelFrom('S1 SUBWAY', {}, 'S2 0,0 0 · S1 1,0 0'), 'ride')).toEqual([]);
  });

  it('[E11.6] [E11.1] the ride counts in advance for what is in reach', () => {
    // Two points into the store would be needed from a terrain far away; the ride makes one of the two.
    const state = travelFrom('S1 HOSPITAL');
    go(state, 'S1 C', 'A1 C');
    state.turn.mp = 1;
    expect(reached(state, 'step')).toEqual(['A1 EXIT_1', 'A1 SUBWAY', 'B1 C', 'S1 C']);
    go(state, 'A1 SUBWAY');
    play(state, 0, ride('B3 SUBWAY'));
    expect([state.turn.mp, reached(state, 'step')]).toEqual([1, []]);
  });

  it('[E11.6] [A-18] back to the subway where it began only with points to go on from there', () => {
    const state = travelFrom('S1 SUBWAY');
    go(state, 'S1 I', 'S1 C', 'A1 C', 'A1 SUBWAY');
    // One point after the ride, two from there to the heliport.
    expect([state.turn.mp, reached(state, 'ride')]).toEqual([0, ['A3 SUBWAY', 'B3 SUBWAY']]);
    const withCan = travelFrom('S1 SUBWAY', { cans: 1 });
    go(withCan, 'S1 I', 'S1 C', 'A1 C', 'A1 SUBWAY');
    expect(reached(withCan, 'ride')).toEqual(['A3 SUBWAY', 'B3 SUBWAY', 'S1 SUBWAY']);
    play(withCan, 0, ride('S1 SUBWAY'));
    expect([withCan.turn.mp, options(withCan, 0, 'stop'), reached(withCan, 'step')]).toEqual([1, [], ['S1 I']]);
  });
});

describe('heliport', () => {
  const NEAR = ['S1', 'S2', 'A1', 'A2', 'A3', 'B2', 'C1', 'C2', 'D3'];

  it('[E11.7] [A-25] one point to any location or terrain of a tile one or two away', () => {
    const state = travelFrom('B1 HELIPORT');
    expect(reached(state, 'fly')).toEqual(everywhereOn(NEAR, ['A1 W', 'D3 W']));
    for (const far of ['B1 SAFE_HOUSE', 'B1 R', 'B3 SUBWAY', 'C3 GANG', 'D1 STORE_B', 'D2 BUSINESS'])
      expect(why(state, fly(far))).toEqual(['E11.7', 'fly.notHere']);
    const happened = play(state, 0, fly('C2 GANG'));
    expect(happened.what()).toEqual(['flown', 'moved']);
    expect(happened.all('flown')).toEqual([{ pawn: 0, tiles: 2 }]);
    expect([state.turn.mp, state.at[0], tilesLeft(state)]).toEqual([2, spot('C2 GANG'), ['B1']]);
    expect(reached(state, 'fly')).toEqual([]);
  });

  it('[E11.7] with the last point only to where a move may end, with none nowhere', () => {
    const state = travelFrom('B1 SAFE_HOUSE', { cash: 4 });
    go(state, 'B1 R', 'B1 HELIPORT');
    expect(state.turn.mp).toBe(1);
    expect(reached(state, 'fly')).toEqual(locationsOf(NEAR, ['S2 GANG', 'C1 GANG', 'C2 GANG']));
    expect(play(escapePlan.copy(state), 0, fly('S1 HOSPITAL')).all('flown')).toEqual([{ pawn: 0, tiles: 1 }]);
    state.turn.mp = 0;
    expect([reached(state, 'fly'), options(state, 0, 'stop')]).toEqual([[], [STOP]]);
    // A can is returned first; then the point is there.
    Object.assign(state.boards[0] ?? {}, { cans: 1 });
    expect(reached(state, 'fly')).toEqual([]);
    play(state, 0, { type: 'gasCan' });
    expect(reached(state, 'fly')).toEqual(locationsOf(NEAR, ['S2 GANG', 'C1 GANG', 'C2 GANG']));
  });

  it('[E11.7] [A-25] again on coming back, if points allow', () => {
    const state = travelFrom('B1 HELIPORT');
    play(state, 0, fly('S1 I'));
    go(state, 'B1 I', 'B1 HELIPORT');
    expect([state.turn.mp, options(state, 0, 'stop')]).toEqual([1, []]);
    play(state, 0, fly('A3 SUBWAY'));
    expect([state.turn.mp, tilesLeft(state)]).toEqual([0, ['B1', 'S1']]);
    // and from the subway reached by air on by rail.
    expect(reached(state, 'ride')).toEqual(['A1 SUBWAY', 'B3 SUBWAY', 'S1 SUBWAY']);
  });

  it('[A-21] [E11.6] onto a subway by air, then on by rail', () => {
    const state = travelFrom('B1 HELIPORT');
    play(state, 0, fly('S1 SUBWAY'));
    play(state, 0, ride('B3 SUBWAY'));
    expect([state.turn.mp, tilesLeft(state)]).toEqual([3, ['B1', 'S1']]);
  });

  it('[E11.7] nobody flies without a component from another location or a terrain, icons or not', () => {
    for (const from of ['S1 HOSPITAL', 'A2 CHURCH', 'B1 SAFE_HOUSE', 'D3 STORE_D', 'S2 GANG'])
      expect(reached(travelFrom(from), 'fly')).toEqual([]);
    const state = travelFrom('B1 SAFE_HOUSE');
    go(state, 'B1 R');
    expect(reached(state, 'fly')).toEqual([]);
  });

  it('[E11.7] [A-23] tiles away are counted over the tiles that lie in the city', () => {
    // A1 is two cells from B1 but no tile lies between them that both touch, except by the long way round.
    const city = 'B1 0,0 0 · S2 -1,0 0 · S1 -1,-1 0 · C1 0,-2 0 · A1 1,-2 0';
    const state = travelFrom('B1 HELIPORT', {}, city);
    expect(reached(state, 'fly')).toEqual(everywhereOn(['S1', 'S2']));
    const joined = travelFrom('B1 HELIPORT', {}, `${city} · B2 1,-1 0`);
    expect(reached(joined, 'fly')).toEqual(everywhereOn(['S1', 'S2', 'B2', 'A1'], ['A1 W', 'B2 W']));
  });
});

describe('water', () => {
  it('[E11.4] [A-27] only the body of water of a ferry, all of it', () => {
    const state = travelFrom('D1 BUSINESS');
    expect(reached(state, 'step')).toEqual(['D1 R', 'D1 W']);
    go(state, 'D1 W');
    expect([state.turn.mp, reached(state, 'step')]).toEqual([2, ['B2 W', 'D1 I']]);
    go(state, 'B2 W');
    expect([state.turn.mp, reached(state, 'step')]).toEqual([2, ['B2 C', 'B2 R', 'D1 W']]);

    const west = travelFrom('C2 BUSINESS');
    go(west, 'C2 W', 'A3 W');
    expect([west.turn.mp, reached(west, 'step')]).toEqual([2, ['A3 I', 'C2 W']]);
    expect(options(west, 0, 'stop')).toEqual([]);
  });

  it('[E11.4] water without a ferry in its body is no way', () => {
    for (const [from, terrain, water] of [
      ['A1 SUBWAY', 'A1 R', 'A1 W'],
      ['D3 STORE_D', 'D3 C', 'D3 W'],
      ['D3 BUSINESS', 'D3 R', 'D3 W'],
    ] as const) {
      const state = travelFrom(from, { cans: 2 });
      go(state, terrain);
      expect(refusedBy(state, 0, { type: 'step', to: spot(water) })).toEqual(['E11.4']);
    }
    // In city X neither A3 nor B2 has a ferry in reach of its water.
    const state = travelFrom('B2 SAFE_HOUSE', { cans: 2 }, CITY_X);
    go(state, 'B2 R');
    expect(reached(state, 'step')).toEqual(['B2 I', 'B2 SAFE_HOUSE']);
    expect(refusedBy(state, 0, { type: 'step', to: spot('B2 W') })).toEqual(['E11.4']);
  });

  it('[A-22] [E11.7] nor is it a goal by air', () => {
    const state = travelFrom('B1 HELIPORT');
    expect(refusedBy(state, 0, fly('A1 W'))).toEqual(['E11.4']);
    expect(refusedBy(state, 0, fly('D3 W'))).toEqual(['E11.4']);
    play(state, 0, fly('B2 W'));
    expect(reached(state, 'step')).toEqual(['B2 C', 'B2 R', 'D1 W']);
  });
});
