import { describe, expect, it } from 'vitest';
import { replay as escapePlan } from '../games/escape-plan/replay/replay.ts';
import { replay as gunrunners } from '../games/gunrunners/replay/replay.ts';
import { marksOf } from './marks.ts';
import { stepFor } from './use-replay.ts';

const move = (...events: readonly unknown[]) => ({ seat: 0, by: 'bot', events }) as const;

describe('the marks on the slider', () => {
  it('are the beginnings of turns, and above them what is hot', () => {
    const moves = [
      move({ type: 'agentStationed' }, { type: 'decisionPassed', phase: 'station' }),
      move({ type: 'agentStationed' }, { type: 'decisionPassed', phase: 'roll' }),
      move({ type: 'dieRolled' }, { type: 'decisionPassed', phase: 'deploy' }),
      move({ type: 'locationBusted' }, { type: 'decisionPassed', phase: 'roll' }),
    ];
    expect(marksOf(moves, gunrunners.markOf)).toEqual([
      { step: 2, kind: 'turn' },
      { step: 4, kind: 'hot' },
    ]);
  });

  it('are days and their parts where turns are many, and what hurts', () => {
    const moves = [
      move({ type: 'partBegan' }, { type: 'tableChanged' }),
      move({ type: 'turnBegan' }),
      move({ type: 'wounded' }, { type: 'ownChanged' }),
      move({ type: 'wounded' }, { type: 'dayBegan' }),
      move({ type: 'dayBegan' }, { type: 'escaped' }),
    ];
    expect(marksOf(moves, escapePlan.markOf)).toEqual([
      { step: 1, kind: 'turn' },
      { step: 3, kind: 'hurt' },
      { step: 4, kind: 'day' },
      { step: 5, kind: 'hot' },
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
