import { describe, expect, it } from 'vitest';
import { escapePlan } from '../game.ts';
import { equipmentItem } from '../items.ts';
import { CITY_X, cops, options, play, refusedBy, table, tile, waiting } from '../table.fixture.ts';
import { carrying, chased, cop, go, holding, spot, tilesLeft, toAvoid, use, usesOf, why } from '../trip.fixture.ts';

const STOP = { type: 'stop', key: -1 } as const;
const WOUND = { type: 'takeWound' } as const;
const ALL = cops('FEDERAL', 'LOCAL', 'SWAT');

function travelFrom(name: string, on: Record<string, number>, board: object = {}) {
  return table({ pawns: [spot(name)], boards: [board], cops: on }, 'travel');
}

describe('whom to avoid', () => {
  it('[E12.2] EX22 the cops of every tile left, not of the one reached', () => {
    const state = table(
      {
        city: CITY_X,
        pawns: [spot('B2 SAFE_HOUSE')],
        cops: { B2: cops('FEDERAL'), A3: cops('FEDERAL', 'LOCAL'), S2: cops('SWAT') },
      },
      'travel',
    );
    go(state, 'B2 I', 'A3 I', 'A3 C', 'S2 C', 'S2 STORE_A');
    expect(state.turn.mp).toBe(0);
    play(state, 0, STOP);
    expect([waiting(state), state.turn.step]).toEqual([['avoid', 0], 2]);
    expect(toAvoid(state)).toEqual(['A3 FEDERAL', 'A3 LOCAL', 'B2 FEDERAL']);
  });

  it('[E12.3] EX23 nothing of the tiles flown over or ridden under, but of those where flight and ride began', () => {
    const state = travelFrom(
      'B1 SAFE_HOUSE',
      { B1: cops('LOCAL', 'SWAT'), A2: cops('FEDERAL'), A3: cops('FEDERAL'), A1: cops('SWAT'), S1: ALL, S2: ALL },
      { cans: 1 },
    );
    go(state, 'B1 R', 'B1 HELIPORT');
    play(state, 0, { type: 'fly', to: spot('A3 SUBWAY') });
    expect(state.turn.mp).toBe(0);
    play(state, 0, { type: 'ride', to: spot('A1 SUBWAY') });
    play(state, 0, { type: 'gasCan' });
    expect(state.turn.mp).toBe(2);
    go(state, 'A1 C', 'A1 EXIT_1');
    expect([state.turn.mp, tilesLeft(state)]).toEqual([0, ['A3', 'B1']]);
    play(state, 0, STOP);
    expect(toAvoid(state)).toEqual(['A3 FEDERAL', 'B1 LOCAL', 'B1 SWAT']);
  });

  it('[E12.1] EX24 skipped on the tile it began on', () => {
    const state = travelFrom('D2 BUSINESS', { D2: ALL });
    go(state, 'D2 STORE_C');
    expect(state.turn.mp).toBe(2);
    play(state, 0, STOP);
    expect([waiting(state), toAvoid(state), state.boards[0]?.wounds]).toEqual([['takeCan', 0], [], 0]);
  });

  it('[E12.1] [A-34] skipped also after a round trip over other tiles', () => {
    const state = travelFrom('S1 SUBWAY', { S1: ALL, B1: ALL, A1: ALL });
    go(state, 'S1 I', 'B1 I', 'B1 C', 'A1 C', 'S1 C', 'S1 HOSPITAL');
    expect([state.turn.mp, tilesLeft(state)]).toEqual([0, ['A1', 'B1', 'S1']]);
    play(state, 0, STOP);
    expect([waiting(state), toAvoid(state)]).toEqual([['hospital', 0], []]);
  });

  it('[E12.2] [A-35] a tile left twice counts once', () => {
    const state = travelFrom('S2 STORE_A', { S2: cops('LOCAL'), B1: cops('SWAT'), C1: ALL });
    go(state, 'S2 R', 'B1 R', 'B1 I', 'S1 I', 'S2 I', 'C1 I', 'C1 GANG');
    expect(tilesLeft(state)).toEqual(['B1', 'S1', 'S2']);
    play(state, 0, STOP);
    expect(toAvoid(state)).toEqual(['B1 SWAT', 'S2 LOCAL']);
    play(state, 0, WOUND);
    play(state, 0, WOUND);
    expect([waiting(state), state.boards[0]?.wounds]).toEqual([['finish', 0], 2]);
  });

  it('[E12.2] [A-36] never those of the tile it ends on, even if it was left before', () => {
    const state = travelFrom('D1 STORE_B', { D1: cops('LOCAL'), C1: ALL, S2: cops('SWAT') });
    go(state, 'D1 I', 'C1 I', 'S2 I', 'S1 I', 'S1 R', 'C1 R', 'C1 BUSINESS');
    expect(tilesLeft(state)).toEqual(['C1', 'D1', 'S1', 'S2']);
    play(state, 0, STOP);
    expect(toAvoid(state)).toEqual(['D1 LOCAL', 'S2 SWAT']);
  });

  it('[E12.2] nobody on the tiles left, no card with a star: no step AVOID', () => {
    const state = chased({ cops: { S1: ALL, B2: ALL } });
    expect([waiting(state), state.turn.step]).toEqual([['finish', 0], 0]);
  });
});

