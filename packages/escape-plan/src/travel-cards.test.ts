import { describe, expect, it } from 'vitest';
import { escapePlan } from './game.ts';
import { contact, cops, options, play, playAll, refusedBy, table, tile, waiting } from './table.fixture.ts';
import {
  carriedTo,
  go,
  holding,
  reached,
  spot,
  tilesLeft,
  tilesOf,
  toAvoid,
  use,
  usesOf,
  why,
} from './trip.fixture.ts';

const STOP = { type: 'stop', key: -1 } as const;

function travelFrom(name: string, board: object = {}, city?: string) {
  return table({ pawns: [spot(name)], boards: [board], ...(city === undefined ? {} : { city }) }, 'travel');
}

describe('jet ski', () => {
  it('[E11.4] [E17.12] [A-28] for $1k one body of water of the own choice may be crossed, at the usual points', () => {
    const state = travelFrom('D3 BUSINESS', { contacts: holding('Jet Ski'), cash: 1, cans: 1 });
    expect(usesOf(state, 'contact')).toEqual([use('contact', 0, tile('A1')), use('contact', 0, tile('D3'))]);
    const other = escapePlan.copy(state);
    play(other, 0, use('contact', 0, tile('A1')));
    go(other, 'D3 R');
    expect([tilesOf(other.turn.jetSki), reached(other, 'step').includes('D3 W')]).toEqual([['A1'], false]);

    play(state, 0, use('contact', 0, tile('D3')));
    const [board] = state.boards;
    expect([tilesOf(state.turn.jetSki), board?.cash, board?.spent, state.turn.mp]).toEqual([['D3'], 0, 1, 3]);
    go(state, 'D3 R');
    expect(reached(state, 'step')).toEqual(['C1 R', 'D3 BUSINESS', 'D3 I', 'D3 STORE_D', 'D3 W', 'S1 R']);
    go(state, 'D3 W');
    expect([state.turn.mp, reached(state, 'step')]).toEqual([1, ['D3 C', 'D3 R']]);
    go(state, 'D3 C');
    play(state, 0, { type: 'gasCan' });
    go(state, 'D3 STORE_D');
    expect(options(state, 0, 'stop')).toEqual([STOP]);
  });

  it('[E11.4] [A-28] a body is offered once, by its first tile, and opened as a whole', () => {
    const city = 'S2 1,-1 0 · S1 1,0 0 · D3 0,0 0 · A1 0,-1 5';
    const state = travelFrom('D3 BUSINESS', { contacts: holding('Jet Ski'), cans: 2 }, city);
    expect(usesOf(state, 'contact')).toEqual([use('contact', 0, tile('A1'))]);
    expect(refusedBy(state, 0, use('contact', 0, tile('D3')))).toEqual(['E17.12']);
    play(state, 0, use('contact', 0, tile('A1')));
    expect(tilesOf(state.turn.jetSki)).toEqual(['A1', 'D3']);
    go(state, 'D3 R', 'D3 W', 'A1 W', 'A1 R');
    expect([state.turn.mp, tilesLeft(state)]).toEqual([0, ['D3']]);
  });

  it('[E17.13] without water that is closed it may be used for nothing; a second one finds only what is left', () => {
    const dry = travelFrom('S1 HOSPITAL', { contacts: holding('Jet Ski') }, 'S2 0,0 0 · S1 1,0 0');
    expect(usesOf(dry, 'contact')).toEqual([use('contact', 0)]);
    play(dry, 0, use('contact', 0));
    expect([dry.turn.jetSki, dry.boards[0]?.cash, dry.boards[0]?.spent]).toEqual([0, 8, 1]);
    const two = travelFrom('D3 BUSINESS', { contacts: holding('Jet Ski', 'Jet Ski') });
    play(two, 0, use('contact', 0, tile('D3')));
    expect(usesOf(two, 'contact')).toEqual([use('contact', 1, tile('A1'))]);
  });

  it('[A-22] [A-28] the water opened may also be flown to, and is closed again next turn', () => {
    const state = travelFrom('B1 HELIPORT', { contacts: holding('Jet Ski') });
    expect(refusedBy(state, 0, { type: 'fly', to: spot('A1 W') })).toEqual(['E11.4']);
    play(state, 0, use('contact', 0, tile('A1')));
    expect(reached(state, 'fly').filter((name) => name.endsWith(' W'))).toEqual(['A1 W', 'A3 W', 'B2 W', 'C2 W']);
    play(state, 0, { type: 'fly', to: spot('S1 SUBWAY') });
    play(state, 0, STOP);
    play(state, 0, { type: 'endTurn' });
    expect([waiting(state)[0], state.turn.jetSki]).toEqual(['action', 0]);
  });
});

