import type { Action, View } from '@stakeout/gunrunners';
import type { ReasonFor } from '../bots-of-game.ts';
import { reasonFor } from './reasons.ts';

/** Why an option is good. */
export const givenReason: ReasonFor = (view, action) => reasonFor(view as View, action as Action);
