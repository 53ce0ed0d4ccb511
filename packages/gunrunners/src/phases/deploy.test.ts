import { describe, expect, it } from 'vitest';
import { BLUE, cards, type Given, legalOnly, play, RED, refusals, standing, table, YELLOW } from '../table.fixture.ts';

const HAND = ['red 1, red 1, red 4'];
const LIMIT = { clause: 'G6.4', field: null, reason: 'undercover.limit', params: { limit: 1 } };
const MUST_FLIP = { clause: 'G6.5', field: null, reason: 'undercover.mustFlip', params: {} };
const OPTION_B = [101, 104].flatMap((card) => [0, 1, 2].map((location) => ({ type: 'undercover', card, location })));

function forbidden(clause: string, reason: string, params = {}): unknown {
  return [{ clause, field: null, reason, params }];
}

describe('phase 2: option A or option B', () => {
  it('[G6.1] [G6.3] [G6.4] in en one flips another player’s agent or sends any card anywhere', () => {
    const state = table({ hands: HAND });
    expect(legalOnly(state, RED)).toEqual([{ type: 'flip', location: 1 }, { type: 'flip', location: 2 }, ...OPTION_B]);
  });

  it('[G6.1] [G6.3] [G6.4] in pt one commits a card first or sends any card anywhere', () => {
    const state = table({ edition: 'pt', hands: HAND });
    expect(legalOnly(state, RED)).toEqual([{ type: 'commit', card: 101 }, { type: 'commit', card: 104 }, ...OPTION_B]);
  });

  it('[G6.4] with four players there are four fields', () => {
    const state = table({ seats: 4, hands: ['red 3'], piles: ['red 2'] });
    expect(legalOnly(state, RED)).toEqual([
      ...[1, 2, 3].map((location) => ({ type: 'flip', location })),
      ...[0, 1, 2, 3].map((location) => ({ type: 'undercover', card: 103, location })),
    ]);
  });

  it('[G6.3] each edition refuses the other’s order', () => {
    const en = table({ hands: HAND });
    expect(refusals(en, RED, { type: 'commit', card: 101 })).toEqual(forbidden('G6.3', 'deploy.flipFirst'));
    expect(refusals(en, RED, { type: 'place', card: 101 })).toEqual(forbidden('G6.3', 'deploy.flipFirst'));
    const pt = table({ edition: 'pt', hands: HAND });
    expect(refusals(pt, RED, { type: 'flip', location: 1 })).toEqual(forbidden('G6.3', 'deploy.commitFirst'));
    expect(refusals(pt, RED, { type: 'place', card: 101 })).toEqual(forbidden('G6.3', 'deploy.commitFirst'));
  });

  it('[G6.1] [G6.4] refuses cards not in the hand, locations not in play and other actions', () => {
    for (const edition of ['en', 'pt'] as const) {
      const state = table({ edition, hands: HAND });
      for (const card of [102, 201, 100, 1101]) {
        expect(refusals(state, RED, { type: 'undercover', card, location: 0 })).toEqual(
          forbidden('G6.4', 'card.notInHand'),
        );
      }
      for (const location of [-1, 3]) {
        expect(refusals(state, RED, { type: 'undercover', card: 101, location })).toEqual(
          forbidden('G3.1', 'location.notInPlay', { most: 3 }),
        );
      }
      expect(refusals(state, RED, { type: 'roll' })).toEqual(forbidden('G6.1', 'phase.deploy'));
      expect(refusals(state, RED, { type: 'decline' })).toEqual(forbidden('G6.1', 'phase.deploy'));
    }
    const pt = table({ edition: 'pt', hands: HAND });
    expect(refusals(pt, RED, { type: 'commit', card: 102 })).toEqual(forbidden('G6.1', 'card.notInHand'));
  });
});

