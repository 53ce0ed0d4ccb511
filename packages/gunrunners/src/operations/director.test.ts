import { describe, expect, it } from 'vitest';
import { DIRECTOR } from '../cards.ts';
import type { State } from '../state.ts';
import { BLUE, cards, type Given, legalOnly, play, RED, refusals, standing, table } from '../table.fixture.ts';

/** Blue has just flipped red's Director at location 1. */
function flippedDirector(given: Given = {}): State {
  const state = table({
    active: BLUE,
    probation: 'red director, blue 1, yellow 1',
    fields: ['blue 2, yellow 3 down', 'red 4'],
    hands: [null, 'blue 3, blue 4'],
    piles: [null, 'blue 1'],
    ...given,
  });
  if (state.edition === 'pt') play(state, BLUE, { type: 'commit', card: 204 });
  play(state, BLUE, { type: 'flip', location: 0 });
  return state;
}

describe('the Director', () => {
  it('[G7.2] [G7.1] moves any exposed agent, itself included, to another location, or is declined', () => {
    const state = flippedDirector();
    expect(standing(state)).toMatchObject({ phase: 'operation', active: BLUE, power: RED, role: DIRECTOR, site: 0 });
    expect(legalOnly(state, RED)).toEqual([
      { type: 'transfer', from: 0, index: 0, to: 1 },
      { type: 'transfer', from: 0, index: 0, to: 2 },
      { type: 'transfer', from: 0, index: 2, to: 1 },
      { type: 'transfer', from: 0, index: 2, to: 2 },
      { type: 'transfer', from: 1, index: 0, to: 0 },
      { type: 'transfer', from: 1, index: 0, to: 2 },
      { type: 'decline' },
    ]);
  });

  it('[G7.2] [G7.11] always has itself, to any of the other three of four locations', () => {
    const state = flippedDirector({ seats: 4, probation: 'red director, blue 1, yellow 1, green 1', fields: [] });
    expect(legalOnly(state, RED)).toEqual([
      { type: 'transfer', from: 0, index: 0, to: 1 },
      { type: 'transfer', from: 0, index: 0, to: 2 },
      { type: 'transfer', from: 0, index: 0, to: 3 },
      { type: 'decline' },
    ]);
  });

  it.each([
    [{ from: 0, index: 1, to: 1 }, 'G7.2', 'transfer.notExposed', {}],
    [{ from: 0, index: 3, to: 1 }, 'G7.2', 'transfer.notExposed', {}],
    [{ from: 0, index: -1, to: 1 }, 'G7.2', 'transfer.notExposed', {}],
    [{ from: 2, index: 0, to: 1 }, 'G7.2', 'transfer.notExposed', {}],
    [{ from: 0, index: 0, to: 0 }, 'G7.2', 'transfer.sameLocation', {}],
    [{ from: 3, index: 0, to: 0 }, 'G3.1', 'location.notInPlay', { most: 3 }],
    [{ from: -1, index: 0, to: 0 }, 'G3.1', 'location.notInPlay', { most: 3 }],
    [{ from: 0, index: 0, to: 3 }, 'G3.1', 'location.notInPlay', { most: 3 }],
    [{ from: 0, index: 0, to: -1 }, 'G3.1', 'location.notInPlay', { most: 3 }],
  ])('[G7.2] %j is refused by %s: %s', (action, clause, reason, params) => {
    const state = flippedDirector();
    expect(refusals(state, RED, { type: 'transfer', ...action })).toEqual([{ clause, field: null, reason, params }]);
  });

  it('[G7.2] [G7.9] [G7.10] the agent goes to the far end, and the Director stays where it is', () => {
    const state = flippedDirector();
    const happened = play(state, RED, { type: 'transfer', from: 0, index: 0, to: 1 });
    expect(state.fields).toEqual([cards('yellow 3 down, red director'), cards('red 4, blue 2'), []]);
    expect(happened.types()).toEqual(['agentTransferred', 'decisionPassed']);
    expect(happened.emissions[0]).toMatchObject({
      event: { type: 'agentTransferred', seat: RED, card: 202, from: 0, index: 0, to: 1 },
      only: null,
      news: false,
    });
    expect(standing(state)).toMatchObject({ phase: 'place', active: BLUE, power: -1, role: 0, site: 0, turn: 1 });
  });

  it('[G7.2] [G7.10] it may move itself', () => {
    const state = flippedDirector({ edition: 'pt' });
    const happened = play(state, RED, { type: 'transfer', from: 0, index: 2, to: 1 });
    expect(state.fields).toEqual([cards('blue 2, yellow 3 down'), cards('red 4, red director'), []]);
    expect(happened.events()).toEqual([{ type: 'agentTransferred', seat: RED, card: 111, from: 0, index: 2, to: 1 }]);
    expect(standing(state)).toMatchObject({ phase: 'roll', active: 2, power: -1, role: 0, site: -1, turn: 2 });
  });

  it('[G7.2] [G8.1] a fourth exposed agent moved there makes a bust at the end of the turn', () => {
    const state = flippedDirector({ edition: 'pt', fields: ['blue 2', '', 'red 4, red 4, blue 3'] });
    const happened = play(state, RED, { type: 'transfer', from: 0, index: 0, to: 2 });
    expect(happened.types().slice(0, 2)).toEqual(['agentTransferred', 'locationBusted']);
    expect(state.fields).toEqual([cards('red director'), [], []]);
    expect(standing(state)).toMatchObject({ phase: 'roll', busted: 4, busting: 0 });
  });
});
