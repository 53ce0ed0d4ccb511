import { describe, expect, it } from 'vitest';
import { escapePlan } from '../game.ts';
import { fixerItem } from '../items.ts';
import { at, options, play, playAll, refusedBy, table, tile, waiting } from '../table.fixture.ts';
import { carrying, go, holding, reached, spot, tilesLeft, why } from '../trip.fixture.ts';

const STOP = { type: 'stop', key: -1 } as const;

function travelFrom(name: string, board: { cash?: number; cans?: number } = {}) {
  return table({ pawns: [spot(name)], boards: [board] }, 'travel');
}

describe('travel on foot', () => {
  it('[E11.1] [E11.2] [A-31] a turn begins with three points, and every step that can still lead to an end is open', () => {
    const state = table({ pawns: [spot('S2 GANG')] });
    play(state, 0, { type: 'move' });
    expect(waiting(state)).toEqual(['travel', 0]);
    expect([state.turn.mp, state.turn.step]).toEqual([3, 1]);
    expect(escapePlan.legal(state, 0).filter(({ type }) => type !== 'use')).toEqual([
      { type: 'step', to: spot('S2 I') },
    ]);
    const happened = play(state, 0, { type: 'step', to: spot('S2 I') });
    expect(happened.all('moved')).toEqual([{ pawn: 0, node: spot('S2 I') }]);
    expect(state.turn.mp).toBe(2);
    // Back into the gang is where it began: two more points would be needed to finish elsewhere.
    expect(reached(state, 'step')).toEqual(['C1 I', 'S1 I', 'S2 C', 'S2 R']);
    expect([options(state, 0, 'ride'), options(state, 0, 'fly')]).toEqual([[], []]);
  });

  it('[E11.2] leaving, entering and crossing to another terrain cost one point each, going on within a terrain nothing', () => {
    const state = travelFrom('S1 HOSPITAL', { cans: 1 });
    const spent = (name: string) => {
      const before = state.turn.mp;
      go(state, name);
      return before - state.turn.mp;
    };
    expect([spent('S1 R'), spent('C1 R'), spent('D3 R')]).toEqual([1, 0, 0]);
    expect([spent('D3 I'), spent('C3 I')]).toEqual([1, 0]);
    play(state, 0, { type: 'gasCan' });
    expect([state.turn.mp, spent('C3 R'), spent('C3 BUSINESS')]).toEqual([2, 1, 1]);
  });

  it('[E11.2] [A-16] other terrain over the edge of a tile costs one point', () => {
    const state = travelFrom('B2 CLINIC');
    go(state, 'B2 C');
    expect([state.turn.mp, reached(state, 'step')]).toEqual([2, ['B2 I', 'B2 W', 'C1 I', 'S2 C']]);
    go(state, 'C1 I');
    expect([state.turn.mp, tilesLeft(state)]).toEqual([1, ['B2']]);
  });

  it('[E11.2] from a location to the one it touches costs one point', () => {
    const state = travelFrom('D2 BUSINESS');
    expect(reached(state, 'step')).toEqual(['D2 C', 'D2 STORE_C']);
    go(state, 'D2 STORE_C');
    expect([state.turn.mp, tilesLeft(state)]).toEqual([2, []]);
    expect(options(state, 0, 'stop')).toEqual([STOP]);
  });

  it('[E11.3] a corner is not enough, neither within a tile nor between two', () => {
    const state = travelFrom('A1 EXIT_1', { cans: 2 });
    go(state, 'A1 C');
    expect(reached(state, 'step')).toEqual(['A1 EXIT_1', 'A1 I', 'A1 R', 'A1 SUBWAY', 'B1 C', 'S1 C']);
    for (const name of ['A1 W', 'B1 R', 'S1 R', 'S2 C', 'S1 HOSPITAL', 'B1 SAFE_HOUSE'])
      expect(why(state, { type: 'step', to: spot(name) })).toEqual(['E11.3', 'step.notBeside']);
  });

  it('[E11.1] [A-18] neither on a terrain nor where it began', () => {
    const state = travelFrom('D3 STORE_D');
    expect(refusedBy(state, 0, STOP)).toEqual(['E11.1']);
    go(state, 'D3 BUSINESS');
    expect(options(state, 0, 'stop')).toEqual([STOP]);
    go(state, 'D3 R');
    expect(options(state, 0, 'stop')).toEqual([]);
    expect(why(state, STOP)).toEqual(['E11.1', 'stop.notHere']);
    // One point left: into the store would be the end where it began.
    expect([state.turn.mp, reached(state, 'step')]).toEqual([1, ['C1 R', 'D3 BUSINESS', 'S1 R']]);
    expect(refusedBy(state, 0, { type: 'step', to: spot('D3 STORE_D') })).toEqual(['E11.1']);
  });

  it('[E11.1] no point is left: only what is free, and then the stop', () => {
    const state = travelFrom('D1 STORE_B');
    state.turn.mp = 1;
    state.at[0] = spot('C1 I');
    expect(reached(state, 'step')).toEqual(['C1 GANG', 'D1 I', 'S2 I']);
    go(state, 'C1 GANG');
    expect([state.turn.mp, reached(state, 'step')]).toEqual([0, []]);
    expect(escapePlan.legal(state, 0).filter(({ type }) => type !== 'use')).toEqual([STOP]);
  });

  it('[A-17] a location may be passed through that may not be visited', () => {
    const state = travelFrom('D3 STORE_D');
    const business = state.places.indexOf(spot('D3 BUSINESS'));
    state.visited[business] = 1;
    go(state, 'D3 BUSINESS');
    expect(options(state, 0, 'stop')).toEqual([]);
    expect(why(state, STOP)).toEqual(['E15.1', 'stop.visited']);
    expect(state.visited[business]).toBe(1);
    go(state, 'D3 I', 'C3 I', 'C3 BUSINESS');
    expect([state.turn.mp, tilesLeft(state)]).toEqual([0, ['D3']]);
    play(state, 0, STOP);
    expect(state.visited[state.places.indexOf(spot('C3 BUSINESS'))]).toBe(1);
    expect(state.visited[business]).toBe(1);
  });

  it('[E11.1] [A-17] a location nobody may visit is entered only with points to leave it again', () => {
    const state = travelFrom('S2 STORE_A', { cash: 4 });
    go(state, 'S2 C', 'C2 C');
    expect([state.turn.mp, reached(state, 'step')]).toEqual([2, ['A2 I', 'C2 BUSINESS', 'C2 I', 'C2 W', 'S2 C']]);
    go(state, 'C2 I');
    // $4k is not enough for the gang, and one point does not lead out of it.
    expect([state.turn.mp, reached(state, 'step')]).toEqual([1, ['B2 I']]);
  });

  it('[E11.1] what a location refuses is said with its own clause', () => {
    const refusedAt = (name: string, change: (state: ReturnType<typeof travelFrom>) => void) => {
      const state = travelFrom('S1 HOSPITAL');
      state.at[0] = spot(name);
      change(state);
      return why(state, STOP);
    };
    expect(refusedAt('B1 SAFE_HOUSE', (state) => state.visited.fill(1))).toEqual(['E15.1', 'stop.visited']);
    expect(refusedAt('C1 BUSINESS', (state) => Object.assign(state, { closed: 0b111111 }))).toEqual([
      'E15.2',
      'stop.closed',
    ]);
    const withKey = (state: ReturnType<typeof travelFrom>) => {
      state.closed = 0b111111;
      Object.assign(state.boards[0] ?? {}, { keys: [0, 2, 0] });
    };
    expect(refusedAt('C1 BUSINESS', withKey)).toEqual(['E15.2', 'stop.closed']);
    expect(refusedAt('C1 GANG', (state) => state.control.fill(1))).toEqual(['E15.6', 'stop.gangTaken']);
    expect(refusedAt('C1 GANG', (state) => Object.assign(state.boards[0] ?? {}, { cash: 4 }))).toEqual([
      'E15.6',
      'stop.gangPrice',
    ]);
    expect(refusedAt('C1 GANG', () => undefined)).toEqual([]);
  });

  it('[E11.1] [E15.13] the gang is paid on stopping, a closed business opened with the key named', () => {
    const gang = travelFrom('S1 HOSPITAL', { cash: 6 });
    go(gang, 'S1 R', 'C1 R', 'C1 I', 'C1 GANG');
    play(gang, 0, STOP);
    expect([gang.boards[0]?.cash, gang.control[tile('C1')]]).toEqual([1, 0]);

    const business = travelFrom('S1 HOSPITAL', { cash: 6 });
    business.closed = 1 << business.places.indexOf(spot('C1 BUSINESS'));
    Object.assign(business.boards[0] ?? {}, { keys: [1, 0, 3], slots: [0, 6, 0, 0, 0, 0] });
    go(business, 'S1 R', 'C1 R', 'C1 BUSINESS');
    const stops = [0, 2, 3].map((key) => ({ type: 'stop', key }));
    expect(options(business, 0, 'stop')).toEqual(stops);
    expect(refusedBy(business, 0, { type: 'stop', key: 1 })).toEqual(['E15.2']);
    expect(play(escapePlan.copy(business), 0, { type: 'stop', key: 2 }).all('keyTurned')).toEqual([
      { pawn: 0, key: 2 },
    ]);
    const withMaster = escapePlan.copy(business);
    play(withMaster, 0, { type: 'stop', key: 3 });
    expect([withMaster.boards[0]?.cash, withMaster.boards[0]?.slots]).toEqual([2, [0, -6, 0, 0, 0, 0]]);
    expect(withMaster.boards[0]?.keys).toEqual([1, 0, 3]);
    play(business, 0, { type: 'stop', key: 0 });
    expect([business.boards[0]?.cash, business.boards[0]?.keys]).toEqual([6, [-1, 0, 3]]);
    expect(business.boards[0]?.slots).toEqual([0, 6, 0, 0, 0, 0]);
  });
});

