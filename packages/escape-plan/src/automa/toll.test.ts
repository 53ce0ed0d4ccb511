import { describe, expect, it } from 'vitest';
import { run } from '../between-turns.fixture.ts';
import { escapePlan } from '../game.ts';
import { ARRESTED, type Board, ESCAPED, LEAVING, type State } from '../state.ts';
import {
  at,
  contact,
  cops,
  type Given,
  type Happened,
  options,
  play,
  table,
  tile,
  waiting,
  walk,
} from '../table.fixture.ts';

const COSTA = 2;
const GANG = at('S2', 'GANG');
const STORE = at('S2', 'STORE_A');

/** Solo; the player in store A of S2, Costa at its gang, Sandra at the church. */
function withCosta(board: Partial<Board>, given: Given = {}): State {
  const state = table({ seats: 1, pawns: [STORE, at('A2', 'CHURCH'), GANG], boards: [board], ...given });
  run(state, 'turn', 0);
  play(state, 0, { type: 'move' });
  return state;
}

/** From S2 to the heliport of B1, where nothing is to be done. */
function leave(state: State): Happened {
  walk(state, 0, at('S2', 'R'), at('B1', 'R'), at('B1', 'HELIPORT'));
  return play(state, 0, { type: 'stop', key: -1 });
}

/** Both wounds of who could not pay. */
function takeToll(state: State): void {
  for (let count = 0; count < 2; count++) {
    expect(waiting(state)).toEqual(['toll', 0]);
    expect(play(state, 0, { type: 'takeWound' }).what()).toContain('wounded');
  }
}

describe('Costa on the tile left', () => {
  it('[E24.3] EX47 with $3k or more the player pays 3; with 2 nothing, but takes two wounds', () => {
    for (const [cash, left, wounds] of [
      [9, 6, 0],
      [3, 0, 0],
      [2, 2, 2],
      [0, 0, 2],
    ] as const) {
      const state = withCosta({ cash });
      const happened = leave(state);
      if (wounds === 0) expect(happened.all('paid')).toEqual([{ pawn: 0, amount: 3, why: 'toll' }]);
      else takeToll(state);
      expect([state.boards[0]?.cash, state.boards[0]?.wounds, waiting(state)]).toEqual([left, wounds, ['finish', 0]]);
    }
  });

  it('[E24.3] EX47 a trip that ends on the start tile costs nothing, nor does Costa on the tile reached or passed by air', () => {
    const round = withCosta({ cash: 9 }, { pawns: [GANG, at('A2', 'CHURCH'), STORE], boards: [{ cash: 9 }] });
    walk(round, 0, at('S2', 'I'), at('S2', 'C'), STORE);
    play(round, 0, { type: 'stop', key: -1 });
    expect([round.boards[0]?.cash, round.boards[0]?.wounds]).toEqual([9, 0]);

    const reached = withCosta({ cash: 9 }, { pawns: [STORE, at('A2', 'CHURCH'), at('B1', 'SAFE_HOUSE')] });
    leave(reached);
    expect([reached.boards[0]?.wounds, reached.turn.costa]).toEqual([0, 0]);
    expect(reached.boards[0]?.cash).toBe(9);
  });

  it('[E24.3] paid first thing in AVOID, before any effect and before the wounds of cops; no effect covers him', () => {
    const car = { cash: 5, contacts: [1 + contact('Fast Car'), 0, -5, -6, -7] };
    const state = withCosta(car, { cops: { S2: cops('SWAT') } });
    leave(state);
    // $2k are left: too little for the fast car.
    expect([waiting(state), state.boards[0]?.cash, options(state, 0, 'use').map(({ component }) => component)]).toEqual(
      [['avoid', 0], 2, ['firstAid']],
    );
    const poor = withCosta({ cash: 2, wounds: 2 }, { cops: { S2: cops('SWAT') } });
    leave(poor);
    expect([waiting(poor), poor.turn.step]).toEqual([['toll', 0], 0]);
    play(poor, 0, { type: 'takeWound' });
    play(poor, 0, { type: 'takeWound' });
    // The third wound fills the red box; the fourth would bring handcuffs, so the owner says which asset goes.
    expect([waiting(poor), poor.boards[0]?.wounds, poor.turn.toAvoid[tile('S2')]]).toEqual([
      ['loseAsset', 0],
      3,
      cops('SWAT'),
    ]);
    play(poor, 0, { type: 'loseAsset', asset: 4 });
    expect([waiting(poor), poor.boards[0]?.wounds, poor.boards[0]?.cuffed]).toEqual([['avoid', 0], 2, 0b10000]);
  });

  it('[E24.3] crossing his tile counts too, and escaping from it', () => {
    const crossed = withCosta({ cash: 9 }, { pawns: [at('C1', 'GANG'), at('A2', 'CHURCH'), GANG] });
    walk(crossed, 0, at('C1', 'I'), at('S2', 'I'), at('S1', 'I'), at('S1', 'SUBWAY'));
    play(crossed, 0, { type: 'stop', key: -1 });
    expect(crossed.boards[0]?.cash).toBe(6);

    for (const [cash, status] of [
      [3, LEAVING],
      [2, LEAVING],
    ] as const) {
      const escaping = table({
        seats: 1,
        day: 3,
        pawns: [at('A1', 'EXIT_1'), STORE, at('A1', 'SUBWAY')],
        boards: [{ cash }],
      });
      escaping.patrolled = [1, 2, 2];
      run(escaping, 'turn', 0);
      play(escaping, 0, { type: 'move' });
      play(escaping, 0, { type: 'escape' });
      if (cash < 3) takeToll(escaping);
      expect([escaping.status[0], escaping.boards[0]?.cash, escaping.boards[0]?.wounds]).toEqual([
        status,
        cash === 3 ? 0 : 2,
        cash === 3 ? 0 : 2,
      ]);
    }
  });

  it('[E14.4] [A-38] between the two wounds help without a symbol may come, and nothing that avoids', () => {
    const state = withCosta(
      { cash: 2, contacts: [1 + contact('Stuntman'), 0, -5, -6, -7] },
      { cops: { S2: cops('SWAT') } },
    );
    leave(state);
    play(state, 0, { type: 'takeWound' });
    expect(options(state, 0, 'use').map(({ component }) => component)).toEqual(['firstAid']);
    play(state, 0, { type: 'use', component: 'firstAid', index: 0, ability: -1, target: -1 });
    expect([state.boards[0]?.wounds, waiting(state)]).toEqual([0, ['toll', 0]]);
    play(state, 0, { type: 'takeWound' });
    expect([state.boards[0]?.wounds, waiting(state)]).toEqual([1, ['avoid', 0]]);
  });

  it('[E24.3] once he has gone nothing is paid', () => {
    for (const status of [LEAVING, ESCAPED, ARRESTED]) {
      const state = withCosta({ cash: 9 });
      state.status[COSTA] = status;
      leave(state);
      expect(state.boards[0]?.cash).toBe(9);
    }
  });

  it('[E24.3] Sandra on the tile is to be avoided as well, after the toll', () => {
    const state = withCosta({ cash: 9 }, { pawns: [STORE, GANG, GANG] });
    leave(state);
    expect([waiting(state), state.boards[0]?.cash, state.turn.sandra]).toEqual([['avoid', 0], 6, 1]);
    const gone = withCosta({ cash: 9 }, { pawns: [STORE, GANG, GANG] });
    gone.status[1] = ESCAPED;
    leave(gone);
    expect([waiting(gone), gone.turn.sandra]).toEqual([['finish', 0], 0]);
  });
});

