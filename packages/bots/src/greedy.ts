import type { Action, View } from '@stakeout/escape-plan';
import { chooseGreedily } from './escape-plan/greedy.ts';
import type { Policy } from './policy.ts';

/** Takes the best next thing. So far it plays Escape Plan only. */
export const greedy: Policy = {
  id: 'greedy',
  games: ['escape-plan'],
  choose: (view, options, chance) => chooseGreedily(view() as View, options as readonly Action[], chance),
};
