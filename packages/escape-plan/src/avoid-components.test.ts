import { describe, expect, it } from 'vitest';
import { IGNORE_TILE, LIE_LOW } from './action.ts';
import { escapePlan } from './game.ts';
import { equipmentItem, fixerItem } from './items.ts';
import { contact, cops, play, playAll, refusedBy, table, tile, waiting } from './table.fixture.ts';
import { carrying, chased, cop, go, holding, spot, toAvoid, use, usesOf, why } from './trip.fixture.ts';

const ALL = cops('FEDERAL', 'LOCAL', 'SWAT');
const [VEST, HAT, HELMET, GAS_MASK] = [0, 1, 2, 3].map(equipmentItem) as [number, number, number, number];
const MOTORCYCLE = fixerItem(5);
const AVOID_ALL = 1 + 4;

describe('equipment', () => {
  const everywhere = { D1: ALL, C1: ALL };

  it('[E17.3] [E12.4] each type against its cops: vest, hat, helmet, gas mask', () => {
    const state = chased({ cops: everywhere, boards: [{ items: carrying(VEST, HAT, HELMET, GAS_MASK) }] });
    expect(usesOf(state, 'equipment')).toEqual([
      use('equipment', 0, cop('C1', 'FEDERAL')),
      use('equipment', 0, cop('D1', 'FEDERAL')),
      use('equipment', 1, cop('C1', 'LOCAL')),
      use('equipment', 1, cop('D1', 'LOCAL')),
      use('equipment', 2, cop('C1', 'SWAT')),
      use('equipment', 2, cop('D1', 'SWAT')),
      use('equipment', 3, cop('C1', 'LOCAL')),
      use('equipment', 3, cop('C1', 'SWAT')),
      use('equipment', 3, cop('D1', 'LOCAL')),
      use('equipment', 3, cop('D1', 'SWAT')),
    ]);
    expect(why(state, use('equipment', 0, cop('C1', 'LOCAL')))).toEqual(['E17.3', 'use.target']);
  });

  it('[E17.3] it avoids one cop and is turned down until a rest', () => {
    const state = chased({ cops: everywhere, boards: [{ items: carrying(0, GAS_MASK, HAT) }] });
    const happened = play(state, 0, use('equipment', 1, cop('D1', 'SWAT')));
    expect(happened.what()).toEqual(['equipmentUsed', 'copAvoided']);
    expect(happened.all('equipmentUsed')).toEqual([{ pawn: 0, equipment: 3 }]);
    expect(happened.all('copAvoided')).toEqual([{ pawn: 0, tile: tile('D1'), cop: 2 }]);
    expect(toAvoid(state)).toEqual(['C1 FEDERAL', 'C1 LOCAL', 'C1 SWAT', 'D1 FEDERAL', 'D1 LOCAL']);
    expect([state.boards[0]?.used, state.boards[0]?.wounds, state.cops[tile('D1')]]).toEqual([0b10, 0, ALL]);
    expect(usesOf(state, 'equipment').map(({ index }) => index)).toEqual([2, 2]);
  });

  it('[E17.13] [E17.1] used for nothing where there is no cop of its type; outside AVOID not at all', () => {
    const state = chased({ cops: { D1: cops('LOCAL') }, boards: [{ items: carrying(VEST) }] });
    expect(usesOf(state, 'equipment')).toEqual([use('equipment', 0)]);
    play(state, 0, use('equipment', 0));
    expect([toAvoid(state), state.boards[0]?.used]).toEqual([['D1 LOCAL'], 1]);
    for (const frame of ['action', 'travel', 'finish'] as const)
      expect(usesOf(table({ boards: [{ items: carrying(VEST, HAT) }] }, frame), 'equipment')).toEqual([]);
  });

  it('[A-73] any type serves against Sandra', () => {
    const state = chased({
      seats: 2,
      third: 'C1 GANG',
      cops: { D1: cops('LOCAL') },
      boards: [{ items: carrying(VEST, GAS_MASK) }],
    });
    expect(usesOf(state, 'equipment')).toEqual([
      use('equipment', 0, cop('C1', 'SANDRA')),
      use('equipment', 1, cop('C1', 'SANDRA')),
      use('equipment', 1, cop('D1', 'LOCAL')),
    ]);
    const happened = play(state, 0, use('equipment', 0, cop('C1', 'SANDRA')));
    expect(happened.all('sandraAvoided')).toEqual([{ pawn: 0, tile: tile('C1'), cop: 3 }]);
    expect([state.turn.sandra, toAvoid(state)]).toEqual([0, ['D1 LOCAL']]);
    expect(usesOf(state, 'equipment')).toEqual([use('equipment', 1, cop('D1', 'LOCAL'))]);
  });
});

