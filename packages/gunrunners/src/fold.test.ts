import { seenBy, type Viewer } from '@stakeout/kernel';
import { firstDifference, saysTheSame } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import type { EventType } from './event.ts';
import { fold } from './fold.ts';
import { randomGame, type Step } from './random-game.fixture.ts';
import { table } from './table.fixture.ts';
import { viewOf } from './view.ts';

const EVENT_TYPES: EventType[] = [
  ...(['agentStationed', 'handDealt', 'startChosen', 'warehouseOverflowed', 'dieRolled', 'cratesDelivered'] as const),
  ...(['cardCommitted', 'agentFlipped', 'agentPlaced', 'undercoverDeployed', 'cardDrawn', 'operationSkipped'] as const),
  ...(['operationDeclined', 'managerTookPost', 'agentTransferred', 'undercoverPeeked', 'undercoverHidden'] as const),
  ...(['agentTargeted', 'agentSabotaged', 'sabotageFailed', 'probationersInspected', 'probationersArranged'] as const),
  ...(['cratesRun', 'locationBusted', 'cratesTaken', 'fieldDiscarded', 'specialDelivery', 'finalBustBegan'] as const),
  ...(['cratesLeft', 'gameEnded', 'decisionPassed'] as const),
];

/** What a viewer following a step by its events gets wrong, or `null`. */
function mistake({ before, after, emissions }: Step, viewer: Viewer): string | null {
  let view = viewOf(before, viewer);
  for (const emission of emissions) view = fold(view, seenBy(emission, viewer));
  const expected = viewOf(after, viewer);
  return saysTheSame(view, expected) ? null : `${viewer}: ${firstDifference(expected, view)}`;
}

/** Every list in a piece of data, at any depth. */
function listsIn(data: unknown): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return [...(Array.isArray(data) ? [data] : []), ...Object.values(data).flatMap(listsIn)];
}

describe('following a match by its events', () => {
  const seen = new Set<EventType>();

  for (const edition of ['en', 'pt']) {
    for (const memory of ['strict', 'open']) {
      it(`[G4.2] [G4.3] gives everybody exactly their view: ${edition}, ${memory}`, () => {
        for (const seats of [2, 3, 4]) {
          for (const seed of [7, 22, 31, 44]) {
            randomGame(seats, { edition, memory }, seed, (step) => {
              for (const { event } of step.emissions) seen.add(event.type);
              for (let viewer = 0; viewer < seats; viewer++) expect(mistake(step, viewer)).toBeNull();
              expect(mistake(step, null)).toBeNull();
            });
          }
        }
      });
    }
  }

  it('meets every event there is', () => {
    expect([...seen].sort()).toEqual(EVENT_TYPES.toSorted());
  });

  it('[G3.6] knows the start from the event that names it', () => {
    expect(fold(viewOf(table({ active: 0 }), 1), { type: 'startChosen', seat: 2 }).active).toBe(2);
  });

  it.each(['en', 'pt'])('shares no list between the table, the events and the views, in %s', (edition) => {
    for (const seats of [2, 3, 4]) {
      randomGame(seats, { edition, memory: 'open' }, 31, ({ before, action, after, emissions }) => {
        const ofTable = new Set([...listsIn(after), ...listsIn(action)]);
        let view = viewOf(before, 1);
        for (const emission of emissions) {
          const ofEvent = new Set([...listsIn(emission.event), ...listsIn(emission.redacted)]);
          view = fold(view, seenBy(emission, 1));
          expect([...ofEvent].filter((list) => ofTable.has(list))).toEqual([]);
          expect(listsIn({ ...view, outcome: null }).filter((list) => ofEvent.has(list))).toEqual([]);
        }
      });
    }
  });

  it('leaves the earlier view as it was', () => {
    randomGame(3, { memory: 'open' }, 6, ({ before, emissions }) => {
      let view = viewOf(before, 1);
      for (const emission of emissions) {
        const text = JSON.stringify(view);
        const next = fold(view, seenBy(emission, 1));
        expect(JSON.stringify(view)).toBe(text);
        view = next;
      }
    });
  });

  it.each(['deck', 'crates', 'taken', 'managers', 'probation', 'fields', 'hands', 'piles', 'discards'] as const)(
    'shares no %s with the earlier view',
    (field) => {
      const view = viewOf(table({ fields: ['red 1', 'blue 2', 'yellow 3'] }), 0);
      const next = fold(view, { type: 'finalBustBegan' });
      expect(next).toEqual(view);
      expect(next[field]).not.toBe(view[field]);
      if (field !== 'fields' && field !== 'hands' && field !== 'piles') return;
      for (const [index, row] of view[field].entries()) expect(next[field][index]).not.toBe(row);
    },
  );
});
