import { ScriptedChance, StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { atPhase, CITY_START, layStacks, PATROL, run } from '../day.fixture.ts';
import type { State } from '../state.ts';
import { isBlocked, openExit } from '../steps/visiting.ts';
import { at, defaultTable, options, play, refusedBy, table, waiting } from '../table.fixture.ts';
import { placeOfExit } from './day.ts';

/** A patrol phase: the cards seen so far, and the deck with its top card last. */
function patrol(day: number, seen: readonly number[], deck: readonly number[], city?: string): State {
  const state = atPhase(PATROL, city === undefined ? { day } : { day, city });
  state.revealedPatrol = seen.map((card) => card - 1);
  state.patrolled = [1, 2, 3].map((exit) => seen.filter((card) => card === exit).length);
  state.patrol = [...deck];
  state.exitStackAt = [-1, -1];
  return state;
}

function visible(state: State): boolean[] {
  return [0, 1, 2].map((exit) => placeOfExit(state, defaultTable(), exit) !== 'hidden');
}

describe('patrol', () => {
  it('[E6.1] [E6.2] [A-3] EX3 the second card on exit 3 blocks it, and one stack of exit tiles lies there, by chance', () => {
    for (const stack of [0, 1]) {
      const state = patrol(2, [3, 2], [2, 3, 1]);
      const chance = new ScriptedChance({ exits: [stack] });
      const happened = run(state, chance);
      expect(state.patrolled).toEqual([1, 1, 2]);
      expect(state.exitStackAt).toEqual(stack === 0 ? [2, -1] : [-1, 2]);
      expect([0, 1, 2].map((exit) => isBlocked(state, exit))).toEqual([false, false, true]);
      expect(state.patrol).toEqual([2]);
      expect(state.revealedPatrol).toEqual([2, 1, 0, 2]);
      expect(happened.story().map((happening) => [happening.type, 'exit' in happening && happening.exit])).toEqual([
        ['patrolRevealed', 0],
        ['patrolRevealed', 2],
        ['exitBlocked', 2],
      ]);
      expect(visible(state)[2]).toBe(true);
      expect(chance.isUsedUp()).toBe(true);
    }
  });

  it('[E6.1] two cards on days 1 and 2, the last one on day 3', () => {
    const one = patrol(1, [], [3, 2, 2, 3, 1]);
    run(one);
    expect([one.patrol, one.patrolled]).toEqual([
      [3, 2, 2],
      [1, 0, 1],
    ]);
    const two = patrol(2, [1, 3], [3, 2, 2]);
    run(two, new ScriptedChance({ exits: [0] }));
    expect([two.patrol, two.patrolled]).toEqual([[3], [1, 2, 1]]);
    const three = patrol(3, [1, 3, 2, 2], [3]);
    three.exitStackAt = [1, -1];
    run(three);
    expect([three.patrol, three.patrolled]).toEqual([[], [1, 2, 2]]);
  });

  it('[E6.2] both cards of day 1 may block an exit', () => {
    const state = patrol(1, [], [1, 2, 3, 2, 2], CITY_START);
    const happened = run(state, new ScriptedChance({ exits: [1] }));
    expect(happened.what()).toEqual(['patrolRevealed', 'patrolRevealed', 'exitBlocked']);
    expect(state.exitStackAt).toEqual([-1, 1]);
  });

  it('[E6.2] [A-5] EX4 the stack of a hidden exit waits on the patrol cards until its tile is turned up', () => {
    const state = patrol(2, [2, 1], [3, 3, 2], 'S2 0,0 0 · S1 1,0 0 · A1 0,1 1');
    layStacks(state, 'A3 B1 C1 D1', 'A2');
    run(state, new ScriptedChance({ exits: [0] }));
    expect(state.patrolled).toEqual([1, 2, 1]);
    expect(state.exitStackAt).toEqual([1, -1]);
    expect(visible(state)).toEqual([true, false, true]);
    expect(waiting(state)[0]).toBe('placeTile');
    // Four tiles laid, and A2 turns up: the stack is on its exit at once.
    while (waiting(state)[0] === 'placeTile' || waiting(state)[0] === 'assign') {
      const [kind, seat] = waiting(state);
      const [first] = kind === 'placeTile' ? options(state, seat, 'layTile') : options(state, seat, 'assign');
      if (first !== undefined) play(state, seat, first, new StatelessChance(1));
    }
    expect(visible(state)).toEqual([true, true, true]);
    expect(state.exitStackAt).toEqual([1, -1]);
  });

  it('[E6.2] [A-4] two exits blocked in one phase, card by card: the second gets the stack that is left', () => {
    for (const stack of [0, 1]) {
      const state = patrol(2, [1, 2], [3, 2, 1]);
      const happened = run(state, new ScriptedChance({ exits: [stack] }));
      expect(state.exitStackAt).toEqual(stack === 0 ? [0, 1] : [1, 0]);
      expect(happened.story().map((happening) => [happening.type, 'exit' in happening && happening.exit])).toEqual([
        ['patrolRevealed', 0],
        ['exitBlocked', 0],
        ['patrolRevealed', 1],
        ['exitBlocked', 1],
      ]);
    }
  });

  it('[E6.3] EX5 after the card of day 3 the one exit with one card is open', () => {
    const state = patrol(3, [2, 1, 2, 3], [3]);
    state.removedPatrol = 1;
    state.exitStackAt = [-1, 1];
    run(state);
    expect(state.patrolled).toEqual([1, 2, 2]);
    expect(openExit(state)).toBe(0);
    expect(state.exitStackAt).toEqual([2, 1]);
    expect([openExit({ ...state, day: 2 }), openExit({ ...state, day: 1 })]).toEqual([-1, -1]);
  });

  it('[E6.3] whatever card was removed, its exit is the open one', () => {
    for (const removed of [1, 2, 3]) {
      for (let seed = 0; seed < 20; seed++) {
        const deck = [1, 1, 2, 2, 3, 3];
        deck.splice(deck.indexOf(removed), 1);
        for (let turn = 0; turn < seed; turn++) deck.push(...deck.splice((turn * seed) % 4, 1));
        let state = patrol(1, [], deck);
        for (const day of [1, 2, 3]) {
          const next = patrol(day, [], state.patrol);
          next.patrolled = state.patrolled;
          next.exitStackAt = state.exitStackAt;
          state = next;
          run(state, new StatelessChance(seed));
        }
        expect(state.patrol).toEqual([]);
        expect(state.patrolled.map((cards) => cards === 1)).toEqual([1, 2, 3].map((exit) => exit === removed));
        expect(openExit(state)).toBe(removed - 1);
        expect([...state.exitStackAt, removed - 1].sort()).toEqual([0, 1, 2]);
      }
    }
  });

  it('[A-6] whoever stands on an exit that is blocked is not visiting it', () => {
    const exit = at('A1', 'EXIT_1');
    const state = patrol(2, [1, 2], [3, 3, 1]);
    state.at = [exit, exit, exit];
    run(state, new ScriptedChance({ exits: [0] }));
    expect(isBlocked(state, 0)).toBe(true);
    expect([state.at, state.red, state.blue]).toEqual([
      [exit, exit, exit],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(waiting(state)[0]).toBe('placeTile');
    // It may not end where it began: only from elsewhere can it be visited.
    expect(refusedBy(table({ pawns: [exit] }, 'travel'), 0, { type: 'stop', key: -1 })).toEqual(['E11.1']);
    const back = table({ pawns: [at('A1', 'SUBWAY')] }, 'travel');
    play(back, 0, { type: 'step', to: at('A1', 'C') });
    play(back, 0, { type: 'step', to: exit });
    play(back, 0, { type: 'stop', key: -1 });
    expect(waiting(back)).toEqual(['exit', 0]);
  });
});
