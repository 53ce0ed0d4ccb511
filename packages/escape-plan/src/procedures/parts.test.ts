import { StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { atPart, run } from '../day.fixture.ts';
import { escapePlan } from '../game.ts';
import { ARRESTED, DAWN, DUSK, ESCAPED, MORNING, NIGHT, type State } from '../state.ts';
import { type Happened, play, refusedBy, waiting } from '../table.fixture.ts';

/** Seat rests, unlocks its first locked asset and is done. */
function rest(state: State, seat: number): Happened {
  play(state, seat, { type: 'rest' });
  const [unlock] = escapePlan.legal(state, seat);
  if (unlock?.type === 'unlock') play(state, seat, unlock);
  return play(state, seat, { type: 'endTurn' }, new StatelessChance(2));
}

describe('parts of a day', () => {
  it('[E9.1] everybody has a turn in turn order, then notoriety is adjusted in turn order', () => {
    const state = atPart(MORNING, [1, 2, 0], { notoriety: [3, 3, 3] });
    state.red = [1, 2, 1];
    run(state);
    for (const seat of [1, 2]) {
      expect(waiting(state)).toEqual(['action', seat]);
      expect(rest(state, seat).what()).toEqual(['turnBegan']);
    }
    expect(waiting(state)).toEqual(['action', 0]);
    const happened = rest(state, 0);
    expect(happened.what()).toEqual(['notorietyMoved', 'notorietyMoved', 'notorietyMoved', 'partBegan', 'turnBegan']);
    expect(happened.all('notorietyMoved')).toEqual([
      { pawn: 1, before: 3, position: 5 },
      { pawn: 2, before: 3, position: 4 },
      { pawn: 0, before: 3, position: 4 },
    ]);
    expect(happened.all('partBegan')).toEqual([{ part: 1 }]);
    expect([state.part, waiting(state)]).toEqual([1, ['action', 1]]);
  });

  it('[E9.2] morning, afternoon and dusk are obligatory, discs or not', () => {
    for (const part of [0, 1, 2]) {
      const state = atPart(part, [1, 0, 2]);
      state.discs = [1, 1, 1];
      run(state);
      expect(waiting(state)).toEqual(['action', 1]);
      expect(refusedBy(state, 1, { type: 'pass' })).toEqual(['E9.3']);
      expect(refusedBy(state, 1, { type: 'useDisc' })).toEqual(['E9.3']);
    }
  });

  it('[E9.2] [A-69] at night a turn costs a disc, which goes back to the supply; each finishes before the next decides', () => {
    const state = atPart(NIGHT, [1, 2, 0]);
    state.discs = [1, 0, 2];
    state.discsLeft = 5;
    run(state);
    expect(waiting(state)).toEqual(['useDisc', 2]);
    expect(escapePlan.legal(state, 2)).toEqual([{ type: 'useDisc' }, { type: 'pass' }]);
    expect(refusedBy(state, 2, { type: 'rest' })).toEqual(['E9.2']);
    const used = play(state, 2, { type: 'useDisc' });
    expect(used.what()).toEqual(['discSpent', 'turnBegan']);
    expect([state.discs, state.discsLeft]).toEqual([[1, 0, 1], 6]);
    expect(waiting(state)).toEqual(['action', 2]);
    rest(state, 2);
    expect(waiting(state)).toEqual(['useDisc', 0]);
    const passed = play(state, 0, { type: 'pass' });
    expect(passed.all('partPassed')).toEqual([{ pawn: 0 }]);
    expect([state.discs, state.discsLeft]).toEqual([[1, 0, 1], 6]);
    expect(state.part).toBe(DAWN);
  });

  it('[E9.2] [A-70] EX10 one disc each night and each dawn, also after having passed at night', () => {
    const state = atPart(NIGHT, [0, 1, 2]);
    state.discs = [2, 1, 0];
    run(state);
    play(state, 0, { type: 'useDisc' });
    rest(state, 0);
    expect(waiting(state)).toEqual(['useDisc', 1]);
    play(state, 1, { type: 'pass' });
    expect([state.part, waiting(state)]).toEqual([DAWN, ['useDisc', 0]]);
    play(state, 0, { type: 'pass' });
    expect(waiting(state)).toEqual(['useDisc', 1]);
    play(state, 1, { type: 'useDisc' });
    expect([waiting(state), state.discs]).toEqual([
      ['action', 1],
      [1, 0, 0],
    ]);
  });

  it('[E9.2] [A-70] EX10 a disc got in the night is no turn in the night, but one at dawn', () => {
    const crossing = atPart(NIGHT, [0, 1, 2], { notoriety: [8, 1, 1] });
    crossing.red = [1, 0, 0];
    run(crossing);
    expect([crossing.part, waiting(crossing)]).toEqual([NIGHT, ['unlock', 0]]);
    expect([crossing.discs, crossing.discsLeft]).toEqual([[1, 0, 0], 7]);
    play(crossing, 0, { type: 'unlock', asset: 0 });
    expect([crossing.part, waiting(crossing)]).toEqual([DAWN, ['useDisc', 0]]);

    const buying = atPart(NIGHT, [0, 1, 2]);
    buying.discs = [1, 0, 0];
    run(buying);
    play(buying, 0, { type: 'useDisc' });
    play(buying, 0, { type: 'use', component: 'asset', index: 0, ability: -1, target: -1 });
    expect([buying.discs[0], buying.boards[0]?.cash]).toEqual([1, 4]);
    rest(buying, 0);
    expect([buying.part, waiting(buying)]).toEqual([DAWN, ['useDisc', 0]]);
  });

  it('[E9.2] without discs night and dawn pass by', () => {
    const state = atPart(DUSK, [0, 1, 2]);
    state.status = [0, ESCAPED, ESCAPED];
    run(state);
    const happened = rest(state, 0);
    expect(happened.all('partBegan')).toEqual([{ part: NIGHT }, { part: DAWN }]);
    expect(happened.all('dayBegan')).toEqual([{ day: 2 }]);
  });

  it('[E2.3] [A-69] with no disc left there is none to get, and the log says so', () => {
    const state = atPart(MORNING, [0, 1, 2]);
    state.discsLeft = 0;
    state.discs = [3, 0, 5];
    run(state);
    const use = { type: 'use', component: 'asset', index: 0, ability: -1, target: -1 } as const;
    expect(play(state, 0, use).what()).toEqual(['assetUsed', 'paid', 'noDiscLeft']);
    expect([state.discs, state.discsLeft]).toEqual([[3, 0, 5], 0]);

    const last = atPart(MORNING, [0, 1, 2]);
    last.discsLeft = 1;
    last.discs = [7, 0, 0];
    run(last);
    expect(play(last, 0, use).what()).toEqual(['assetUsed', 'paid', 'discGained']);
    expect([last.discs, last.discsLeft]).toEqual([[8, 0, 0], 0]);
  });
});

describe('once somebody has escaped', () => {
  /** Seat 1 has left; the others have this much cash. */
  function pursued(part: number, first: number, third: number): State {
    const state = atPart(part, [0, 1, 2], { day: 3, boards: [{ cash: first }, {}, { cash: third }] });
    state.status = [0, ESCAPED, 0];
    state.escapes = [1];
    return state;
  }

  it('[E9.4] [A-89] every turn costs $1k first thing, a rest too; who has left pays nothing', () => {
    const state = pursued(MORNING, 2, 1);
    const happened = run(state);
    expect(happened.what()).toEqual(['partBegan', 'turnBegan', 'paid']);
    expect(happened.all('paid')).toEqual([{ pawn: 0, amount: 1, why: 'upkeep' }]);
    expect([state.boards[0]?.cash, waiting(state)]).toEqual([1, ['action', 0]]);
    rest(state, 0);
    expect(state.boards.map(({ cash }) => cash)).toEqual([1, 9, 0]);
    expect(waiting(state)).toEqual(['action', 2]);
  });

  it('[E9.4] [A-89] before that a turn costs nothing', () => {
    const state = pursued(MORNING, 0, 0);
    state.escapes = [];
    expect(run(state).what()).toEqual(['partBegan', 'turnBegan']);
    expect([state.boards[0]?.cash, waiting(state)]).toEqual([0, ['action', 0]]);
  });

  it('[E9.4] [A-89] [E21.5] who cannot pay is arrested before acting', () => {
    const state = pursued(MORNING, 0, 3);
    const happened = run(state);
    expect(happened.what()).toEqual(['partBegan', 'turnBegan', 'arrested', 'turnBegan', 'paid']);
    expect(happened.all('arrested')).toEqual([{ pawn: 0, why: 'upkeep' }]);
    expect(state.status).toEqual([ARRESTED, ESCAPED, 0]);
    expect([state.boards[0]?.cash, state.boards[2]?.cash, waiting(state)]).toEqual([0, 2, ['action', 2]]);
  });

  it('[E9.4] [A-89] at night the disc goes first, then the money; passing costs nothing', () => {
    const state = pursued(NIGHT, 0, 1);
    state.discs = [1, 0, 1];
    state.discsLeft = 6;
    run(state);
    expect(waiting(state)).toEqual(['useDisc', 0]);
    const happened = play(state, 0, { type: 'useDisc' });
    expect(happened.what()).toEqual(['discSpent', 'turnBegan', 'arrested']);
    expect([state.status[0], state.discs[0], state.discsLeft]).toEqual([ARRESTED, 0, 7]);
    expect(waiting(state)).toEqual(['useDisc', 2]);
    play(state, 2, { type: 'pass' });
    expect([state.boards[2]?.cash, state.part, waiting(state)]).toEqual([1, DAWN, ['useDisc', 2]]);
    expect(play(state, 2, { type: 'useDisc' }).what()).toEqual(['discSpent', 'turnBegan', 'paid']);
    expect(state.boards[2]?.cash).toBe(0);
  });

  it('[E9.4] [A-82] Costa counts', () => {
    const state = atPart(MORNING, [0, 2, 1], { seats: 1, day: 3 });
    state.status = [0, 0, ESCAPED];
    state.escapes = [2];
    expect(run(state).all('paid')).toEqual([{ pawn: 0, amount: 1, why: 'upkeep' }]);
    expect(state.boards[0]?.cash).toBe(8);
  });
});