describe('AVOID when escaping', () => {
  function atOpenExit(name: string, on: Record<string, number>, day = 3) {
    const state = table({ day, pawns: [spot(name)], cops: on }, 'travel');
    state.patrolled = [1, 2, 2];
    return state;
  }

  it('[E12.1] [A-86] [A-87] without moving: the cops of the exit only', () => {
    const state = atOpenExit('A1 EXIT_1', { A1: cops('FEDERAL', 'LOCAL'), S1: ALL, B1: ALL });
    expect([options(state, 0, 'escape'), options(state, 0, 'stop')]).toEqual([[{ type: 'escape' }], []]);
    play(state, 0, { type: 'escape' });
    expect([waiting(state), toAvoid(state)]).toEqual([
      ['avoid', 0],
      ['A1 FEDERAL', 'A1 LOCAL'],
    ]);
    play(state, 0, WOUND);
    play(state, 0, WOUND);
    expect([state.escapes, state.boards[0]?.wounds]).toEqual([[0], 2]);
  });

  it('[E12.2] [A-87] after a way: all tiles left and the exit', () => {
    const state = atOpenExit('S1 HOSPITAL', { A1: cops('SWAT'), S1: cops('LOCAL'), B1: ALL });
    go(state, 'S1 C', 'A1 C', 'A1 EXIT_1');
    expect([options(state, 0, 'escape'), options(state, 0, 'stop')]).toEqual([[{ type: 'escape' }], [STOP]]);
    const stopped = escapePlan.copy(state);
    play(stopped, 0, STOP);
    expect(toAvoid(stopped)).toEqual(['S1 LOCAL']);
    play(state, 0, { type: 'escape' });
    expect(toAvoid(state)).toEqual(['A1 SWAT', 'S1 LOCAL']);
  });

  it('[A-86] from the tile of the exit, and back to the exit where the turn began', () => {
    const state = atOpenExit('A1 SUBWAY', { A1: cops('SWAT') });
    go(state, 'A1 C', 'A1 EXIT_1');
    play(state, 0, { type: 'escape' });
    expect(toAvoid(state)).toEqual(['A1 SWAT']);
    const back = atOpenExit('A1 EXIT_1', { A1: cops('SWAT'), B1: cops('LOCAL') });
    back.turn.mp = 4;
    go(back, 'A1 C', 'B1 C', 'B1 I', 'S1 I', 'S1 C', 'A1 C', 'A1 EXIT_1');
    expect([back.turn.mp, options(back, 0, 'stop')]).toEqual([0, []]);
    play(back, 0, { type: 'escape' });
    expect(toAvoid(back)).toEqual(['A1 SWAT', 'B1 LOCAL']);
  });

  it('[A-86] on day 3 only, and only at the exit with one patrol card', () => {
    expect(refusedBy(atOpenExit('A1 EXIT_1', {}, 2), 0, { type: 'escape' })).toEqual(['E21.1']);
    expect(refusedBy(atOpenExit('A2 EXIT_2', {}), 0, { type: 'escape' })).toEqual(['E21.1']);
    expect(refusedBy(atOpenExit('A1 SUBWAY', {}), 0, { type: 'escape' })).toEqual(['E21.1']);
    expect(refusedBy(atOpenExit('A1 EXIT_1', {}), 0, { type: 'escape' })).toEqual([]);
  });
});

