import { rolls, StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { gunrunners } from '../game.ts';
import type { State } from '../state.ts';
import { BLUE, configOf, legalOnly, play, RED, refusals, standing, table } from '../table.fixture.ts';

/** Two players have put their 1s at the given locations, and red is about to begin. */
function firstTurn(edition: string, red: number, blue: number): State {
  const state = gunrunners.setup(configOf(2, { edition, start: RED }), 2, new StatelessChance(1));
  play(state, RED, { type: 'station', card: 101, location: red });
  play(state, BLUE, { type: 'station', card: 201, location: blue }, new StatelessChance(1));
  state.hands[RED] = [101, 104, 104, 142, 153];
  state.piles[RED] = [102, 103];
  return state;
}

const PHASE_PLACE = [{ clause: 'G6.3', field: null, reason: 'phase.place', params: {} }];
const FIRST_TURN = [{ clause: 'G6.7', field: null, reason: 'place.firstTurn', params: {} }];

describe('filling the vacant place', () => {
  it('[G6.1] [G6.3] with any card of the hand, equal ones once, and with nothing else', () => {
    const state = table({ hands: ['red 1, red 4, red 4, red spy'] });
    play(state, RED, { type: 'flip', location: 2 });
    expect(legalOnly(state, RED)).toEqual([
      { type: 'place', card: 101 },
      { type: 'place', card: 104 },
      { type: 'place', card: 142 },
    ]);
    expect(refusals(state, RED, { type: 'place', card: 102 })).toEqual([
      { clause: 'G6.1', field: null, reason: 'card.notInHand', params: {} },
    ]);
    expect(refusals(state, RED, { type: 'flip', location: 1 })).toEqual(PHASE_PLACE);
    expect(refusals(state, RED, { type: 'undercover', card: 101, location: 1 })).toEqual(PHASE_PLACE);
  });

  it('[G6.6] the last card leaves an empty hand', () => {
    const state = table({ hands: ['red 4', 'blue 2'], piles: [''] });
    play(state, RED, { type: 'flip', location: 2 });
    const happened = play(state, RED, { type: 'place', card: 104 });
    expect(happened.types()).toEqual(['agentPlaced', 'decisionPassed']);
    expect([state.hands[RED], state.probation[2]]).toEqual([[], 1104]);
  });

  it('[G4.3] with open memory its owner goes on seeing it', () => {
    const state = table({ memory: 'open', hands: ['red 4'] });
    play(state, RED, { type: 'flip', location: 2 });
    play(state, RED, { type: 'place', card: 104 });
    expect(state.probation[2]).toBe(2104);
  });
});

describe('two players, first turn', () => {
  it.each([
    ['en', 0, 1, 2],
    ['pt', 0, 1, 2],
    ['en', 1, 2, 0],
    ['pt', 2, 0, 1],
  ])('[G6.7] GX19 %s: after the delivery a card goes to the empty location, no other option', (...row) => {
    const [edition, red, blue, empty] = row;
    const state = firstTurn(edition, red, blue);
    expect(legalOnly(state, RED)).toEqual([{ type: 'roll' }]);
    const roll = play(state, RED, { type: 'roll' }, rolls(2));
    expect(roll.types()).toEqual(['dieRolled', 'cratesDelivered', 'decisionPassed']);
    expect(standing(state)).toMatchObject({ phase: 'place', active: RED, site: empty, power: -1, turn: 0 });
    expect(legalOnly(state, RED)).toEqual([101, 104, 142, 153].map((card) => ({ type: 'place', card })));
    for (const action of [
      { type: 'flip', location: blue },
      { type: 'undercover', card: 104, location: 0 },
      { type: 'commit', card: 104 },
    ]) {
      expect(refusals(state, RED, action)).toEqual(FIRST_TURN);
    }

    const place = play(state, RED, { type: 'place', card: 142 });
    expect(place.types()).toEqual(['agentPlaced', 'cardDrawn', 'decisionPassed']);
    expect(state.probation).toEqual([3101, 3201, 1142].map((_, at) => (at === red ? 3101 : at === blue ? 3201 : 1142)));
    expect([state.hands[RED], state.piles[RED]]).toEqual([[101, 103, 104, 104, 153], [102]]);
    expect(standing(state)).toMatchObject({ phase: 'roll', active: BLUE, site: -1, turn: 1 });

    play(state, BLUE, { type: 'roll' }, rolls(6));
    expect(standing(state)).toMatchObject({ phase: 'deploy', active: BLUE, site: -1 });
  });

  it('[G6.7] is for two players and the first turn only', () => {
    const three = table({ seats: 3, phase: 'roll', turn: 0 });
    play(three, RED, { type: 'roll' }, rolls(1));
    expect(standing(three)).toMatchObject({ phase: 'deploy', site: -1 });
    play(three, RED, { type: 'flip', location: 1 });
    expect(refusals(three, RED, { type: 'roll' })).toEqual(PHASE_PLACE);

    const later = table({ seats: 2, turn: 1 });
    play(later, RED, { type: 'flip', location: 1 });
    expect(refusals(later, RED, { type: 'roll' })).toEqual(PHASE_PLACE);
  });
});
