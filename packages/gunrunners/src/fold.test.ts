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
