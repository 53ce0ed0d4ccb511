import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import { play, refusedBy, table, waiting } from '../table.fixture.ts';
import { cash, cubes, legal, lines, NO_ASSETS, PASS } from '../visit.fixture.ts';

const GROUPS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
] as const;
const DISC = { type: 'bonusDisc' } as const;
const UNLOCK = { type: 'bonusUnlock' } as const;
const END = { type: 'endTurn' } as const;

/** The end of a turn with cubes on these places. */
function ending(places: readonly number[], given: Parameters<typeof table>[0] = {}): State {
  const state = table(given, 'finish');
  for (const place of places) state.visited[place] = 0b001;
  const turn = state.frames[state.frames.length - 2];
  if (turn !== undefined) turn.n = 5;
  return state;
}

describe('group bonuses', () => {
  it('[E15.3] [A-55] EX33 three businesses of a group: at the end of the turn a disc, an unlock, or nothing', () => {
    for (const group of [0, 1]) {
      const state = ending(GROUPS[group] as readonly number[]);
      expect(waiting(state)).toEqual(['finish', 0]);
      play(state, 0, END);
      expect(waiting(state)).toEqual(['bonus', 0]);
      expect(legal(state)).toEqual([DISC, UNLOCK, PASS]);
      expect(state.boards[0]?.bonuses).toBe(1 << group);
      expect(lines(play(state, 0, DISC))).toEqual(['discGained pawn=0', expect.stringMatching(/^turnBegan/)]);
      expect([state.discs[0], state.discsLeft, cash(state)]).toEqual([1, 7, 9]);
      expect(cubes(state)).toEqual([0, 0]);
    }
  });

  it('[E15.3] an unlock of the own choice and one notoriety less', () => {
    const state = ending(GROUPS[0]);
    play(state, 0, END);
    expect(lines(play(state, 0, UNLOCK))).toEqual(['notorietyLost pawn=0 why=bonus']);
    expect([cubes(state), cash(state), state.discs[0]]).toEqual([[0, 1], 9, 0]);
    expect(waiting(state)).toEqual(['unlock', 0]);
    expect(refusedBy(state, 0, PASS)).toEqual(['E18.2']);
    play(state, 0, { type: 'unlock', asset: 1 });
    expect(state.boards[0]?.slots).toEqual([4, 2, 0, 0, 0, 0]);
    expect(waiting(state)[0]).toBe('action');
  });

  it('[E15.5] EX33 three safe houses: a disc, or an unlock and income', () => {
    const state = ending(GROUPS[2], { boards: [{ cubes: 6, cash: 1 }] });
    play(state, 0, END);
    expect(legal(state)).toEqual([DISC, UNLOCK, PASS]);
    expect(state.boards[0]?.bonuses).toBe(0b100);
    expect(lines(play(state, 0, UNLOCK))).toEqual(['incomeReceived pawn=0 amount=6']);
    expect([cubes(state), cash(state)]).toEqual([[0, 0], 7]);
    expect(waiting(state)).toEqual(['unlock', 0]);
  });

  it('[E15.3] [E15.5] two of three are not enough, whichever is missing, nor are cubes of others', () => {
    for (const group of GROUPS) {
      for (const missing of group) {
        const state = ending(group.filter((place) => place !== missing));
        state.visited[missing] = 0b010;
        play(state, 0, END);
        expect(waiting(state)[0]).toBe('action');
        expect(state.boards[0]?.bonuses).toBe(0);
      }
    }
  });

  it('[E15.3] [E15.5] [A-55] offered once: passed by, it never comes again', () => {
    for (const [group, places] of GROUPS.entries()) {
      const state = ending(places, { boards: [{ bonuses: 1 << group }] });
      play(state, 0, END);
      expect(waiting(state)[0]).toBe('action');
    }
    const passed = ending(GROUPS[1]);
    play(passed, 0, END);
    expect(lines(play(passed, 0, PASS))).toEqual([expect.stringMatching(/^turnBegan/)]);
    expect([passed.boards[0]?.bonuses, passed.discs[0], cubes(passed)]).toEqual([0b010, 0, [0, 0]]);
  });

  it('[E15.3] [E15.5] each group has its own bonus, also two in one turn', () => {
    const state = ending([0, 1, 2, 3, 4, 5, 6, 7, 8], { boards: [{ bonuses: 0b010 }] });
    play(state, 0, END);
    expect(waiting(state)).toEqual(['bonus', 0]);
    play(state, 0, PASS);
    expect([waiting(state), state.boards[0]?.bonuses]).toEqual([['bonus', 0], 0b111]);
    play(state, 0, PASS);
    expect(waiting(state)[0]).toBe('action');
  });

  it('[A-55] [E2.3] without a disc left there is no disc to choose', () => {
    const state = ending(GROUPS[0]);
    state.discsLeft = 0;
    play(state, 0, END);
    expect(legal(state)).toEqual([UNLOCK, PASS]);
    expect(refusedBy(state, 0, DISC)).toEqual(['E15.3']);
    const last = ending(GROUPS[0]);
    last.discsLeft = 1;
    play(last, 0, END);
    expect(legal(last)).toEqual([DISC, UNLOCK, PASS]);
  });

  it('[E15.3] [A-63] with nothing locked the notoriety is lost all the same', () => {
    const state = ending(GROUPS[0], { boards: [NO_ASSETS] });
    play(state, 0, END);
    play(state, 0, UNLOCK);
    expect(cubes(state)).toEqual([0, 1]);
    expect(waiting(state)[0]).toBe('action');
  });
});
