import { LANGUAGES, type Message, type Outcome, say, seenBy } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import type { Event, EventOf } from './event.ts';
import { gunrunners } from './game.ts';
import { narrate } from './narrate.ts';
import { randomGame } from './random-game.fixture.ts';
import { standing, table } from './table.fixture.ts';
import { viewOf } from './view.ts';

const strict = viewOf(table(), 0);
const open = viewOf(table({ memory: 'open' }), 0);

const OUTCOME: Outcome = { ending: 'no-cards', scores: [3, 3], places: [1, 1], winners: [0, 1], tieBreaks: [] };
const LAID_OPEN = { probation: [], fields: [], hands: [], piles: [], discards: [] };

function passed(phase: EventOf<'decisionPassed'>['phase'], active: number): Event {
  return { type: 'decisionPassed', ...standing(table()), phase, active };
}

function ended(ending: EventOf<'gameEnded'>['ending']): Event {
  return { type: 'gameEnded', ending, outcome: { ...OUTCOME, ending }, ...LAID_OPEN };
}

const seat = ['seat', 1];
const location = ['location', 2];
const from = ['location', 0];
const to = ['location', 3];
const card = ['card', 104];
const winners = [
  ['seat', 0],
  ['seat', 1],
];

/** Every event, and the line it adds to the log: its id and what completes it. */
const LINES: [Event, string, Record<string, unknown>][] = [
  [{ type: 'agentStationed', seat: 1, location: 2, card: 3201 }, 'agentStationed', { seat, location }],
  [{ type: 'handDealt', seat: 1, hand: [201], pile: 8 }, 'handDealt', { seat }],
  [{ type: 'startChosen', seat: 1 }, 'startChosen', { seat }],
  [{ type: 'warehouseOverflowed' }, 'warehouseOverflowed', {}],
  [{ type: 'dieRolled', seat: 1, roll: 6 }, 'dieRolled', { seat, roll: 6 }],
  [
    { type: 'cratesDelivered', location: 2, fromSupply: 1, fromWarehouse: 2 },
    'warehouseDelivered',
    { location, crates: 3, supplied: 1, stored: 2 },
  ],
  [
    { type: 'cratesDelivered', location: 2, fromSupply: 0, fromWarehouse: 2 },
    'warehouseDelivered',
    { location, crates: 2, supplied: 0, stored: 2 },
  ],
  [
    { type: 'cratesDelivered', location: 2, fromSupply: 1, fromWarehouse: 0 },
    'cratesDelivered',
    { location, crates: 1 },
  ],
  [{ type: 'cratesDelivered', location: null, fromSupply: 1, fromWarehouse: 0 }, 'cratesToWarehouse', { crates: 1 }],
  [{ type: 'cratesDelivered', location: null, fromSupply: 0, fromWarehouse: 0 }, 'supplyEmpty', {}],
  [{ type: 'cratesDelivered', location: 2, fromSupply: 0, fromWarehouse: 0 }, 'supplyEmpty', {}],
  [{ type: 'cardCommitted', seat: 1, card: 204 }, 'cardCommitted', { seat }],
  [{ type: 'agentFlipped', seat: 1, location: 2, card: 104 }, 'agentFlipped', { seat, location, card }],
  [{ type: 'agentPlaced', seat: 1, location: 2, card: 204 }, 'agentPlaced', { seat, location }],
  [{ type: 'undercoverDeployed', seat: 1, location: 2, card: 204 }, 'undercoverDeployed', { seat, location }],
  [{ type: 'cardDrawn', seat: 1, card: 104 }, 'cardDrawn', { seat, card }],
  [{ type: 'operationSkipped', seat: 1, role: 6 }, 'operationSkipped', { seat, role: ['role', 6] }],
  [{ type: 'operationDeclined', seat: 1, role: 2 }, 'operationDeclined', { seat, role: ['role', 2] }],
  [{ type: 'managerTookPost', seat: 1 }, 'managerTookPost', { seat }],
  [
    { type: 'agentTransferred', seat: 1, card: 104, from: 0, index: 1, to: 3 },
    'agentTransferred',
    { seat, card, from, to },
  ],
  [{ type: 'undercoverPeeked', seat: 1, location: 2, index: 0, card: 1204 }, 'undercoverPeeked', { seat, location }],
  [{ type: 'undercoverHidden', seat: 1, from: 0, index: 1, to: 3 }, 'undercoverHidden', { seat, from, to }],
  [{ type: 'agentTargeted', seat: 1, location: 2, index: 0, card: 104 }, 'agentTargeted', { seat, location, card }],
  [{ type: 'sabotageFailed', location: 2, index: 0, card: 104 }, 'sabotageFailed', { card }],
  [{ type: 'probationersInspected', seat: 1, cards: [1204] }, 'probationersInspected', { seat }],
  [{ type: 'probationersArranged', seat: 1, cards: [204] }, 'probationersArranged', { seat }],
  [{ type: 'cratesRun', seat: 1, from: 0, to: 3 }, 'cratesRun', { seat, from, to }],
  [
    { type: 'locationBusted', location: 2, bust: 1, marker: 4, row: [104] },
    'locationBusted',
    { location, bust: 1, row: [card] },
  ],
  [{ type: 'locationBusted', location: 2, bust: 0, marker: 4, row: [104] }, 'finalBustAt', { location, row: [card] }],
  [
    { type: 'cratesTaken', seat: 1, location: 2, crates: 3, sum: 7 },
    'cratesTaken',
    { seat, location, crates: 3, sum: 7 },
  ],
  [{ type: 'fieldDiscarded', location: 2, cards: [104, 203] }, 'fieldDiscarded', { location, count: 2 }],
  [{ type: 'specialDelivery', location: 2, crates: [1, 1, 2] }, 'specialDelivery', { location, crates: 4 }],
  [{ type: 'specialDelivery', location: 2, crates: [0, 0, 0] }, 'supplyEmpty', {}],
  [{ type: 'finalBustBegan' }, 'finalBustBegan', {}],
  [{ type: 'cratesLeft', location: 2, crates: 4 }, 'cratesLeft', { location, crates: 4 }],
  [ended('seven-busts'), 'gameEnded.seven-busts', { winners }],
  [ended('eighth-bust'), 'gameEnded.eighth-bust', { winners }],
  [ended('both-at-once'), 'gameEnded.both-at-once', { winners }],
  [ended('no-cards'), 'gameEnded.no-cards', { winners }],
  [passed('roll', 1), 'turnBegan', { seat }],
];