describe('free steps', () => {
  it('[A-31] lead back along the own trail, step by step', () => {
    const state = travelFrom('D1 STORE_B');
    go(state, 'D1 I', 'C1 I');
    expect(reached(state, 'step')).toEqual(['B2 C', 'C1 C', 'C1 GANG', 'C1 R', 'D1 I', 'S2 I']);
    go(state, 'S2 I', 'C1 I', 'D1 I');
    expect([state.turn.mp, tilesLeft(state)]).toEqual([2, ['C1', 'D1', 'S2']]);
    go(state, 'D1 W', 'D1 BUSINESS');
    play(state, 0, STOP);
    expect([state.turn.mp, state.at[0]]).toEqual([0, spot('D1 BUSINESS')]);
  });

  it('[A-31] not a third time to the same terrain before a point is spent', () => {
    const state = travelFrom('D1 STORE_B', { cans: 1 });
    go(state, 'D1 I', 'C1 I', 'D1 I', 'C1 I');
    expect(why(state, { type: 'step', to: spot('D1 I') })).toEqual(['A-31', 'step.circles']);
    // With a point spent all is open again.
    go(state, 'C1 R', 'C1 I', 'D1 I');
    expect(state.turn.mp).toBe(0);
  });

  it('[E11.1] [E9.5] [A-31] never to where only a third time on the same terrain would lead to an end', () => {
    const cornered = (board: object, visited: boolean) => {
      const state = table({ pawns: [spot('S2 GANG')], boards: [board] }, 'travel');
      if (visited) state.visited[state.places.indexOf(spot('C2 BUSINESS'))] = 1;
      go(state, 'S2 I', 'S2 C', 'B2 C', 'S2 C');
      return reached(state, 'step');
    };
    expect(cornered({}, false)).toEqual(['B2 C', 'C2 C', 'S2 STORE_A']);
    // With one point C2's commercial terrain leads to nothing but the business, which was visited before.
    expect(cornered({}, true)).toEqual(['B2 C', 'S2 STORE_A']);
    expect(cornered({ cans: 1 }, true)).toContain('C2 C');
    // Whoever can be carried on may go there.
    expect(cornered({ contacts: holding('Sewer') }, true)).toContain('C2 C');
    expect(cornered({ contacts: holding('Medevac') }, true)).toContain('C2 C');
    expect(cornered({ items: carrying(fixerItem(7)) }, true)).toContain('C2 C');
    expect(cornered({ contacts: holding('Informant') }, true)).not.toContain('C2 C');
  });

  it('[E11.1] [E9.5] a free way through a whole region counts, tile by tile', () => {
    const state = travelFrom('D1 STORE_B', { cash: 4 });
    state.visited.fill(1);
    state.turn.mp = 2;
    go(state, 'D1 I');
    // C1 has nothing to offer, but S2 and S1 lie beyond: the subway there is one point away.
    expect(reached(state, 'step')).toEqual(['C1 I']);
    go(state, 'C1 I', 'D1 I', 'C1 I');
    expect(reached(state, 'step')).toEqual(['S2 I']);
    go(state, 'S2 I', 'S1 I', 'S2 I');
    expect(reached(state, 'step')).toEqual(['S1 I']);
    go(state, 'S1 I');
    expect(reached(state, 'step')).toEqual(['B1 I', 'S1 SUBWAY']);
    go(state, 'B1 I');
    expect(reached(state, 'step')).toEqual(['B1 HELIPORT']);
  });
});

