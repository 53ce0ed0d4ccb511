import { printedOf } from '@stakeout/escape-plan';
import { describe, expect, it } from 'vitest';
import { lookAround } from '../play/random-views.fixture.ts';
import { tripsOf } from '../play/trips.ts';
import { sumOfTrip, tripOf } from './trip-hint.ts';

describe('the trip of a hint', () => {
  it('is the one it means, and adds up to one figure with every cop dealt with or counted as a wound', () => {
    let cops = 0;
    lookAround(
      3,
      11,
      40,
      ({ view, options }) => {
        for (const { node, ways } of tripsOf(view, options)) {
          const [way] = ways;
          if (way === undefined) continue;
          const goal = { nodes: [view.table.at[view.viewer ?? 0] ?? -1, ...way.route.nodes], isEscape: way.isEscape };
          const trip = tripOf(view, options, goal) ?? expect.unreachable('it is in reach');
          expect(trip.node).toBe(node);
          expect(trip.plan).toEqual(way.plan);
          if (way.keys.length > 0) continue;
          const { lines, net, meeting } = sumOfTrip(view, printedOf(view.table), trip);
          expect(lines.reduce((sum, { money }) => sum + money, 0)).toBe(net);
          const answered = meeting.answers.flatMap(({ covers }) => covers).length;
          expect(answered + meeting.unanswered.length).toBe(way.route.cops);
          cops += way.route.cops;
        }
      },
      ({ frames }) => frames.at(-1)?.kind === 'action',
    );
    expect(cops).toBeGreaterThan(10);
  });

  it('is none where the hint means no place, or one out of reach', () => {
    lookAround(2, 3, 3, ({ view, options }) => {
      expect(tripOf(view, options, null)).toBeNull();
      expect(tripOf(view, options, { nodes: [0, -5], isEscape: false })).toBeNull();
    });
  });
});
