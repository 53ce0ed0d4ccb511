import { describe, expect, it } from 'vitest';
import { endPart } from '../between-turns.fixture.ts';
import { escapePlan } from '../game.ts';
import { ARRESTED, DAWN, DUSK, ESCAPED, IN_CITY, LEAVING, MORNING, NIGHT, type State } from '../state.ts';
import { at, play, refusals, table, waiting } from '../table.fixture.ts';

function atEndOf(part: number, status: readonly number[], seats = status.length): State {
  const state = table({ day: 3, part, seats });
  state.patrolled = [1, 2, 2];
  state.order = status.map((_, pawn) => pawn);
  state.status = status.slice();
  return state;
}

describe('the end of the game', () => {
  it('[E21.8] comes when everybody has gone, in whatever part, after its notoriety', () => {
    for (const part of [MORNING, DUSK, NIGHT, DAWN]) {
      const state = atEndOf(part, [LEAVING, ESCAPED, ARRESTED]);
      state.at[0] = at('A1', 'EXIT_1');
      state.red[0] = 2;
      const happened = endPart(state);
      expect([state.notoriety[0], state.status]).toEqual([3, [LEAVING, ESCAPED, ARRESTED]]);
      expect([waiting(state), state.ending]).toEqual([['unlock', 0], '']);
      expect(happened.what()).toEqual(['notorietyMoved', 'lineCrossed']);
      const last = play(state, 0, { type: 'unlock', asset: 0 });
      expect(last.what()).toEqual(['assetUnlocked', 'gameEnded']);
      expect([state.ending, state.status, waiting(state)[0]]).toEqual([
        'everybody-gone',
        [ESCAPED, ESCAPED, ARRESTED],
        'over',
      ]);
    }
  });

  it('[E21.8] the day goes on while one is left in the city', () => {
    const state = atEndOf(MORNING, [ESCAPED, IN_CITY, ARRESTED]);
    expect(endPart(state).what()).toEqual(['partBegan', 'turnBegan']);
    expect([state.part, waiting(state), state.ending]).toEqual([1, ['action', 1], '']);
  });

  it('[E21.6] [E21.8] [A-92] whoever is still there after dawn is arrested', () => {
    const state = atEndOf(DAWN, [ESCAPED, IN_CITY, IN_CITY]);
    const happened = endPart(state);
    expect(happened.story().map(({ type, changes, ...said }) => [type, said])).toEqual([
      ['arrested', { pawn: 1, why: 'late' }],
      ['arrested', { pawn: 2, why: 'late' }],
      ['gameEnded', {}],
    ]);
    expect([state.status, state.at.slice(1), state.ending]).toEqual([
      [ESCAPED, ARRESTED, ARRESTED],
      [-1, -1],
      'not-out-by-dawn',
    ]);
    expect(escapePlan.outcome(state)).toMatchObject({ winners: [0], places: [1, 2, 2] });
  });

  it('[E21.6] [A-92] nobody out: no winner', () => {
    for (const status of [
      [IN_CITY, IN_CITY, ARRESTED],
      [ARRESTED, ARRESTED, ARRESTED],
    ]) {
      const state = atEndOf(DAWN, status);
      endPart(state);
      expect([state.ending, state.status]).toEqual(['nobody-out', [ARRESTED, ARRESTED, ARRESTED]]);
      expect(escapePlan.outcome(state)).toMatchObject({ winners: [], scores: [0, 0, 0], places: [1, 1, 1] });
    }
  });

  it('[E21.6] not before day 3: after dawn of day 1 comes day 2', () => {
    const state = atEndOf(DAWN, [IN_CITY, IN_CITY, IN_CITY]);
    state.day = 1;
    state.notoriety = [3, 3, 3];
    state.faceUp = [3, 5, 8, 12];
    state.patrol = [1, 2, 3];
    state.patrolled = [0, 0, 0];
    endPart(state);
    expect([state.day, state.ending, state.status]).toEqual([2, '', [IN_CITY, IN_CITY, IN_CITY]]);
  });

  it('[E21.8] solo: the game ends with the player; Costa is taken to escape, and his score counts', () => {
    const state = atEndOf(MORNING, [LEAVING, IN_CITY, IN_CITY], 1);
    state.at[0] = at('A1', 'EXIT_1');
    Object.assign(state.costa, { plan: 1, contacts: [0, 1, 2, 3, 4] });
    expect(endPart(state).what()).toEqual(['gameEnded']);
    expect([state.ending, waiting(state)[0]]).toEqual(['everybody-gone', 'over']);
    expect(escapePlan.outcome(state)?.tieBreaks[0]?.at(-1)).toBe(100);
  });

  it('[E21.8] when it is over nobody is to act and everything is refused', () => {
    const state = atEndOf(DAWN, [ESCAPED, ESCAPED, ESCAPED]);
    endPart(state);
    expect([escapePlan.toAct(state), escapePlan.legal(state, 0)]).toEqual([[], []]);
    for (const seat of [0, 1, 2]) {
      expect(refusals(state, seat, { type: 'endTurn' })).toMatchObject([{ clause: 'E21.8', reason: 'game.over' }]);
    }
  });
});
