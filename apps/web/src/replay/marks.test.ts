import { describe, expect, it } from 'vitest';
import { replay as escapePlan } from '../games/escape-plan/replay/replay.ts';
import { replay as gunrunners } from '../games/gunrunners/replay/replay.ts';
import { marksOf } from './marks.ts';
import { stepFor } from './use-replay.ts';

const move = (...events: readonly unknown[]) => ({ seat: 0, by: 'bot', events }) as const;

describe('the marks on the slider', () => {
  it('are the beginnings of turns, parts and days, and above them what is hot', () => {
    const moves = [
      move({ type: 'agentStationed' }, { type: 'decisionPassed', phase: 'station' }),
      move({ type: 'agentStationed' }, { type: 'decisionPassed', phase: 'roll' }),
      move({ type: 'dieRolled' }, { type: 'decisionPassed', phase: 'deploy' }),
      move({ type: 'locationBusted' }, { type: 'decisionPassed', phase: 'roll' }),
      move({ type: 'tableChanged' }, { type: 'happened', what: 'partBegan' }),
      move({ type: 'happened', what: 'turnBegan' }),
      move({ type: 'happened', what: 'wounded' }),
      move({ type: 'happened', what: 'wounded' }, { type: 'happened', what: 'dayBegan' }),
      move({ type: 'happened', what: 'dayBegan' }, { type: 'happened', what: 'escaped' }),
    ];
    // Each game knows its own events.
    const markOf = (event: unknown) => gunrunners.markOf(event) ?? escapePlan.markOf(event);
    expect(marksOf(moves, markOf)).toEqual([
      { step: 2, kind: 'turn' },
      { step: 4, kind: 'hot' },
      { step: 5, kind: 'turn' },
      { step: 7, kind: 'hurt' },
      { step: 8, kind: 'day' },
      { step: 9, kind: 'hot' },
    ]);
  });
});

describe('the keys of a replay', () => {
  it.each([
    ['ArrowRight', 6],
    ['ArrowLeft', 4],
    ['PageDown', 15],
    ['Home', 0],
    ['End', 40],
    ['x', null],
  ])('%s', (key, step) => {
    expect(stepFor(key, 5, 40)).toBe(step);
  });
});
