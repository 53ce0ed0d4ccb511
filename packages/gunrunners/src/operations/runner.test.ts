import { describe, expect, it } from 'vitest';
import { RUNNER } from '../cards.ts';
import type { State } from '../state.ts';
import { BLUE, type Given, legalOnly, play, RED, refusals, standing, table, YELLOW } from '../table.fixture.ts';

/** Blue has just flipped red's Runner at location 1. */
function flippedRunner(given: Given = {}): State {
  const state = table({
    active: BLUE,
    probation: 'red runner, blue 1, yellow 1',
    crates: [1, 2, 5],
    hands: [null, 'blue 3, blue 4'],
    piles: [null, 'blue 1'],
    ...given,
  });
  if (state.edition === 'pt') play(state, BLUE, { type: 'commit', card: 204 });
  play(state, BLUE, { type: 'flip', location: 0 });
  return state;
}

describe('the Runner', () => {
  it('[G7.7] [G7.1] takes two crates from a location that has two to another, or is declined', () => {
    const state = flippedRunner();
    expect(standing(state)).toMatchObject({ phase: 'operation', power: RED, role: RUNNER });
    expect(legalOnly(state, RED)).toEqual([
      { type: 'run', from: 1, to: 0 },
      { type: 'run', from: 1, to: 2 },
      { type: 'run', from: 2, to: 0 },
      { type: 'run', from: 2, to: 1 },
      { type: 'decline' },
    ]);
  });

  it('[G7.7] reaches the fourth location with four players', () => {
    const probation = 'red runner, blue 1, yellow 1, green 1';
    const state = flippedRunner({ seats: 4, probation, crates: [0, 1, 1, 2] });
    expect(legalOnly(state, RED)).toEqual([
      { type: 'run', from: 3, to: 0 },
      { type: 'run', from: 3, to: 1 },
      { type: 'run', from: 3, to: 2 },
      { type: 'decline' },
    ]);
  });

  it.each([
    [{ from: 0, to: 1 }, 'G7.7', 'run.tooFew', {}],
    [{ from: 2, to: 2 }, 'G7.7', 'run.sameLocation', {}],
    [{ from: 0, to: 0 }, 'G7.7', 'run.sameLocation', {}],
    [{ from: 3, to: 0 }, 'G3.1', 'location.notInPlay', { most: 3 }],
    [{ from: -1, to: 0 }, 'G3.1', 'location.notInPlay', { most: 3 }],
    [{ from: 2, to: 3 }, 'G3.1', 'location.notInPlay', { most: 3 }],
    [{ from: 2, to: -1 }, 'G3.1', 'location.notInPlay', { most: 3 }],
  ])('[G7.7] %j is refused by %s: %s', (action, clause, reason, params) => {
    expect(refusals(flippedRunner(), RED, { type: 'run', ...action })).toEqual([
      { clause, field: null, reason, params },
    ]);
  });

  it('[G7.7] both crates go together', () => {
    const state = flippedRunner();
    const happened = play(state, RED, { type: 'run', from: 1, to: 2 });
    expect(state.crates).toEqual([1, 0, 7]);
    expect(happened.types()).toEqual(['cratesRun', 'decisionPassed']);
    expect(happened.emissions[0]).toMatchObject({
      event: { type: 'cratesRun', seat: RED, from: 1, to: 2 },
      only: null,
      news: false,
    });
    expect(standing(state)).toMatchObject({ phase: 'place', active: BLUE, power: -1, role: 0, site: 0 });
  });

  it('[G7.7] [G6.3] in pt the turn ends with it', () => {
    const state = flippedRunner({ edition: 'pt' });
    play(state, RED, { type: 'run', from: 2, to: 0 });
    expect(state.crates).toEqual([3, 2, 3]);
    expect(standing(state)).toMatchObject({ phase: 'roll', active: YELLOW, turn: 2 });
  });

  it('[G7.11] without two crates anywhere it is skipped with a line in the log', () => {
    const state = table({ active: BLUE, probation: 'red runner, blue 1, yellow 1', crates: [1, 1, 1] });
    const happened = play(state, BLUE, { type: 'flip', location: 0 });
    expect(happened.events().slice(1)).toEqual([{ type: 'operationSkipped', seat: RED, role: RUNNER }]);
    expect(standing(state)).toMatchObject({ phase: 'place', active: BLUE, power: -1, role: 0, site: 0 });
    const pt = flippedRunner({ edition: 'pt', crates: [1, 0, 1] });
    expect(standing(pt)).toMatchObject({ phase: 'roll', active: YELLOW, turn: 2 });
  });
});