describe('contacts that avoid', () => {
  it('[E17.2] [E12.4] EX26 Boxer: $2k, a star, Federal and SWAT of one tile', () => {
    const state = chased({
      cops: { D1: cops('FEDERAL'), C1: ALL, S2: cops('LOCAL') },
      boards: [{ contacts: holding('Informant', 'Boxer'), cash: 2 }],
    });
    expect(usesOf(state, 'contact').filter(({ index }) => index === 1)).toEqual([
      use('contact', 1, tile('C1')),
      use('contact', 1, tile('D1')),
    ]);
    const happened = play(state, 0, use('contact', 1, tile('C1')));
    expect(happened.what()).toEqual(['contactUsed', 'paid', 'notorietyGained', 'copsAvoided']);
    expect(happened.all('contactUsed')).toEqual([{ pawn: 0, contact: contact('Boxer') }]);
    expect(happened.all('copsAvoided')).toEqual([{ pawn: 0, tile: tile('C1'), cops: cops('FEDERAL', 'SWAT') }]);
    expect(toAvoid(state)).toEqual(['C1 LOCAL', 'D1 FEDERAL', 'S2 LOCAL']);
    const [board] = state.boards;
    expect([board?.cash, board?.spent, state.red[0], state.blue[0]]).toEqual([0, 0b10, 1, 0]);
    expect(usesOf(state, 'contact')).toEqual([]);
  });

  it('[E17.2] EX26 turning it up by Rest gives no notoriety', () => {
    const state = table({ boards: [{ contacts: holding('Informant', 'Boxer'), spent: 0b10 }] });
    playAll(state, 0, { type: 'rest' });
    expect([state.boards[0]?.spent, state.red[0]]).toEqual([0, 0]);
  });

  it('[E17.12] Fighter: Federal and Local; Ninja: Local and SWAT; all for $2k and a star', () => {
    for (const [name, left] of [
      ['Fighter', 'C1 SWAT'],
      ['Boxer', 'C1 LOCAL'],
      ['Ninja', 'C1 FEDERAL'],
    ] as const) {
      const state = chased({ cops: { C1: ALL }, boards: [{ contacts: holding(name), cash: 5 }] });
      play(state, 0, use('contact', 0, tile('C1')));
      expect([toAvoid(state), state.boards[0]?.cash, state.red[0]]).toEqual([[left], 3, 1]);
      const poor = chased({ cops: { C1: ALL }, boards: [{ contacts: holding(name), cash: 1 }] });
      expect(usesOf(poor, 'contact')).toEqual([]);
    }
  });

  it('[E17.13] a Fighter without a cop of his may still be used, for nothing', () => {
    const state = chased({ cops: { C1: cops('SWAT') }, boards: [{ contacts: holding('Fighter') }] });
    expect(usesOf(state, 'contact')).toEqual([use('contact', 0)]);
    expect(why(state, use('contact', 0, tile('C1')))).toEqual(['E17.12', 'use.target']);
    expect(play(state, 0, use('contact', 0)).what()).toEqual(['contactUsed', 'paid', 'notorietyGained']);
    expect([toAvoid(state), state.boards[0]?.spent, state.boards[0]?.cash]).toEqual([['C1 SWAT'], 1, 7]);
  });

  it('[E17.12] Stuntman: one cop of any type for $1k, no star', () => {
    const state = chased({
      cops: { D1: ALL, C1: cops('LOCAL') },
      boards: [{ contacts: holding('Stuntman'), cash: 1 }],
    });
    expect(usesOf(state, 'contact')).toEqual([
      use('contact', 0, cop('C1', 'LOCAL')),
      use('contact', 0, cop('D1', 'FEDERAL')),
      use('contact', 0, cop('D1', 'LOCAL')),
      use('contact', 0, cop('D1', 'SWAT')),
    ]);
    play(state, 0, use('contact', 0, cop('D1', 'LOCAL')));
    expect(toAvoid(state)).toEqual(['C1 LOCAL', 'D1 FEDERAL', 'D1 SWAT']);
    expect([state.boards[0]?.cash, state.red[0], state.boards[0]?.spent]).toEqual([0, 0, 1]);
  });

  it('[E17.12] Fast Car: all cops of one tile for $3k and a star', () => {
    const state = chased({ cops: { D1: ALL, C1: ALL }, boards: [{ contacts: holding('Fast Car'), cash: 3 }] });
    expect(usesOf(state, 'contact')).toEqual([use('contact', 0, tile('C1')), use('contact', 0, tile('D1'))]);
    const happened = play(state, 0, use('contact', 0, tile('D1')));
    expect(happened.all('copsAvoided')).toEqual([{ pawn: 0, tile: tile('D1'), cops: ALL }]);
    expect([toAvoid(state), state.boards[0]?.cash, state.red[0]]).toEqual([
      ['C1 FEDERAL', 'C1 LOCAL', 'C1 SWAT'],
      0,
      1,
    ]);
    // With the last cop avoided the step is over.
    const last = chased({ cops: { D1: ALL }, boards: [{ contacts: holding('Fast Car') }] });
    play(last, 0, use('contact', 0, tile('D1')));
    expect([waiting(last), last.boards[0]?.wounds]).toEqual([['finish', 0], 0]);
  });

  it('[A-73] cards that avoid some or all of a tile cover Sandra there, and only there', () => {
    const given = { seats: 2, third: 'C1 GANG', cops: { D1: cops('SWAT'), C1: cops('SWAT') } };
    const state = chased({ ...given, boards: [{ contacts: holding('Fighter', 'Fast Car', 'Stuntman') }] });
    expect(usesOf(state, 'contact')).toEqual([
      use('contact', 0, tile('C1')),
      use('contact', 1, tile('C1')),
      use('contact', 1, tile('D1')),
      use('contact', 2, cop('C1', 'SWAT')),
      use('contact', 2, cop('C1', 'SANDRA')),
      use('contact', 2, cop('D1', 'SWAT')),
    ]);
    const after = (index: number, target: number) => {
      const copy = escapePlan.copy(state);
      play(copy, 0, use('contact', index, target));
      return [copy.turn.sandra, toAvoid(copy)];
    };
    expect(after(0, tile('C1'))).toEqual([0, ['C1 SWAT', 'D1 SWAT']]);
    expect(after(1, tile('C1'))).toEqual([0, ['D1 SWAT']]);
    expect(after(1, tile('D1'))).toEqual([1, ['C1 SWAT']]);
    expect(after(2, cop('C1', 'SWAT'))).toEqual([1, ['D1 SWAT']]);
    expect(after(2, cop('C1', 'SANDRA'))).toEqual([0, ['C1 SWAT', 'D1 SWAT']]);
  });

  it('[E17.1] [E17.14] only in AVOID, not before the move, in TRAVEL or after a rest', () => {
    const contacts = holding('Fighter', 'Boxer', 'Ninja', 'Stuntman', 'Fast Car');
    for (const frame of ['action', 'travel', 'finish'] as const) {
      const state = table({ boards: [{ contacts }], cops: { S1: ALL } }, frame);
      expect(usesOf(state, 'contact')).toEqual([]);
      expect(refusedBy(state, 0, use('contact', 0))).toEqual(['E17.1']);
    }
    const rested = table({ boards: [{ contacts: holding('Fighter', 'Informant', 'Helicopter'), items: carrying() }] });
    playAll(rested, 0, { type: 'rest' });
    while (waiting(rested)[0] === 'unlock') playAll(rested, 0, { type: 'unlock', asset: 4 });
    expect([waiting(rested)[0], usesOf(rested, 'contact')]).toEqual(['finish', [use('contact', 1)]]);
  });
});

