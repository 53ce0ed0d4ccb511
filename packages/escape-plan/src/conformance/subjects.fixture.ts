import type { Subject } from '@stakeout/testkit';
import type { Action } from '../action.ts';
import type { Config } from '../config.ts';
import type { Event } from '../event.ts';
import { escapePlan } from '../game.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { conserved } from './conservation.fixture.ts';

/** Five players, five turns a day for three days, each of a few dozen small actions. */
const LONGEST_GAME = 2000;

export function subjectOf(
  seats: number,
  options: Record<string, unknown> = {},
): Subject<Config, State, Action, Event, View> {
  const config = escapePlan.configure(options, seats);
  if (!config.ok) throw new Error(`refused: ${JSON.stringify(config.refusals)}`);
  return { game: escapePlan, seats, config: config.value, conserved, longestGame: LONGEST_GAME };
}
