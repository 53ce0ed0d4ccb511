import { LANGUAGES, say } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import { gunrunners } from './game.ts';
import { BLUE, play, RED, table, YELLOW } from './table.fixture.ts';
import { nameOf, tell } from './tell.ts';
import { viewOf } from './view.ts';

const view = viewOf(table({ fields: ['blue 2, blue 3 down, red 1, yellow 4', 'red 4 down', 'red 2'] }), BLUE);

const NAMES: [Action, Record<string, unknown>][] = [
  [
    { type: 'station', card: 101, location: 2 },
    { card: ['card', 101], location: ['location', 2] },
  ],
  [{ type: 'roll' }, {}],
  [{ type: 'commit', card: 142 }, { card: ['card', 142] }],
  [{ type: 'flip', location: 0 }, { location: ['location', 0] }],
  [{ type: 'place', card: 104 }, { card: ['card', 104] }],
  [
    { type: 'undercover', card: 104, location: 1 },
    { card: ['card', 104], location: ['location', 1] },
  ],
  [{ type: 'decline' }, {}],
  [
    { type: 'transfer', from: 0, index: 3, to: 2 },
    { card: ['card', 304], from: ['location', 0], index: 4, to: ['location', 2] },
  ],
  [
    { type: 'peek', location: 1, index: 0 },
    { card: ['card', 1100], location: ['location', 1], index: 1 },
  ],
  [{ type: 'hide', location: 1 }, { location: ['location', 1] }],
  [
    { type: 'sabotage', location: 0, index: 2 },
    { card: ['card', 101], location: ['location', 0], index: 3 },
  ],
  [
    { type: 'sabotage', location: 2, index: 1 },
    { card: ['card', 0], location: ['location', 2], index: 2 },
  ],
  [
    { type: 'peek', location: 4, index: 0 },
    { card: ['card', 0], location: ['location', 4], index: 1 },
  ],
  [{ type: 'inspect' }, {}],
  [
    { type: 'arrange', cards: [0, 202] },
    {
      cards: [
        ['card', 0],
        ['card', 202],
      ],
    },
  ],
  [
    { type: 'run', from: 0, to: 1 },
    { from: ['location', 0], to: ['location', 1] },
  ],
  [{ type: 'bust', location: 3 }, { location: ['location', 3] }],
];

describe('the name of an action', () => {
  it.each(NAMES)('%j has a sentence and what completes it', (action, params) => {
    expect(nameOf(action, view)).toEqual({ id: `action.${action.type}`, params });
    for (const language of LANGUAGES) {
      const texts = gunrunners.texts[language];
      expect(texts.messages[`action.${action.type}`]).toBeDefined();
      expect(say(texts, nameOf(action, view))).not.toMatch(/[{}]/);
    }
  });

  it('names the card as the viewer sees it, and counts the cards of a row from 1', () => {
    expect(say(gunrunners.texts.en, nameOf({ type: 'sabotage', location: 0, index: 0 }, view))).toBe(
      'Sabotage Blue agent 2, number 1 of the row in the Middle East',
    );
  });
});

describe('the table told', () => {
  const given = {
    seats: 2,
    edition: 'pt',
    turn: 4,
    probation: 'red 2, blue spy, yellow 1',
    fields: ['red 4, blue 3 down'],
    hands: ['red 1, red 3', 'blue 2'],
    piles: ['red 4', ''],
    crates: [1, 2, 3],
    taken: [4, 5],
    warehouse: 2,
    supply: 40,
    marker: 5,
  } as const;

  it('[G4.2] goes from the turn to the own hand, from the top', () => {
    const view = viewOf(table(given), RED);
    const told = [
      { id: 'tell.turn', params: { seat: ['seat', RED], turn: 5 } },
      { id: 'tell.crates', params: { supply: 40, warehouse: 2 } },
      { id: 'tell.marker', params: { marker: 5 } },
      {
        id: 'tell.location',
        params: {
          number: 1,
          location: ['location', 0],
          crates: 1,
          probation: ['card', 1100],
          field: [
            ['card', 104],
            ['card', 1200],
          ],
        },
      },
      {
        id: 'tell.locationEmptyField',
        params: { number: 2, location: ['location', 1], crates: 2, probation: ['card', 1200] },
      },
      {
        id: 'tell.locationEmptyField',
        params: { number: 3, location: ['location', 2], crates: 3, probation: ['card', 1300] },
      },
      { id: 'tell.player', params: { seat: ['seat', RED], crates: 4, hand: 2, pile: 1 } },
      { id: 'tell.player', params: { seat: ['seat', BLUE], crates: 5, hand: 1, pile: 0 } },
    ];
    const hand = [
      ['card', 101],
      ['card', 103],
    ];
    expect(tell(view)).toEqual([...told, { id: 'tell.hand', params: { cards: hand } }]);
    expect(tell(viewOf(table(given), null))).toEqual(told);
    for (const language of LANGUAGES) {
      for (const message of tell(view)) {
        expect(gunrunners.texts[language].messages[message.id]).toBeDefined();
        expect(say(gunrunners.texts[language], message)).not.toMatch(/[{}]/);
      }
    }
  });

  it('[G4.2] leaves an empty hand out', () => {
    const ids = tell(viewOf(table({ ...given, hands: ['', 'blue 2'] }), RED)).map(({ id }) => id);
    expect(ids.filter((id) => id === 'tell.hand')).toEqual([]);
    expect(ids.at(-1)).toBe('tell.player');
  });

  it('[G6.3] says that a card is committed, not which', () => {
    const state = table(given);
    play(state, RED, { type: 'commit', card: 103 });
    const last = { id: 'tell.committed', params: { seat: ['seat', RED] } };
    expect(tell(viewOf(state, null)).at(-1)).toEqual(last);
    expect(tell(viewOf(state, BLUE)).at(-2)).toEqual(last);
  });

  it('[G7.3] says to the power player alone which card was looked at', () => {
    const state = table({ active: YELLOW, probation: 'red informer, blue 1, yellow 1', fields: ['', 'blue 3 down'] });
    play(state, YELLOW, { type: 'flip', location: 0 });
    const ids = (viewer: number | null) => tell(viewOf(state, viewer)).map(({ id }) => id);
    expect(ids(RED)).toEqual(ids(BLUE));
    play(state, RED, { type: 'peek', location: 1, index: 0 });
    expect(tell(viewOf(state, RED)).at(-2)).toEqual({ id: 'tell.peeked', params: { card: ['card', 1203] } });
    for (const viewer of [BLUE, YELLOW, null]) expect(ids(viewer)).not.toContain('tell.peeked');
  });

  it('[G9.4] says who has won', () => {
    const state = table({ ...given, taken: [5, 5], probation: 'red 1, blue 1, blue 1' });
    Object.assign(state, { phase: 'over', ending: 'no-cards', edition: 'en' });
    expect(tell(viewOf(state, RED))[0]).toEqual({
      id: 'tell.over',
      params: {
        winners: [
          ['seat', RED],
          ['seat', BLUE],
        ],
      },
    });
  });
});