describe('the log', () => {
  it.each(LINES)('[G4.3] tells of %j', (event, id, params) => {
    for (const view of [strict, open]) expect(narrate([event], view)).toEqual([{ id: `log.${id}`, params }]);
  });

  it('[G4.3] with open memory names a sabotaged card, with strict memory no longer', () => {
    const event: Event = { type: 'agentSabotaged', location: 2, index: 0, card: 104 };
    expect(narrate([event], open)).toEqual([{ id: 'log.agentSabotaged', params: { card } }]);
    expect(narrate([event], strict)).toEqual([{ id: 'log.agentSabotaged', params: { card: ['card', 100] } }]);
  });

  it.each(['station', 'deploy', 'flip', 'place', 'operation', 'hide', 'arrange', 'bust', 'over'] as const)(
    '[G4.1] has no line for waiting in %s',
    (phase) => {
      expect(narrate([passed(phase, 1)], strict)).toEqual([]);
    },
  );

  it('[G4.1] goes through the events in their order', () => {
    const lines = narrate([{ type: 'finalBustBegan' }, passed('deploy', 0), { type: 'warehouseOverflowed' }], strict);
    expect(lines.map(({ id }) => id)).toEqual(['log.finalBustBegan', 'log.warehouseOverflowed']);
  });
});

describe('the values of discarded cards', () => {
  const story: Event[] = [
    { type: 'agentFlipped', seat: 1, location: 2, card: 104 },
    { type: 'agentFlipped', seat: 1, location: 2, card: 142 },
    { type: 'agentTransferred', seat: 1, card: 203, from: 0, index: 1, to: 2 },
    { type: 'locationBusted', location: 2, bust: 1, marker: 4, row: [104, 203, 301] },
    { type: 'fieldDiscarded', location: 2, cards: [104, 203, 301] },
    { type: 'agentFlipped', seat: 1, location: 2, card: 301 },
  ];

  function named(lines: readonly Message[]): unknown[] {
    return lines.flatMap(({ params }) => [params['card'], params['row']]).filter((param) => param !== undefined);
  }

  it('[G4.3] are dropped with strict memory from every line before, and from no line after', () => {
    const row = [
      ['card', 100],
      ['card', 200],
      ['card', 300],
    ];
    expect(named(narrate(story, strict))).toEqual([['card', 100], ['card', 142], ['card', 200], row, ['card', 301]]);
    expect(narrate(story, strict)[0]?.params).toEqual({ seat, location, card: ['card', 100] });
  });

  it('[G4.3] are kept with open memory', () => {
    const row = [
      ['card', 104],
      ['card', 203],
      ['card', 301],
    ];
    expect(named(narrate(story, open))).toEqual([['card', 104], ['card', 142], ['card', 203], row, ['card', 301]]);
  });

  it('[G4.3] leave other numbers alone', () => {
    const lines = narrate(
      [
        { type: 'cratesTaken', seat: 0, location: 0, crates: 104, sum: 104 },
        { type: 'operationDeclined', seat: 104, role: 4 },
        { type: 'agentSabotaged', location: 2, index: 0, card: 104 },
      ],
      strict,
    );
    expect(lines.slice(0, 2).map(({ params }) => params)).toEqual([
      { seat: ['seat', 0], location: ['location', 0], crates: 104, sum: 104 },
      { seat: ['seat', 104], role: ['role', 4] },
    ]);
  });
});

describe('the log of whole games', () => {
  it.each(['en', 'pt'] as const)('[G4.3] has a sentence for everything, in %s', (edition) => {
    for (const seats of [2, 3, 4]) {
      const events: Event[] = [];
      const end = randomGame(seats, { edition }, 40 + seats, ({ emissions }) => {
        events.push(...emissions.map((emission) => seenBy(emission, 1)));
      });
      const lines = narrate(events, viewOf(end, 1));
      expect(lines.length).toBeGreaterThan(100);
      for (const language of LANGUAGES) {
        const texts = gunrunners.texts[language];
        for (const message of lines) {
          expect(texts.messages[message.id]).toBeDefined();
          expect(say(texts, message)).not.toMatch(/[{}]/);
        }
      }
    }
  });

  it.each(LINES)('[G4.3] has a complete sentence in both languages for %j', (event) => {
    for (const language of LANGUAGES) {
      for (const message of narrate([event], open)) {
        expect(say(gunrunners.texts[language], message)).not.toMatch(/[{}]|^log\./);
      }
    }
  });
});
