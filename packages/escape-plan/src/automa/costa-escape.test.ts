import { ScriptedChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { adjust, copMoves, deck, endPart, moveCop, moves, run } from '../between-turns.fixture.ts';
import { ESCAPED, IN_CITY, LEAVING, type State } from '../state.ts';
import { at, contact, cops, type Given, play, table, tile, waiting } from '../table.fixture.ts';

const [SANDRA, COSTA] = [1, 2];
const HOSPITAL = at('S1', 'HOSPITAL');

/** Solo on day 3; exit 3 on A3 is open, three tiles from the hospital. */
function costa(given: Given, ...cards: string[]): State {
  const state = table({ seats: 1, day: 3, ...given });
  state.order = [0, COSTA, SANDRA];
  state.lieutenantDeck = deck(...cards);
  state.display = ['K12', 'K13'].map(contact);
  state.contactDeck = [];
  state.patrolled = [2, 2, 1];
  state.exitStackAt = [0, 1];
  return state;
}

const fate = (state: State) => [state.at[COSTA], state.status[COSTA], state.escapes];
const GONE = [at('A3', 'EXIT_3'), LEAVING, [COSTA]];

describe('Costa’s escape', () => {
  it('[E24.5] [A-81] on days 1 and 2 cards of open exits are passed over', () => {
    for (const day of [1, 2]) {
      const state = costa({ day, pawns: [HOSPITAL, HOSPITAL, at('A3', 'SUBWAY')] }, 'T10', 'T16');
      run(state, 'automa', COSTA);
      expect([state.at[COSTA], state.lieutenantDeck, state.status[COSTA]]).toEqual([
        at('S2', 'STORE_A'),
        deck('T16'),
        IN_CITY,
      ]);
    }
  });

  it('[E24.5] [A-81] on day 3 he escapes as soon as the card is drawn, however far, doing nothing else', () => {
    const state = costa({}, 'T10', 'T16');
    const happened = run(state, 'automa', COSTA);
    expect(happened.story()).toEqual([{ type: 'escaped', pawn: COSTA }]);
    expect([fate(state), state.lieutenantDeck]).toEqual([GONE, deck('T10')]);
    expect([state.red[COSTA], state.blue[COSTA], state.display.length]).toEqual([0, 0, 2]);
    // Not drawn, not gone: the card in range lies above it.
    const later = costa({}, 'T16', 'T10');
    run(later, 'automa', COSTA);
    expect(fate(later)).toEqual([at('S2', 'STORE_A'), IN_CITY, []]);
  });

  it('[E24.5] [E24.2] [A-80] the card of the open exit always fits: while it is in the deck the range is not widened', () => {
    const state = costa({}, 'T16', 'T12');
    run(state, 'automa', COSTA, new ScriptedChance({}));
    expect([fate(state), state.lieutenantDeck]).toEqual([GONE, deck('T12')]);
  });

  it('[E24.5] [A-81] in his last turn he draws no card but escapes: dusk without a disc, or his last disc’s turn', () => {
    // Part, discs before the turn, and whether it is the last one.
    for (const [part, discs, isLast] of [
      [0, 0, false],
      [1, 0, false],
      [2, 0, true],
      [2, 1, false],
      [3, 1, true],
      [3, 2, false],
      [4, 1, true],
      [4, 2, true],
    ] as const) {
      const state = costa({ part }, 'T10');
      state.discs[COSTA] = discs;
      run(state, 'automa', COSTA);
      expect([part, discs, fate(state)]).toEqual([part, discs, isLast ? GONE : [at('S2', 'STORE_A'), IN_CITY, []]]);
      expect(state.lieutenantDeck.length).toBe(isLast ? 1 : 0);
    }
    // Only on day 3.
    const early = costa({ day: 2, part: 2 }, 'T10');
    run(early, 'automa', COSTA);
    expect(fate(early)).toEqual([at('S2', 'STORE_A'), IN_CITY, []]);
  });

  it('[E24.5] to whichever exit is open', () => {
    for (const [patrolled, node] of [
      [[1, 2, 2], at('A1', 'EXIT_1')],
      [[2, 1, 2], at('A2', 'EXIT_2')],
    ] as const) {
      const state = costa({ part: 2 }, 'T10');
      state.patrolled = patrolled.slice();
      run(state, 'automa', COSTA);
      expect(fate(state)).toEqual([node, LEAVING, [COSTA]]);
    }
  });

  it('[E24.5] [A-82] afterwards he is gone: adjusted once, no more turns; the game goes on', () => {
    const state = costa({ notoriety: [1, 1, 2], cops: { D1: cops('LOCAL') }, boards: [{ cash: 5 }] }, 'T16');
    run(state, 'automa', COSTA);
    state.red[COSTA] = 1;
    state.status[SANDRA] = IN_CITY;
    state.notoriety[SANDRA] = 3;
    endPart(state, new ScriptedChance({}));
    // The player is lower: a cop must come nearer to the exit's tile.
    expect([waiting(state), state.notoriety]).toEqual([
      ['approach', 0],
      [1, 3, 3],
    ]);
    play(state, 0, moveCop('LOCAL', 'D1', 'B2'));
    expect([state.status[COSTA], state.at[COSTA], state.ending]).toEqual([ESCAPED, -1, '']);
    // The next turn costs the player $1k.
    expect([state.part, waiting(state), state.boards[0]?.cash]).toEqual([1, ['action', 0], 4]);
  });
});

describe('cops for lower automata, solo', () => {
  it('[E24.7] [A-79] both are moved by the closest legal move, ties by chance, in turn order', () => {
    const state = costa({
      notoriety: [2, 1, 1],
      pawns: [at('A2', 'CHURCH')],
      cops: { C1: cops('LOCAL'), D1: cops('FEDERAL'), A2: cops('SWAT'), B1: cops('SWAT') },
    });
    state.red[0] = 1;
    const happened = adjust(state, new ScriptedChance({ automa: [0, 0] }));
    // First the Federal or the Local to A2, by chance; then only the other one can still come to A2.
    expect(happened.all('copMoved')).toEqual([
      { cop: 0, from: tile('D1'), to: tile('A2'), towards: 0, by: -1 },
      { cop: 1, from: tile('C1'), to: tile('A2'), towards: 0, by: -1 },
    ]);
    expect(waiting(state)).toEqual(['unlock', 0]);
  });

  it('[E24.7] [A-79] a tied or higher one moves nothing, and a single best move is taken', () => {
    const state = costa({ notoriety: [2, 1, 3], pawns: [at('A2', 'CHURCH')], cops: { C1: cops('LOCAL') } });
    state.red[0] = 1;
    const happened = adjust(state, new ScriptedChance({ automa: [0] }));
    expect(happened.all('copMoved')).toEqual([{ cop: 1, from: tile('C1'), to: tile('A2'), towards: 0, by: -1 }]);
  });

  it('[E24.7] [E23.9] Costa over a line: the lower player moves a cop, Sandra’s by chance; he gets nothing', () => {
    const state = costa({ notoriety: [1, 1, 8], cops: { D1: cops('LOCAL'), C3: cops('SWAT') } });
    state.order = [COSTA, 0, SANDRA];
    state.at[COSTA] = at('A2', 'CHURCH');
    state.red[COSTA] = 4;
    const happened = adjust(state);
    expect([happened.what(), state.notoriety[COSTA], waiting(state)]).toEqual([
      ['notorietyMoved', 'lineCrossed'],
      10,
      ['approach', 0],
    ]);
    expect(copMoves(state, 0)).toContain(moves('LOCAL', 'D1', 'A2')[0]);
    const after = play(state, 0, moveCop('LOCAL', 'D1', 'C1'), new ScriptedChance({ automa: [1] }));
    expect(after.all('copMoved')).toEqual([
      { cop: 1, from: tile('D1'), to: tile('C1'), towards: COSTA, by: 0 },
      { cop: 2, from: tile('C3'), to: tile('A2'), towards: COSTA, by: -1 },
    ]);
    expect([state.discs, waiting(state)]).toEqual([
      [0, 0, 0],
      ['finish', 0],
    ]);
  });
});