describe('option B', () => {
  it('[G6.4] [G6.5] [G6.6] [G4.2] GX7 the card lies face down at the far end, and the next time option A must be taken', () => {
    const state = table({ fields: ['blue 2, red 3'], hands: HAND, piles: ['red 3, red spy'] });
    const happened = play(state, RED, { type: 'undercover', card: 104, location: 0 });
    expect(state.fields).toEqual([cards('blue 2, red 3, red 4 down'), [], []]);
    expect([state.hands[RED], state.piles[RED]]).toEqual([[101, 101, 142], [103]]);
    expect(happened.emissions.slice(0, 2)).toEqual([
      {
        event: { type: 'undercoverDeployed', seat: RED, location: 0, card: 104 },
        only: RED,
        redacted: { type: 'undercoverDeployed', seat: RED, location: 0, card: 100 },
        news: false,
      },
      {
        event: { type: 'cardDrawn', seat: RED, card: 142 },
        only: RED,
        redacted: { type: 'cardDrawn', seat: RED, card: 100 },
        news: true,
      },
    ]);
    expect(happened.types()).toEqual(['undercoverDeployed', 'cardDrawn', 'decisionPassed']);
    expect(standing(state)).toMatchObject({ phase: 'roll', active: BLUE, turn: 2, site: -1, busted: 0 });

    state.active = RED;
    state.phase = 'deploy';
    expect(legalOnly(state, RED)).toEqual([
      { type: 'flip', location: 1 },
      { type: 'flip', location: 2 },
    ]);
    for (const location of [0, 1, 2]) {
      expect(refusals(state, RED, { type: 'undercover', card: 101, location })).toEqual([LIMIT, MUST_FLIP]);
    }
  });

  it.each([
    ['none, no Manager', '', 0, 1, true],
    ['one, no Manager', 'red 2 down', 0, 1, false],
    ['one, Manager', 'red 2 down', 1, 2, true],
    ['two, Manager', 'red 2 down, blue 1, red 3 down', 1, 2, false],
    ['two, the Manager lost', 'red 2 down, blue 1, red 3 down', 0, 1, false],
    ['others’ only', 'blue 2 down, yellow 3 down', 0, 1, true],
    ['exposed only', 'red 2, red 4', 0, 1, true],
  ])('[G6.4] [G6.5] [G7.6] the limit with %s', (_name, lastField, manager, limit, isAllowed) => {
    for (const edition of ['en', 'pt'] as const) {
      const state = table({ edition, fields: ['', '', lastField], hands: HAND, managers: [manager, 1 - manager, 0] });
      const optionB = legalOnly(state, RED).filter(({ type }) => type === 'undercover');
      expect(optionB).toEqual(isAllowed ? OPTION_B : []);
      expect(refusals(state, RED, { type: 'undercover', card: 101, location: 2 })).toEqual(
        isAllowed ? [] : [{ ...LIMIT, params: { limit } }, MUST_FLIP],
      );
    }
  });

  it('[G6.4] counts undercover agents in every field', () => {
    for (const fields of [['red 2 down'], ['', 'red 2 down'], ['', '', '', 'red 2 down']]) {
      const state = table({ seats: 4, fields, hands: HAND });
      expect(legalOnly(state, RED).map(({ type }) => type)).toEqual(['flip', 'flip', 'flip']);
    }
  });

  it('[G6.6] with an empty pile nothing is drawn', () => {
    const state = table({ hands: HAND, piles: [''] });
    const happened = play(state, RED, { type: 'undercover', card: 101, location: 2 });
    expect(happened.types()).toEqual(['undercoverDeployed', 'decisionPassed']);
    expect([state.hands[RED], state.piles[RED]]).toEqual([[101, 104], []]);
  });

  it('[G4.3] with open memory its owner goes on seeing it', () => {
    const state = table({ memory: 'open', hands: HAND });
    play(state, RED, { type: 'undercover', card: 104, location: 1 });
    expect(state.fields[1]).toEqual([2104]);
  });
});

describe('committing in pt', () => {
  const given: Given = { edition: 'pt', active: YELLOW, hands: [null, null, 'yellow 2, yellow 2, yellow spy'] };

  it('[G6.3] puts the card aside face down before the flip', () => {
    const state = table(given);
    const happened = play(state, YELLOW, { type: 'commit', card: 302 });
    expect([state.committed, state.hands[YELLOW]]).toEqual([302, [302, 342]]);
    expect(happened.types()).toEqual(['cardCommitted', 'decisionPassed']);
    expect(happened.emissions[0]).toEqual({
      event: { type: 'cardCommitted', seat: YELLOW, card: 302 },
      only: YELLOW,
      redacted: { type: 'cardCommitted', seat: YELLOW, card: 300 },
      news: false,
    });
    expect(standing(state)).toMatchObject({ phase: 'flip', active: YELLOW, site: -1, turn: 1 });
  });
});