describe('gang and asset in AVOID', () => {
  it('[E17.6] [E12.4] a member, the Gang card or the motorcycle ignores all cops of one tile', () => {
    const state = chased({
      cops: { D1: ALL, C1: cops('LOCAL') },
      boards: [{ contacts: holding('Gang'), items: carrying(MOTORCYCLE), members: 2, markers: 1 }],
    });
    state.control[tile('S2')] = 0;
    state.gangs[tile('S2')] = 0;
    for (const [component, index] of [
      ['contact', 0],
      ['fixer', 0],
      ['member', tile('S2')],
    ] as const) {
      expect(usesOf(state, component)).toEqual([
        use(component, index, -1, LIE_LOW),
        use(component, index, tile('C1'), IGNORE_TILE),
        use(component, index, tile('D1'), IGNORE_TILE),
      ]);
      const copy = escapePlan.copy(state);
      play(copy, 0, use(component, index, tile('D1'), IGNORE_TILE));
      expect([toAvoid(copy), copy.blue[0]]).toEqual([['C1 LOCAL'], 0]);
      const low = escapePlan.copy(state);
      play(low, 0, use(component, index, -1, LIE_LOW));
      expect([toAvoid(low).length, low.blue[0]]).toEqual([4, 1]);
    }
    play(state, 0, use('member', tile('S2'), tile('C1'), IGNORE_TILE));
    expect([state.boards[0]?.members, state.gangs[tile('S2')], state.boards[0]?.cash]).toEqual([1, 1, 9]);
  });

  it('[E12.4] the avoid-all asset costs its slot and covers one tile', () => {
    const state = chased({ cops: { D1: ALL, C1: ALL }, boards: [{ slots: [0, AVOID_ALL, 0, 0, 0, 0], cash: 4 }] });
    expect(usesOf(state, 'asset')).toEqual([use('asset', 1, tile('C1')), use('asset', 1, tile('D1'))]);
    const happened = play(state, 0, use('asset', 1, tile('C1')));
    expect(happened.what()).toEqual(['assetUsed', 'paid', 'copsAvoided']);
    expect(toAvoid(state)).toEqual(['D1 FEDERAL', 'D1 LOCAL', 'D1 SWAT']);
    expect([state.boards[0]?.cash, state.boards[0]?.slots]).toEqual([0, [0, -AVOID_ALL, 0, 0, 0, 0]]);
    expect(usesOf(state, 'asset')).toEqual([]);
    const poor = chased({ cops: { D1: ALL }, boards: [{ slots: [0, AVOID_ALL, 0, 0, 0, 0], cash: 3 }] });
    expect(usesOf(poor, 'asset')).toEqual([]);
  });

  it('[E12.4] [E17.13] [E17.14] it has no symbol: elsewhere it may be used, but avoids nobody later', () => {
    const board = { slots: [0, 0, 0, 0, 0, AVOID_ALL], cash: 0 };
    for (const frame of ['action', 'finish'] as const)
      expect(usesOf(table({ boards: [board] }, frame), 'asset')).toEqual([use('asset', 5)]);
    const state = table({ pawns: [spot('D1 STORE_B')], boards: [board], cops: { D1: cops('LOCAL') } }, 'travel');
    expect(usesOf(state, 'asset')).toEqual([use('asset', 5)]);
    play(state, 0, use('asset', 5));
    go(state, 'D1 C', 'C3 C', 'C3 I', 'C3 BUSINESS');
    play(state, 0, { type: 'stop', key: -1 });
    expect([waiting(state), toAvoid(state), usesOf(state, 'asset')]).toEqual([['avoid', 0], ['D1 LOCAL'], []]);
  });
});