describe('sewer', () => {
  it('[E17.12] [A-29] EX27 from Store D through the sewer to the safe house of B2', () => {
    const state = table(
      {
        pawns: [spot('D3 STORE_D')],
        boards: [{ contacts: holding('Sewer') }],
        cops: { D3: cops('LOCAL'), C1: cops('FEDERAL', 'SWAT') },
      },
      'travel',
    );
    expect(usesOf(state, 'contact')).toEqual([]);
    go(state, 'D3 R');
    expect(state.turn.mp).toBe(2);
    const into = (name: string) => {
      const copy = escapePlan.copy(state);
      play(copy, 0, use('contact', 0, spot(name)));
      return copy.turn.mp;
    };
    expect([into('B2 R'), into('B2 C')]).toEqual([2, 1]);
    // A tile one away, one three away, a location, water.
    for (const name of ['C1 R', 'S1 R', 'B3 R', 'A2 R', 'B2 SAFE_HOUSE', 'B2 W', 'D1 W'])
      expect(why(state, use('contact', 0, spot(name)))).toEqual(['E17.12', 'use.sewer']);
    const happened = play(state, 0, use('contact', 0, spot('B2 R')));
    expect(happened.what()).toEqual(['contactUsed', 'paid', 'moved']);
    go(state, 'B2 SAFE_HOUSE');
    expect([state.turn.mp, tilesLeft(state)]).toEqual([1, ['D3']]);
    expect([state.boards[0]?.cash, state.boards[0]?.spent, state.red[0]]).toEqual([8, 1, 0]);
    play(state, 0, STOP);
    expect([waiting(state), toAvoid(state)]).toEqual([['avoid', 0], ['D3 LOCAL']]);
  });

  it('[E17.12] [A-29] all land terrains exactly two tiles away from which an end can be reached', () => {
    const state = travelFrom('D3 STORE_D', { contacts: holding('Sewer') });
    go(state, 'D3 R');
    // Two points where residential stays residential, one elsewhere; A1 industrial is two from an end.
    const all = ['A1 C', 'A1 R', 'B1 C', 'B1 I', 'B1 R', 'B2 C', 'B2 I', 'B2 R', 'D1 C', 'D1 I', 'D1 R'];
    expect(carriedTo(state, 'contact')).toEqual([...all, 'S2 C', 'S2 I', 'S2 R']);
    state.turn.mp = 1;
    expect(carriedTo(state, 'contact')).toEqual(['A1 R', 'B1 R', 'B2 R', 'D1 R', 'S2 R']);
    state.turn.mp = 0;
    expect(carriedTo(state, 'contact')).toEqual([]);
    Object.assign(state.boards[0] ?? {}, { cans: 1 });
    expect(carriedTo(state, 'contact')).toEqual(['A1 R', 'B1 R', 'B2 R', 'D1 R', 'S2 R']);
    Object.assign(state.boards[0] ?? {}, { cash: 0 });
    expect(carriedTo(state, 'contact')).toEqual([]);
  });

  it('[E17.12] not from a location and not from water', () => {
    const state = travelFrom('D1 BUSINESS', { contacts: holding('Sewer') });
    expect(carriedTo(state, 'contact')).toEqual([]);
    go(state, 'D1 W');
    expect(carriedTo(state, 'contact')).toEqual([]);
    go(state, 'D1 I');
    expect(carriedTo(state, 'contact').length).toBeGreaterThan(0);
  });

  it('[E17.12] [A-31] a robber may walk to where only the sewer leads on, free within the same kind', () => {
    const without = travelFrom('A3 SUBWAY');
    go(without, 'A3 C');
    expect([without.turn.mp, reached(without, 'step')]).toEqual([2, ['A3 I', 'A3 SUBWAY']]);
    const state = travelFrom('A3 SUBWAY', { contacts: holding('Sewer') });
    go(state, 'A3 C');
    expect(reached(state, 'step')).toEqual(['A3 I', 'A3 R', 'A3 SUBWAY']);
    go(state, 'A3 R');
    expect([state.turn.mp, reached(state, 'step'), carriedTo(state, 'contact')]).toEqual([
      1,
      [],
      ['B1 R', 'B2 R', 'D2 R', 'S2 R'],
    ]);
    expect(options(state, 0, 'turnBack')).toEqual([]);
    play(state, 0, use('contact', 0, spot('S2 R')));
    go(state, 'S2 STORE_A');
    expect([state.turn.mp, tilesLeft(state)]).toEqual([0, ['A3']]);
  });

  it('[E17.13] the sewer is not counted on a second time, but for what can turn it up', () => {
    const goals = (...names: string[]) => {
      const state = travelFrom('D3 STORE_D', { contacts: holding(...names) });
      go(state, 'D3 R');
      return carriedTo(state, 'contact');
    };
    expect(goals('Sewer')).not.toContain('A1 I');
    expect(goals('Sewer', 'Sewer')).toContain('A1 I');
    const state = travelFrom('D3 STORE_D', { contacts: holding('Sewer', 'Spy 2') });
    go(state, 'D3 R');
    expect(refusedBy(state, 0, use('contact', 0, spot('A1 I')))).toEqual([]);
  });
});