describe('not avoided', () => {
  it('[E12.5] [A-37] each cop that is not avoided wounds, one by one; nothing has to be used', () => {
    const state = chased({
      cops: { D1: cops('LOCAL', 'SWAT'), S2: cops('FEDERAL') },
      boards: [{ contacts: holding('Fast Car') }],
    });
    expect(usesOf(state, 'contact')).toEqual([use('contact', 0, tile('S2')), use('contact', 0, tile('D1'))]);
    const first = play(state, 0, WOUND);
    expect(first.what()).toEqual(['copNotAvoided', 'wounded']);
    expect(first.all('copNotAvoided')).toEqual([{ pawn: 0, tile: tile('S2'), cop: 0 }]);
    expect([toAvoid(state), waiting(state), state.boards[0]?.wounds]).toEqual([
      ['D1 LOCAL', 'D1 SWAT'],
      ['avoid', 0],
      1,
    ]);
    expect(play(state, 0, WOUND).all('copNotAvoided')).toEqual([{ pawn: 0, tile: tile('D1'), cop: 1 }]);
    expect(play(state, 0, WOUND).all('copNotAvoided')).toEqual([{ pawn: 0, tile: tile('D1'), cop: 2 }]);
    play(state, 0, { type: 'pass' });
    expect([toAvoid(state), waiting(state), state.turn.step]).toEqual([[], ['finish', 0], 0]);
    expect([state.boards[0]?.wounds, state.boards[0]?.spent, state.cops[tile('S2')]]).toEqual([3, 0, cops('FEDERAL')]);
  });

  it('[E12.4] in AVOID a wound is always possible, a pass is not, and no further travel', () => {
    const state = chased({ cops: { D1: cops('LOCAL') } });
    expect(escapePlan.legal(state, 0).filter(({ type }) => type !== 'use')).toEqual([WOUND]);
    expect(refusedBy(state, 0, { type: 'pass' })).toEqual(['E12.2']);
    expect(refusedBy(state, 0, { type: 'step', to: spot('S1 I') })).toEqual(['E12.2']);
    expect(refusedBy(state, 1, WOUND)).toEqual(['E9.1']);
  });

  it('[A-38] [E17.5] healing comes between two wounds', () => {
    const state = chased({ cops: { D1: cops('LOCAL', 'SWAT') }, boards: [{ wounds: 2, firstAid: 1 }] });
    play(state, 0, WOUND);
    expect([state.boards[0]?.wounds, waiting(state)]).toEqual([3, ['avoid', 0]]);
    const happened = play(state, 0, use('firstAid', 0));
    expect(happened.what()).toEqual(['firstAidUsed', 'healed']);
    expect([state.boards[0]?.wounds, state.boards[0]?.firstAid]).toEqual([2, 0]);
    expect(usesOf(state, 'firstAid')).toEqual([]);
    play(state, 0, WOUND);
    expect([state.boards[0]?.wounds, state.boards[0]?.cuffed, waiting(state)]).toEqual([3, 0, ['finish', 0]]);
  });
});

