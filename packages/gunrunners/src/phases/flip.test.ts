import { rolls } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import { DIRECTOR, SABOTEUR } from '../cards.ts';
import { gunrunners } from '../game.ts';
import type { State } from '../state.ts';
import {
  BLUE,
  cards,
  type Given,
  legalOnly,
  options,
  play,
  RED,
  refusals,
  standing,
  table,
  YELLOW,
} from '../table.fixture.ts';

/** In `pt` a card is committed before the flip. */
function readyToFlip(given: Given, card: number): State {
  const state = table(given);
  if (state.edition === 'pt') play(state, state.active, { type: 'commit', card });
  return state;
}

function flips(state: State): number[] {
  return options(state, state.active, 'flip').map((action) => (action.type === 'flip' ? action.location : -1));
}

const NOT_OWN = (location: number) => [
  { clause: 'G6.2', field: null, reason: 'flip.own', params: { location: ['location', location] } },
];

describe('option A', () => {
  const given: Given = {
    active: BLUE,
    probation: 'blue 2, red 3, yellow 1',
    fields: ['', 'yellow 2 down, blue 1'],
    hands: [null, 'blue 2, blue 4, blue spy'],
    piles: [null, 'blue 1, blue runner'],
  };

  it('[G6.1] [G6.3] [G6.6] GX6 in en: flip, then choose and place, then draw', () => {
    const state = table(given);
    const flip = play(state, BLUE, { type: 'flip', location: 1 });
    expect(state.fields[1]).toEqual(cards('yellow 2 down, blue 1, red 3'));
    expect(state.probation).toEqual([1202, 0, 1301]);
    expect(flip.types()).toEqual(['agentFlipped', 'decisionPassed']);
    expect(flip.emissions[0]).toMatchObject({
      event: { type: 'agentFlipped', seat: BLUE, location: 1, card: 103 },
      only: null,
      news: true,
    });
    expect(state.hands[BLUE]).toEqual([202, 204, 242]);
    expect(standing(state)).toMatchObject({ phase: 'place', active: BLUE, power: -1, role: 0, site: 1, turn: 1 });

    const place = play(state, BLUE, { type: 'place', card: 204 });
    expect(state.probation).toEqual([1202, 1204, 1301]);
    expect(place.emissions.slice(0, 2)).toEqual([
      {
        event: { type: 'agentPlaced', seat: BLUE, location: 1, card: 204 },
        only: BLUE,
        redacted: { type: 'agentPlaced', seat: BLUE, location: 1, card: 200 },
        news: false,
      },
      {
        event: { type: 'cardDrawn', seat: BLUE, card: 263 },
        only: BLUE,
        redacted: { type: 'cardDrawn', seat: BLUE, card: 200 },
        news: true,
      },
    ]);
    expect(place.types()).toEqual(['agentPlaced', 'cardDrawn', 'decisionPassed']);
    expect([state.hands[BLUE], state.piles[BLUE]]).toEqual([[202, 242, 263], [201]]);
    expect(standing(state)).toMatchObject({ phase: 'roll', active: YELLOW, site: -1, turn: 2 });
  });

  it('[G6.1] [G6.3] [G6.6] GX6 in pt: commit, then flip, place and draw in one go', () => {
    const state = readyToFlip({ ...given, edition: 'pt' }, 204);
    expect(legalOnly(state, BLUE)).toEqual([
      { type: 'flip', location: 1 },
      { type: 'flip', location: 2 },
    ]);
    const flip = play(state, BLUE, { type: 'flip', location: 1 });
    expect(flip.types()).toEqual(['agentFlipped', 'agentPlaced', 'cardDrawn', 'decisionPassed']);
    expect(state.fields[1]).toEqual(cards('yellow 2 down, blue 1, red 3'));
    expect([state.probation, state.committed]).toEqual([[1202, 1204, 1301], 0]);
    expect([state.hands[BLUE], state.piles[BLUE]]).toEqual([[202, 242, 263], [201]]);
    expect(standing(state)).toMatchObject({ phase: 'roll', active: YELLOW, site: -1, turn: 2 });
  });

  it('[G6.2] GX6 an own agent is refused while others’ are there', () => {
    for (const edition of ['en', 'pt'] as const) {
      const state = readyToFlip({ ...given, edition }, 204);
      expect(refusals(state, BLUE, { type: 'flip', location: 0 })).toEqual(NOT_OWN(0));
      for (const location of [-1, 3]) {
        expect(refusals(state, BLUE, { type: 'flip', location })).toEqual([
          { clause: 'G3.1', field: null, reason: 'location.notInPlay', params: { most: 3 } },
        ]);
      }
    }
  });

  it('[G6.3] in pt nothing but the flip is possible once a card is committed', () => {
    const state = readyToFlip({ ...given, edition: 'pt' }, 204);
    const refused = [{ clause: 'G6.3', field: null, reason: 'phase.flip', params: {} }];
    expect(refusals(state, BLUE, { type: 'commit', card: 202 })).toEqual(refused);
    expect(refusals(state, BLUE, { type: 'undercover', card: 202, location: 0 })).toEqual(refused);
    expect(refusals(state, BLUE, { type: 'place', card: 202 })).toEqual(refused);
  });
});

