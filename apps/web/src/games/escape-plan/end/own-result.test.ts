import type { Outcome } from '@stakeout/kernel';
import { describe, expect, it } from 'vitest';
import { ownResult } from './own-result.ts';
import type { Story } from './story.ts';

/** A result from what each player was measured by: whether out, total, cash, notoriety, wounds. */
function outcomeOf(...keys: readonly (readonly [out: number, total: number, cash?: number])[]): Outcome {
  const tieBreaks = keys.map(([out, total, cash = 0]) => [out, total, cash, -1, 0]);
  const isBehind = (one: readonly number[], other: readonly number[]) => {
    if (one[0] !== other[0]) return (one[0] ?? 0) < (other[0] ?? 0);
    if (one[0] === 0) return false;
    return one[1] !== other[1] ? (one[1] ?? 0) < (other[1] ?? 0) : (one[2] ?? 0) < (other[2] ?? 0);
  };
  const places = tieBreaks.map((own) => 1 + tieBreaks.filter((other) => isBehind(own, other)).length);
  const winners = places.flatMap((place, seat) => (place === 1 && tieBreaks[seat]?.[0] === 1 ? [seat] : []));
  return { ending: 'everybody-gone', scores: keys.map(([, total]) => total), places, winners, tieBreaks } as Outcome;
}

const NOTHING: Story = { periods: [], departures: [], visits: [] };
const resultOf = (outcome: Outcome, seat: number) => ownResult(outcome, NOTHING, outcome.places.length, seat);

describe('how it ended for one player', () => {
  it('[E4.2] is the place and the margin to the winner, or of the winner', () => {
    const outcome = outcomeOf([1, 100], [1, 112], [1, 90]);
    expect(resultOf(outcome, 1)).toEqual({ kind: 'first', by: 12, next: 0 });
    expect(resultOf(outcome, 0)).toEqual({ kind: 'behind', place: 2, by: 12, winner: 1 });
    expect(resultOf(outcome, 2)).toEqual({ kind: 'behind', place: 3, by: 22, winner: 1 });
  });

  it('[E4.2] compares with nobody who was arrested', () => {
    const outcome = outcomeOf([1, 40], [0, 0], [0, 0]);
    expect(resultOf(outcome, 0)).toEqual({ kind: 'first', by: 40, next: null });
    expect(resultOf(outcome, 1)).toMatchObject({ kind: 'arrested' });
  });

  it('[E22.3] is level where money did not decide, and shared where nothing did', () => {
    const close = outcomeOf([1, 80, 9], [1, 80, 3], [1, 10]);
    expect(resultOf(close, 0)).toEqual({ kind: 'first', by: 0, next: 1 });
    expect(resultOf(close, 1)).toEqual({ kind: 'behind', place: 2, by: 0, winner: 0 });
    const shared = outcomeOf([1, 80], [1, 80], [1, 10]);
    expect(resultOf(shared, 1)).toEqual({ kind: 'shared', other: 0 });
  });

  it('[E24.7] is measured by Costa alone, who wins where both are level', () => {
    const solo = (own: number, costa: number) => ({ ...outcomeOf([1, own]), tieBreaks: [[1, own, 0, -1, 0, costa]] });
    expect(resultOf(solo(100, 90), 0)).toEqual({ kind: 'beatCosta', by: 10 });
    expect(resultOf(solo(90, 100), 0)).toEqual({ kind: 'lostToCosta', by: 10 });
    expect(resultOf(solo(90, 90), 0)).toEqual({ kind: 'lostToCosta', by: 0 });
  });

  it('[E21.5] says what was lost with an arrest: what an escape was last worth', () => {
    const period = (part: number, worth: number) => ({ day: 3, part, cash: [0], worth: [0, worth, 0] });
    const story: Story = {
      periods: [period(0, 120), period(1, 310), period(2, 0), period(3, 0)],
      departures: [{ pawn: 1, when: { day: 3, part: 2 }, move: 9, why: 'upkeep', price: 1, cash: 0 }],
      visits: [],
    };
    expect(ownResult(outcomeOf([1, 5], [0, 0], [1, 3]), story, 3, 1)).toEqual({ kind: 'arrested', worth: 310 });
  });
});