describe('gas cans', () => {
  it('[E11.5] [A-26] EX21 a can returned to the store gives one point more this turn', () => {
    const state = travelFrom('S1 HOSPITAL', { cans: 2 });
    state.cans = 4;
    const happened = play(state, 0, { type: 'gasCan' });
    expect(happened.all('canUsed')).toEqual([{ pawn: 0 }]);
    expect([state.turn.mp, state.boards[0]?.cans, state.cans]).toEqual([4, 1, 5]);
    go(state, 'S1 R', 'S1 I', 'S1 SUBWAY');
    play(state, 0, STOP);
    playAll(state, 0, { type: 'endTurn' });
    // Nothing is kept for later: the next turn has three points again.
    expect(waiting(state)[0]).toBe('action');
    expect([state.turn.mp, state.boards[0]?.cans]).toEqual([3, 1]);
  });

  it('[E11.5] [A-26] cans count for what is still in reach, before they are returned, and at any time', () => {
    const without = travelFrom('S2 GANG');
    go(without, 'S2 I');
    expect(why(without, { type: 'step', to: spot('S2 GANG') })).toEqual(['E11.1', 'step.noEnd']);
    expect(why(without, { type: 'gasCan' })).toEqual(['E11.5', 'gasCan.none']);

    const state = travelFrom('S2 GANG', { cans: 1 });
    go(state, 'S2 I');
    expect(reached(state, 'step')).toEqual(['C1 I', 'S1 I', 'S2 C', 'S2 GANG', 'S2 R']);
    go(state, 'S2 GANG', 'S2 I');
    // In the middle of a terrain with no point left the can is the only way on, but for what is free.
    expect([state.turn.mp, reached(state, 'step')]).toEqual([0, ['C1 I', 'S1 I']]);
    expect(options(state, 0, 'gasCan')).toEqual([{ type: 'gasCan' }]);
    go(state, 'S1 I');
    expect(why(state, { type: 'step', to: spot('S1 SUBWAY') })).toEqual(['E11.2', 'step.points']);
    play(state, 0, { type: 'gasCan' });
    expect(options(state, 0, 'gasCan')).toEqual([]);
    go(state, 'S1 SUBWAY');
    expect(options(state, 0, 'stop')).toEqual([STOP]);
  });
});

