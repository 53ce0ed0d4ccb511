import type { Subject } from '@stakeout/testkit';
import type { Action } from '../action.ts';
import type { Config } from '../config.ts';
import type { Event } from '../event.ts';
import { gunrunners } from '../game.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { conserved } from './conservation.fixture.ts';

/** 52 turns of a roll, a commitment, a flip, two steps of an operation and a choice of busts are never exceeded. */
const LONGEST_GAME = 320;

/** A deck no box has: every value, and operatives that weigh more than agents. */
export const ODD_DECK = [
  { role: 'ordinary', value: 1 },
  { role: 'ordinary', value: 6 },
  { role: 'ordinary', value: 5 },
  { role: 'ordinary', value: 5 },
  { role: 'ordinary', value: 2 },
  { role: 'ordinary', value: 3 },
  { role: 'ordinary', value: 4 },
  { role: 'ordinary', value: 6 },
  { role: 'director', value: 6 },
  { role: 'informer', value: 1 },
  { role: 'saboteur', value: 5 },
  { role: 'spy', value: 1 },
  { role: 'manager', value: 4 },
  { role: 'runner', value: 2 },
];

export function subjectOf(
  seats: number,
  options: Record<string, unknown>,
): Subject<Config, State, Action, Event, View> {
  const config = gunrunners.configure(options, seats);
  if (!config.ok) throw new Error(`refused: ${JSON.stringify(config.refusals)}`);
  return { game: gunrunners, seats, config: config.value, conserved, longestGame: LONGEST_GAME };
}
