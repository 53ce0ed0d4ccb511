import { EmissionList, FastChance, type Seat } from '@stakeout/kernel';
import { StatelessChance } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import type { Event } from './event.ts';
import { escapePlan } from './game.ts';
import { DAWN, DUSK, MORNING, NIGHT } from './state.ts';
import { table } from './table.fixture.ts';
import { isUnderWay, latePartsLeft, turnsLeft, turnsToday } from './turns-left.ts';

interface Moment {
  readonly seat: Seat;
  readonly left: ReturnType<typeof turnsLeft>;
  /** Discs the seat has been given by then. */
  readonly gained: number;
  /** Turns of the seat that have begun by then, the one under way not counted. */
  readonly had: number;
}

interface Course {
  readonly moments: readonly Moment[];
  readonly turns: readonly number[];
  readonly gained: readonly number[];
}

/** The first of random games in which nobody has to leave early. */
function course(seats: number, seed: number, spends: boolean): Course {
  return played(seats, seed, spends) ?? course(seats, seed + 100, spends);
}

/** A random game in which nobody leaves, every seat being asked at every decision; discs are all spent, or none. */
function played(seats: number, seed: number, spends: boolean): Course | null {
  const config = escapePlan.configure({}, seats);
  if (!config.ok) throw new Error('refused');
  const chance = new StatelessChance(seed);
  const dice = new FastChance(seed);
  const state = escapePlan.setup(config.value, seats, chance);
  const moments: Moment[] = [];
  const turns = Array.from({ length: seats }, () => 0);
  const gained = turns.slice();
  for (let [seat] = escapePlan.toAct(state); seat !== undefined; [seat] = escapePlan.toAct(state)) {
    for (let one = 0; one < seats; one++) {
      const had = (turns[one] as number) - (isUnderWay(state, one) ? 1 : 0);
      moments.push({ seat: one, left: turnsLeft(state, one), gained: gained[one] as number, had });
    }
    const legal = escapePlan.legal(state, seat).filter(({ type }) => type !== 'escape');
    const isAsked = state.frames.at(-1)?.kind === 'useDisc';
    const action = isAsked
      ? legal.find(({ type }) => type === (spends ? 'useDisc' : 'pass'))
      : legal[dice.pick(Math.max(1, legal.length))];
    if (action === undefined) return null;
    const sink = new EmissionList<Event>();
    escapePlan.applyInPlace(state, seat, action, chance, sink);
    for (const { event } of sink.emissions) {
      if (event.type === 'turnBegan') count(turns, event.pawn);
      else if (event.type === 'discGained') count(gained, event.pawn);
    }
  }
  return { moments, turns, gained };
}

function count(counts: number[], pawn: number): void {
  if (pawn < counts.length) counts[pawn] = (counts[pawn] as number) + 1;
}

describe('turns left', () => {
  it.each([1, 2, 3, 5])('[E9.2] are those that come without a disc, in a game of %i', (seats) => {
    const { moments, turns } = course(seats, seats, false);
    for (const { seat, left, had } of moments) expect(had + left.sure).toBe(turns[seat]);
    expect(turns).toEqual(turns.map(() => 9));
  });

  it.each([1, 2, 3, 5])('[E9.2] and those by disc come too where all discs are spent, in a game of %i', (seats) => {
    const { moments, turns, gained } = course(seats, seats + 10, true);
    let byDisc = 0;
    for (const { seat, left, had, gained: sofar } of moments) {
      if (sofar < (gained[seat] as number)) continue;
      expect(had + left.sure + left.byDisc).toBe(turns[seat]);
      if (left.byDisc > 0) byDisc++;
    }
    expect(byDisc).toBeGreaterThan(5);
  });

  it('[E9.2] of today are those of the parts to come, as far as discs go', () => {
    const today = (part: number, discs: number, waiting: 'action' | 'useDisc' = 'action') => {
      const state = table({ part }, waiting);
      if (waiting === 'useDisc') state.frames.splice(-2, 1);
      state.discs[0] = discs;
      return turnsToday(state, 0);
    };
    expect([today(MORNING, 0), today(MORNING, 1), today(MORNING, 9)]).toEqual([3, 4, 5]);
    expect([today(DUSK, 0), today(DUSK, 2)]).toEqual([1, 3]);
    expect([today(NIGHT, 0), today(NIGHT, 3), today(DAWN, 3)]).toEqual([1, 2, 1]);
    expect([today(NIGHT, 1, 'useDisc'), today(NIGHT, 5, 'useDisc'), today(DAWN, 1, 'useDisc')]).toEqual([1, 2, 1]);
  });

  it('[E9.2] a disc more is of use while there are nights and dawns it could be spent on', () => {
    const late = (day: number, part: number) => latePartsLeft(table({ day, part }), 0);
    expect([late(1, MORNING), late(3, DUSK), late(3, NIGHT), late(3, DAWN)]).toEqual([6, 2, 1, 0]);
  });
});