describe('nobody to avoid', () => {
  const PASS = { type: 'pass' } as const;

  it.each(['Fighter', 'Boxer', 'Ninja', 'Fast Car'])('[E17.13] %s can be used for its star alone', (name) => {
    const state = chased({ boards: [{ contacts: holding(name), cash: 3 }] });
    expect([waiting(state), state.turn.step]).toEqual([['avoid', 0], 2]);
    expect(escapePlan.legal(state, 0).filter(({ type }) => type !== 'use')).toEqual([PASS]);
    expect(usesOf(state, 'contact')).toEqual([use('contact', 0)]);
    expect(play(state, 0, use('contact', 0)).what()).toEqual(['contactUsed', 'paid', 'notorietyGained']);
    expect([state.red[0], state.boards[0]?.spent, waiting(state)]).toEqual([1, 1, ['finish', 0]]);
  });

  it('[E17.13] [A-37] nothing has to be used: going on ends the step', () => {
    const state = chased({ boards: [{ contacts: holding('Fast Car') }] });
    expect(why(state, WOUND)).toEqual(['E12.5', 'wound.nobody']);
    play(state, 0, PASS);
    expect([waiting(state), state.red[0], state.boards[0]?.spent, state.turn.step]).toEqual([['finish', 0], 0, 0, 0]);
  });

  it('[E17.13] the same once the last cop has been avoided', () => {
    const state = chased({ cops: { S2: cops('FEDERAL') }, boards: [{ contacts: holding('Boxer', 'Fighter') }] });
    play(state, 0, use('contact', 0, tile('S2')));
    expect([waiting(state), usesOf(state, 'contact')]).toEqual([['avoid', 0], [use('contact', 1)]]);
    play(state, 0, use('contact', 1));
    expect([waiting(state), state.red[0]]).toEqual([['finish', 0], 2]);
  });

  it('[E17.13] [E12.2] left out where a use would change nothing but turn a piece down', () => {
    const left = (board: object) => waiting(chased({ boards: [board] }));
    expect(left({ contacts: holding('Stuntman', 'Informant'), items: carrying(equipmentItem(0)) })[0]).toBe('finish');
    expect(left({ contacts: holding('Fast Car'), spent: 1 })[0]).toBe('finish');
    expect(left({ contacts: holding('Fast Car'), cuffed: 1 })[0]).toBe('finish');
    const famous = chased({ cops: { S2: cops('FEDERAL') }, boards: [{ contacts: holding('Fast Car') }] });
    famous.red[0] = 4;
    play(famous, 0, WOUND);
    expect(waiting(famous)).toEqual(['finish', 0]);
  });

  it('[A-94] [E17.13] offered also to whoever cannot pay for the card: money is hidden', () => {
    const state = chased({ boards: [{ contacts: holding('Fast Car'), cash: 2 }] });
    expect([waiting(state), usesOf(state, 'contact')]).toEqual([['avoid', 0], []]);
  });

  it('[E12.1] no step at all back on the tile where the turn began', () => {
    const state = travelFrom('D2 BUSINESS', { D2: ALL }, { contacts: holding('Fast Car') });
    go(state, 'D2 STORE_C');
    play(state, 0, STOP);
    expect(waiting(state)).toEqual(['takeCan', 0]);
  });
});

describe('Sandra in the way', () => {
  it('[A-73] [E12.2] she is one more to avoid on the tile left, the last to wound', () => {
    const state = chased({ seats: 2, third: 'S2 STORE_A', cops: { S2: ALL } });
    expect([toAvoid(state), state.turn.sandra]).toEqual([['S2 FEDERAL', 'S2 LOCAL', 'S2 SWAT'], 1]);
    for (let count = 0; count < 3; count++) play(state, 0, WOUND);
    expect([waiting(state), toAvoid(state), state.turn.sandra]).toEqual([['avoid', 0], [], 1]);
    Object.assign(state.boards[0] ?? {}, { wounds: 0 });
    expect(play(state, 0, WOUND).all('copNotAvoided')).toEqual([{ pawn: 0, tile: -1, cop: 3 }]);
    expect([state.turn.sandra, state.boards[0]?.wounds, waiting(state)]).toEqual([0, 1, ['finish', 0]]);
  });

  it('[A-73] also alone, also on the tile of the hospital, never on the tile reached', () => {
    expect(chased({ seats: 2, third: 'D1 BUSINESS' }).turn.sandra).toBe(1);
    expect(waiting(chased({ seats: 2, third: 'S1 HOSPITAL' }))).toEqual(['finish', 0]);
    expect(waiting(chased({ seats: 2, third: 'B2 CLINIC' }))).toEqual(['finish', 0]);
    const state = table({ seats: 2, pawns: [spot('S1 SUBWAY'), spot('C1 GANG'), spot('S1 HOSPITAL')] }, 'travel');
    go(state, 'S1 I', 'B1 I', 'B1 HELIPORT');
    play(state, 0, STOP);
    expect([waiting(state), state.turn.sandra]).toEqual([['avoid', 0], 1]);
    expect(usesOf(state, 'equipment')).toEqual([]);
    expect(cop('S1', 'SANDRA')).toBe(tile('S1') * 4 + 3);
  });
});
