import type { Action, View } from '@stakeout/escape-plan';
import type { ReasonFor } from '../bots-of-game.ts';
import type { TripGoal } from './plan.ts';
import { reasonFor } from './reasons.ts';

/** Why an option is good, with the trip that it is meant to be. */
export const givenReason: ReasonFor = (view, action, goal) =>
  reasonFor(view as View, action as Action, goal as TripGoal | null);
