import { describe, expect, it } from 'vitest';
import { INFORMER } from '../cards.ts';
import { gunrunners } from '../game.ts';
import type { State } from '../state.ts';
import { BLUE, cards, type Given, legalOnly, play, RED, refusals, standing, table } from '../table.fixture.ts';

/** Blue has just flipped red's Informer at location 1. */
function flippedInformer(given: Given = {}): State {
  const state = table({
    active: BLUE,
    probation: 'red informer, blue 1, yellow 1',
    fields: ['blue 2, yellow spy down', '', 'red 4 down, blue 3 down'],
    hands: [null, 'blue 3, blue 4'],
    piles: [null, 'blue 1'],
    ...given,
  });
  if (state.edition === 'pt') play(state, BLUE, { type: 'commit', card: 204 });
  play(state, BLUE, { type: 'flip', location: 0 });
  return state;
}

describe('the Informer', () => {
  it('[G7.3] [G7.1] looks at any undercover agent, or is declined', () => {
    const state = flippedInformer();
    expect(standing(state)).toMatchObject({
      phase: 'operation',
      power: RED,
      role: INFORMER,
      peekSite: -1,
      peekIndex: -1,
    });
    expect(legalOnly(state, RED)).toEqual([
      { type: 'peek', location: 0, index: 1 },
      { type: 'peek', location: 2, index: 0 },
      { type: 'peek', location: 2, index: 1 },
      { type: 'decline' },
    ]);
  });

  it.each([
    [{ location: 0, index: 0 }, 'G7.3', 'peek.notUndercover', {}],
    [{ location: 0, index: 3 }, 'G7.3', 'peek.notUndercover', {}],
    [{ location: 0, index: -1 }, 'G7.3', 'peek.notUndercover', {}],
    [{ location: 1, index: 0 }, 'G7.3', 'peek.notUndercover', {}],
    [{ location: 2, index: 2 }, 'G7.3', 'peek.notUndercover', {}],
    [{ location: 3, index: 0 }, 'G3.1', 'location.notInPlay', { most: 3 }],
    [{ location: -1, index: 0 }, 'G3.1', 'location.notInPlay', { most: 3 }],
  ])('[G7.3] looking at %j is refused by %s: %s', (action, clause, reason, params) => {
    expect(refusals(flippedInformer(), RED, { type: 'peek', ...action })).toEqual([
      { clause, field: null, reason, params },
    ]);
  });

  it('[G7.3] only the power player learns the card, and must put it back somewhere', () => {
    const state = flippedInformer();
    const happened = play(state, RED, { type: 'peek', location: 2, index: 0 });
    expect(happened.types()).toEqual(['undercoverPeeked', 'decisionPassed']);
    expect(happened.emissions[0]).toEqual({
      event: { type: 'undercoverPeeked', seat: RED, location: 2, index: 0, card: 1104 },
      only: RED,
      redacted: { type: 'undercoverPeeked', seat: RED, location: 2, index: 0, card: 1100 },
      news: true,
    });
    expect(standing(state)).toMatchObject({
      phase: 'hide',
      active: BLUE,
      power: RED,
      role: INFORMER,
      peekSite: 2,
      peekIndex: 0,
    });
    expect(legalOnly(state, RED)).toEqual([
      { type: 'hide', location: 0 },
      { type: 'hide', location: 1 },
      { type: 'hide', location: 2 },
    ]);
  });

  it('[G7.3] [G7.1] once looked at it cannot be declined, and nobody else can act', () => {
    const state = flippedInformer();
    play(state, RED, { type: 'peek', location: 0, index: 1 });
    const by = (clause: string, reason: string, params = {}) => [{ clause, field: null, reason, params }];
    expect(refusals(state, RED, { type: 'decline' })).toEqual(by('G7.3', 'hide.mustReturn'));
    expect(refusals(state, RED, { type: 'peek', location: 2, index: 0 })).toEqual(by('G7.3', 'phase.hide'));
    for (const location of [-1, 3]) {
      expect(refusals(state, RED, { type: 'hide', location })).toEqual(by('G3.1', 'location.notInPlay', { most: 3 }));
    }
    expect(refusals(state, BLUE, { type: 'hide', location: 0 })).toEqual(
      by('G7.1', 'seat.notPower', { seat: ['seat', RED] }),
    );
    expect(gunrunners.toAct(state)).toEqual([RED]);
  });

  it.each([
    [0, ['blue 2, yellow spy down, red informer, red 4 down', '', 'blue 3 down']],
    [1, ['blue 2, yellow spy down, red informer', 'red 4 down', 'blue 3 down']],
    [2, ['blue 2, yellow spy down, red informer', '', 'blue 3 down, red 4 down']],
  ])('[G7.3] [G7.10] the card goes face down to the far end of field %i, the same one or another', (location, rows) => {
    const state = flippedInformer();
    play(state, RED, { type: 'peek', location: 2, index: 0 });
    const happened = play(state, RED, { type: 'hide', location });
    expect(state.fields).toEqual(rows.map(cards));
    expect(happened.types()).toEqual(['undercoverHidden', 'decisionPassed']);
    expect(happened.emissions[0]).toMatchObject({
      event: { type: 'undercoverHidden', seat: RED, from: 2, index: 0, to: location },
      only: null,
      news: false,
    });
    expect(standing(state)).toEqual({
      phase: 'place',
      active: BLUE,
      power: -1,
      role: 0,
      site: 0,
      peekSite: -1,
      peekIndex: -1,
      turn: 1,
      busting: 0,
      busted: 0,
    });
  });

  it('[G7.3] [G6.3] in pt the turn ends with the card put back', () => {
    const state = flippedInformer({ edition: 'pt' });
    play(state, RED, { type: 'peek', location: 0, index: 1 });
    play(state, RED, { type: 'hide', location: 1 });
    expect(state.fields).toEqual(['blue 2, red informer', 'yellow spy down', 'red 4 down, blue 3 down'].map(cards));
    expect(standing(state)).toMatchObject({
      phase: 'roll',
      active: 2,
      power: -1,
      peekSite: -1,
      peekIndex: -1,
      turn: 2,
    });
  });

  it('[G7.3] with four players the fourth field can be looked into and hidden in', () => {
    const probation = 'red informer, blue 1, yellow 1, green 1';
    const state = flippedInformer({ seats: 4, probation, fields: ['', '', '', 'green 4 down'] });
    expect(legalOnly(state, RED)).toEqual([{ type: 'peek', location: 3, index: 0 }, { type: 'decline' }]);
    play(state, RED, { type: 'peek', location: 3, index: 0 });
    expect(legalOnly(state, RED).at(-1)).toEqual({ type: 'hide', location: 3 });
  });

  it('[G4.3] with open memory an owner who handled the card still sees it, any other owner no longer', () => {
    const state = flippedInformer({ memory: 'open' });
    state.fields[2] = [2104, 2203];
    play(state, RED, { type: 'peek', location: 2, index: 0 });
    play(state, RED, { type: 'hide', location: 1 });
    expect(state.fields[1]).toEqual([2104]);

    const other = flippedInformer({ memory: 'open' });
    other.fields[2] = [2104, 2203];
    const happened = play(other, RED, { type: 'peek', location: 2, index: 1 });
    expect(happened.emission('undercoverPeeked').redacted).toMatchObject({ card: 2200 });
    play(other, RED, { type: 'hide', location: 2 });
    expect(other.fields[2]).toEqual([2104, 1203]);
  });

  it('[G7.11] without an undercover agent it is skipped with a line in the log', () => {
    const state = flippedInformer({ fields: ['blue 2', 'yellow 3'], edition: 'pt' });
    expect(standing(state)).toMatchObject({ phase: 'roll', active: 2, power: -1, role: 0, turn: 2 });
    const en = table({ active: BLUE, probation: 'red informer, blue 1, yellow 1', fields: ['blue 2'] });
    const happened = play(en, BLUE, { type: 'flip', location: 0 });
    expect(happened.events().slice(1)).toEqual([{ type: 'operationSkipped', seat: RED, role: INFORMER }]);
    expect(standing(en)).toMatchObject({ phase: 'place', active: BLUE, power: -1, role: 0, site: 0 });
  });
});