describe('the option that lets Costa be avoided', () => {
  const car = { cash: 9, contacts: [1 + contact('Fast Car'), 1 + contact('Boxer'), -5, -6, -7] };

  it('[A-72] an effect that avoids all cops of a tile covers him, one for some types does not', () => {
    const state = withCosta(car, { costaAvoidable: true });
    leave(state);
    expect([waiting(state), state.boards[0]?.cash]).toEqual([['avoid', 0], 9]);
    const targets = options(state, 0, 'use').map(({ component, index, target }) => [component, index, target]);
    expect(targets).toEqual([
      ['contact', 0, tile('S2')],
      ['contact', 1, -1],
      ['asset', 0, -1],
      ['firstAid', 0, -1],
    ]);
    const boxed = escapePlan.copy(state);
    play(state, 0, { type: 'use', component: 'contact', index: 0, ability: -1, target: tile('S2') });
    play(state, 0, { type: 'pass' });
    expect([waiting(state), state.boards[0]?.cash, state.boards[0]?.wounds]).toEqual([['finish', 0], 6, 0]);
    play(boxed, 0, { type: 'use', component: 'contact', index: 1, ability: -1, target: -1 });
    expect([waiting(boxed), boxed.turn.costa]).toEqual([['avoid', 0], 1]);
  });

  it('[A-72] so does a gang member, though no cop is there', () => {
    const state = withCosta({ cash: 9, members: 1 }, { costaAvoidable: true });
    state.control[tile('C1')] = 0;
    state.gangs[tile('C1')] = 1;
    leave(state);
    const ignore = { type: 'use', component: 'member', index: tile('C1'), ability: 2, target: tile('S2') } as const;
    expect(options(state, 0, 'use')).toContainEqual(ignore);
    play(state, 0, ignore);
    expect([waiting(state), state.turn.costa, state.boards[0]?.cash]).toEqual([['finish', 0], 0, 9]);
  });

  it('[A-72] not avoided he is paid after AVOID, or wounds', () => {
    for (const [cash, left, wounds] of [
      [3, 0, 0],
      [2, 2, 2],
    ] as const) {
      const state = withCosta({ cash }, { costaAvoidable: true });
      leave(state);
      expect([waiting(state), state.boards[0]?.cash, state.boards[0]?.wounds]).toEqual([['avoid', 0], cash, 0]);
      play(state, 0, { type: 'takeWound' });
      if (wounds > 0) takeToll(state);
      expect([waiting(state), state.boards[0]?.cash, state.boards[0]?.wounds]).toEqual([['finish', 0], left, wounds]);
    }
  });

  it('[A-72] with a cop beside him: the cop’s wound first, then his toll', () => {
    const state = withCosta({ cash: 9 }, { costaAvoidable: true, cops: { S2: cops('SWAT') } });
    leave(state);
    play(state, 0, { type: 'takeWound' });
    expect([waiting(state), state.boards[0]?.wounds, state.boards[0]?.cash]).toEqual([['avoid', 0], 1, 9]);
    play(state, 0, { type: 'takeWound' });
    expect([waiting(state), state.boards[0]?.wounds, state.boards[0]?.cash]).toEqual([['finish', 0], 1, 6]);
  });

  it('[A-72] the option is off unless it is asked for', () => {
    expect([table({ seats: 1 }).costaAvoidable, table({ seats: 1, costaAvoidable: true }).costaAvoidable]).toEqual([
      0, 1,
    ]);
  });
});