describe('flipping one’s own agent', () => {
  const probation = 'blue 1, red 2, red 3';

  it.each([
    ['en', 'red 4', '', [0, 1, 2]],
    ['en', 'red 4', 'red 1', [0]],
    ['en', 'red 3, red 4', '', [0]],
    ['pt', 'red 4', '', [0, 1, 2]],
    ['pt', 'red 4', 'red 1', [0]],
    ['pt', 'red 3, red 4', '', [0]],
  ] as const)('[G6.2] (a) only with the last card: %s, hand %s, pile %s', (edition, hand, pile, expected) => {
    const state = readyToFlip({ edition, probation, hands: [hand], piles: [pile] }, 104);
    expect(legalOnly(state, RED).filter(({ type }) => type === 'flip')).toHaveLength(expected.length);
    expect(flips(state)).toEqual(expected);
    for (const location of [1, 2]) {
      expect(refusals(state, RED, { type: 'flip', location })).toEqual(
        expected.some((allowed) => allowed === location) ? [] : NOT_OWN(location),
      );
    }
  });

  it.each([
    [3, 'red 1, red 2, red 3', [0, 1, 2]],
    [3, 'red 1, red 2, blue 3', [2]],
    [3, 'blue 1, red 2, red 3', [0]],
    [4, 'red 1, red 2, red 3, red 4', [0, 1, 2, 3]],
    [4, 'red 1, red 2, red 3, green 4', [3]],
  ])('[G6.2] (b) or when every probationary agent is one’s own: %i players, %s', (seats, agents, expected) => {
    for (const edition of ['en', 'pt'] as const) {
      const state = readyToFlip({ seats, edition, probation: agents, hands: ['red 1, red 2, red 4'] }, 104);
      expect(flips(state)).toEqual(expected);
      legalOnly(state, RED);
    }
  });

  it('[G6.1] [G6.2] it goes to the end of the field like any other', () => {
    const state = table({ probation: 'red 1, red director, red 3', fields: ['', 'blue 2'] });
    play(state, RED, { type: 'flip', location: 1 });
    expect(state.fields[1]).toEqual(cards('blue 2, red director'));
    expect(standing(state)).toMatchObject({ phase: 'place', power: -1, role: 0, site: 1 });
  });
});

describe('the order of option A and the operation', () => {
  const given: Given = {
    active: YELLOW,
    probation: 'red saboteur, blue 1, yellow 2',
    fields: ['blue 2'],
    hands: [null, null, 'yellow 1, yellow 4'],
    piles: [null, null, 'yellow 3'],
  };

  it('[G6.3] [G7.1] [G7.4] GX8 in en the operation interrupts: yellow’s hand is whole and the place vacant', () => {
    const state = table(given);
    const flip = play(state, YELLOW, { type: 'flip', location: 0 });
    expect(flip.types()).toEqual(['agentFlipped', 'decisionPassed']);
    expect(state.fields[0]).toEqual(cards('blue 2, red saboteur'));
    expect([state.probation[0], state.hands[YELLOW]]).toEqual([0, [301, 304]]);
    expect(standing(state)).toMatchObject({ phase: 'operation', active: YELLOW, power: RED, role: SABOTEUR, site: 0 });
    expect(gunrunners.toAct(state)).toEqual([RED]);

    play(state, RED, { type: 'sabotage', location: 0, index: 0 }, rolls(2));
    expect(state.fields[0]).toEqual(cards('red saboteur'));
    expect(standing(state)).toMatchObject({ phase: 'place', active: YELLOW, power: -1, role: 0, site: 0 });
    expect(legalOnly(state, YELLOW)).toEqual([
      { type: 'place', card: 301 },
      { type: 'place', card: 304 },
    ]);
    const place = play(state, YELLOW, { type: 'place', card: 301 });
    expect(place.types()).toEqual(['agentPlaced', 'cardDrawn', 'decisionPassed']);
    expect([state.probation[0], state.hands[YELLOW]]).toEqual([1301, [303, 304]]);
    expect(standing(state)).toMatchObject({ phase: 'roll', active: RED, turn: 2 });
  });

  it('[G6.3] [G7.1] [G7.4] GX9 in pt the card was committed before, is placed, yellow draws, then red decides', () => {
    const state = readyToFlip({ ...given, edition: 'pt' }, 304);
    const flip = play(state, YELLOW, { type: 'flip', location: 0 });
    expect(flip.types()).toEqual(['agentFlipped', 'agentPlaced', 'cardDrawn', 'decisionPassed']);
    expect([state.probation[0], state.hands[YELLOW], state.committed]).toEqual([1304, [301, 303], 0]);
    expect(standing(state)).toMatchObject({ phase: 'operation', active: YELLOW, power: RED, role: SABOTEUR, site: 0 });
    expect(gunrunners.legal(state, YELLOW)).toEqual([]);

    const declined = play(state, RED, { type: 'decline' });
    expect(declined.types()).toEqual(['operationDeclined', 'decisionPassed']);
    expect(standing(state)).toMatchObject({ phase: 'roll', active: RED, power: -1, role: 0, site: -1, turn: 2 });
  });

  it('[G6.3] [G7.1] in pt a Director’s move is made before the bust, in en before the placing', () => {
    for (const edition of ['en', 'pt'] as const) {
      const fields = ['blue 2, blue 3, yellow 1', 'blue 1'];
      const state = readyToFlip({ ...given, edition, fields, probation: 'red director, blue 1, yellow 2' }, 304);
      play(state, YELLOW, { type: 'flip', location: 0 });
      expect(standing(state)).toMatchObject({ role: DIRECTOR, power: RED, busting: 0 });
      play(state, RED, { type: 'transfer', from: 0, index: 3, to: 1 });
      if (edition === 'en') play(state, YELLOW, { type: 'place', card: 304 });
      expect([state.busts, state.fields[1]]).toEqual([0, cards('blue 1, red director')]);
    }
  });
});