describe('medevac', () => {
  it('[E17.12] [A-30] for $1k straight to the hospital, then AVOID for the tiles left, then the visit', () => {
    const state = table(
      {
        pawns: [spot('D1 STORE_B')],
        boards: [{ contacts: holding('Medevac'), cash: 1 }],
        cops: { D1: cops('LOCAL'), C1: cops('FEDERAL'), S2: cops('SWAT') },
      },
      'travel',
    );
    go(state, 'D1 I', 'C1 I');
    state.turn.mp = 0;
    expect(usesOf(state, 'contact')).toEqual([use('contact', 0)]);
    const happened = play(state, 0, use('contact', 0));
    expect(happened.what()).toEqual(['contactUsed', 'paid', 'moved']);
    expect(happened.all('contactUsed')).toEqual([{ pawn: 0, contact: contact('Medevac') }]);
    expect([state.at[0], state.boards[0]?.cash, state.boards[0]?.spent]).toEqual([spot('S1 HOSPITAL'), 0, 1]);
    expect([waiting(state), toAvoid(state)]).toEqual([
      ['avoid', 0],
      ['C1 FEDERAL', 'D1 LOCAL'],
    ]);
    playAll(state, 0, { type: 'takeWound' }, { type: 'takeWound' });
    expect([waiting(state), state.boards[0]?.wounds]).toEqual([['hospital', 0], 2]);
    expect(state.turn.step).toBe(0);
  });

  it('[A-30] not in a turn that began at the hospital, and not when standing there', () => {
    const state = travelFrom('S1 HOSPITAL', { contacts: holding('Medevac') });
    expect(usesOf(state, 'contact')).toEqual([]);
    go(state, 'S1 R');
    expect(usesOf(state, 'contact')).toEqual([]);
    const there = travelFrom('C1 BUSINESS', { contacts: holding('Medevac') });
    go(there, 'C1 R', 'S1 R');
    expect(usesOf(there, 'contact')).toEqual([use('contact', 0)]);
    go(there, 'S1 HOSPITAL');
    expect([usesOf(there, 'contact'), options(there, 0, 'stop')]).toEqual([[], [STOP]]);
  });

  it('[A-30] [E11.1] with a medevac at hand a robber may walk to the last point', () => {
    const without = travelFrom('D1 STORE_B');
    go(without, 'D1 C');
    without.turn.mp = 1;
    expect(reached(without, 'step')).toEqual(['C3 C']);
    const state = travelFrom('D1 STORE_B', { contacts: holding('Medevac') });
    go(state, 'D1 C');
    state.turn.mp = 1;
    expect(reached(state, 'step')).toEqual(['C3 C', 'D1 I', 'D1 R', 'D1 STORE_B']);
    go(state, 'D1 R');
    expect([reached(state, 'step'), options(state, 0, 'turnBack')]).toEqual([[], []]);
    expect(usesOf(state, 'contact')).toEqual([use('contact', 0)]);
    const fromHospital = travelFrom('S1 HOSPITAL', { contacts: holding('Medevac') });
    go(fromHospital, 'S1 C');
    fromHospital.turn.mp = 1;
    expect(reached(fromHospital, 'step')).toEqual(['A1 C']);
    const poor = travelFrom('D1 STORE_B', { contacts: holding('Medevac'), cash: 0 });
    go(poor, 'D1 C');
    poor.turn.mp = 1;
    expect(reached(poor, 'step')).toEqual(['C3 C']);
  });
});
