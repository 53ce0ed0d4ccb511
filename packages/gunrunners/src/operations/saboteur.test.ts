import type { Chance } from '@stakeout/kernel';
import { rolls } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { SABOTEUR } from '../cards.ts';
import type { State } from '../state.ts';
import { BLUE, cards, type Given, legalOnly, play, RED, refusals, standing, table } from '../table.fixture.ts';

/** Blue has just flipped red's Saboteur at location 1. */
function flippedSaboteur(given: Given = {}): State {
  const state = table({
    active: BLUE,
    probation: 'red saboteur, blue 1, yellow 1',
    fields: ['blue 2 down', '', 'red 4, yellow director'],
    hands: [null, 'blue 3, blue 4'],
    piles: [null, 'blue 1'],
    ...given,
  });
  if (state.edition === 'pt') play(state, BLUE, { type: 'commit', card: 204 });
  play(state, BLUE, { type: 'flip', location: 0 });
  return state;
}

describe('the Saboteur', () => {
  it('[G7.4] [G7.1] [G7.11] aims at any exposed agent, an own one or itself included, or is declined', () => {
    const state = flippedSaboteur();
    expect(standing(state)).toMatchObject({ phase: 'operation', power: RED, role: SABOTEUR });
    expect(legalOnly(state, RED)).toEqual([
      { type: 'sabotage', location: 0, index: 1 },
      { type: 'sabotage', location: 2, index: 0 },
      { type: 'sabotage', location: 2, index: 1 },
      { type: 'decline' },
    ]);
    const alone = flippedSaboteur({ fields: [] });
    expect(legalOnly(alone, RED)).toEqual([{ type: 'sabotage', location: 0, index: 0 }, { type: 'decline' }]);
  });

  it.each([
    [{ location: 0, index: 0 }, 'G7.4', 'sabotage.notExposed', {}],
    [{ location: 0, index: 2 }, 'G7.4', 'sabotage.notExposed', {}],
    [{ location: 2, index: -1 }, 'G7.4', 'sabotage.notExposed', {}],
    [{ location: 1, index: 0 }, 'G7.4', 'sabotage.notExposed', {}],
    [{ location: 3, index: 0 }, 'G3.1', 'location.notInPlay', { most: 3 }],
    [{ location: -1, index: 0 }, 'G3.1', 'location.notInPlay', { most: 3 }],
  ])('[G7.4] aiming at %j is refused by %s: %s', (action, clause, reason, params) => {
    const state = flippedSaboteur();
    expect(refusals(state, RED, { type: 'sabotage', ...action })).toEqual([{ clause, field: null, reason, params }]);
  });

  it.each([
    ['red 4', 3, false],
    ['red 4', 4, true],
    ['red 4', 5, true],
    ['blue 1', 1, true],
    ['yellow manager', 2, false],
    ['yellow manager', 3, true],
    ['blue 6', 5, false],
    ['blue 6', 6, true],
  ])('[G7.4] against %s a roll of %i discards: %s', (target, roll, isDiscarded) => {
    const state = flippedSaboteur({ fields: ['', '', target] });
    const [card] = cards(target);
    const happened = play(state, RED, { type: 'sabotage', location: 2, index: 0 }, rolls(roll));
    expect(state.fields[2]).toEqual(isDiscarded ? [] : [card]);
    expect(state.discards).toEqual(isDiscarded ? [card] : []);
    expect(happened.events()).toEqual([
      { type: 'agentTargeted', seat: RED, location: 2, index: 0, card },
      { type: 'dieRolled', seat: RED, roll },
      { type: isDiscarded ? 'agentSabotaged' : 'sabotageFailed', location: 2, index: 0, card },
    ]);
    expect(happened.emissions.map(({ only, news }) => [only, news])).toEqual(Array(4).fill([null, false]));
    expect(standing(state)).toMatchObject({ phase: 'place', active: BLUE, power: -1, role: 0, site: 0 });
  });

  it('[G7.4] takes out the card aimed at and leaves the others in their order', () => {
    const state = flippedSaboteur({ fields: ['', '', 'red 4, yellow director, blue 2 down, red 1'] });
    play(state, RED, { type: 'sabotage', location: 2, index: 1 }, rolls(1));
    expect(state.fields[2]).toEqual(cards('red 4, blue 2 down, red 1'));
    expect(state.discards).toEqual(cards('yellow director'));
  });

  it('[G7.4] may remove itself', () => {
    const state = flippedSaboteur({ edition: 'pt' });
    play(state, RED, { type: 'sabotage', location: 0, index: 1 }, rolls(2));
    expect(state.fields[0]).toEqual(cards('blue 2 down'));
    expect(state.discards).toEqual(cards('red saboteur'));
    expect(standing(state)).toMatchObject({ phase: 'roll', active: 2, turn: 2, power: -1, role: 0 });
  });

  it('[G7.4] [G2.3] rolls the one die of the game once the target is named', () => {
    const state = flippedSaboteur();
    state.rolls = 11;
    const draws: unknown[] = [];
    const chance: Chance = {
      below(...draw) {
        draws.push(draw);
        return 2;
      },
    };
    play(state, RED, { type: 'sabotage', location: 2, index: 1 }, chance);
    expect(draws).toEqual([['die', 11, 6]]);
    expect([state.die, state.rolls]).toEqual([3, 12]);
  });

  it('[G7.4] [G8.1] a fourth exposed agent removed in time prevents the bust, in pt', () => {
    const fields = ['blue 2, blue 3, yellow 1'];
    const removed = flippedSaboteur({ edition: 'pt', fields });
    play(removed, RED, { type: 'sabotage', location: 0, index: 0 }, rolls(6));
    expect([removed.busts, removed.fields[0]]).toEqual([0, cards('blue 3, yellow 1, red saboteur')]);
    const failed = flippedSaboteur({ edition: 'pt', fields });
    play(failed, RED, { type: 'sabotage', location: 0, index: 0 }, rolls(1));
    expect([failed.busts, failed.fields[0]]).toEqual([1, []]);
  });
});
