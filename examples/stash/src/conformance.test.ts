import { checkConformance, checkUndoAndReplay, longRun, type Subject } from '@stakeout/testkit';
import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import { type Config, LIMITS } from './config.ts';
import type { Event } from './event.ts';
import { stash } from './game.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const GAMES = longRun(20, 1000);

function subjectOf(seats: number, options: Record<string, unknown>): Subject<Config, State, Action, Event, View> {
  const config = stash.configure(options, seats);
  if (!config.ok) throw new Error('refused');
  return { game: stash, seats, config: config.value, conserved, longestGame: seats * LIMITS.nights.most };
}

/** Everybody's loot lies in the street, in a house where everybody may suspect it. */
function conserved({ loot, traces, cash }: State): string | null {
  const isSuspected = loot.every((house, seat) => traces[seat]?.includes(house));
  if (!isSuspected) return 'loot lies where it cannot be';
  return cash.some((earned) => earned < 0) ? 'somebody owes money' : null;
}

describe('conformance', () => {
  for (const seats of [2, 3]) {
    for (const houses of [4, 5, 6]) {
      it(`holds for games of ${seats} in a street of ${houses}`, () => {
        expect(checkConformance(subjectOf(seats, { houses, nights: 8 }), GAMES).games).toBe(GAMES);
      });
    }

    it(`holds for undo and replay in keyed matches of ${seats}`, () => {
      // Every action passes the turn on, so that there is never anything to take back.
      for (let seed = 1; seed <= 8; seed++) expect(checkUndoAndReplay(subjectOf(seats, {}), seed)).toBe(0);
    });
  }
});