describe('no way on', () => {
  it('[E9.5] [E11.1] a robber that cannot finish any more goes back to where it began, without AVOID and VISIT', () => {
    const state = travelFrom('S2 STORE_A');
    state.at[0] = at('S2', 'C');
    state.turn.left = 1 << tile('A2');
    state.turn.mp = 0;
    state.cops[tile('A2')] = 7;
    expect(escapePlan.legal(state, 0).filter(({ type }) => type !== 'use')).toEqual([{ type: 'turnBack' }]);
    const happened = play(state, 0, { type: 'turnBack' });
    expect(happened.all('turnedBack')).toEqual([{ pawn: 0 }]);
    expect([state.at[0], waiting(state), state.turn.left, state.turn.step]).toEqual([
      spot('S2 STORE_A'),
      ['action', 0],
      0,
      0,
    ]);
    // It may not set out again: it rests, or stays where it has rested already.
    const after = (sun: number) => {
      const copy = escapePlan.copy(state);
      Object.assign(copy.boards[0] ?? {}, { sun });
      return escapePlan.legal(copy, 0).flatMap(({ type }) => (type === 'use' ? [] : [type]));
    };
    expect([after(1), after(0)]).toEqual([['rest'], ['stay']]);
    expect(state.boards[0]?.wounds).toBe(0);
    expect(refusedBy(travelFrom('S2 STORE_A'), 0, { type: 'turnBack' })).toEqual(['E11.1']);
  });
});
