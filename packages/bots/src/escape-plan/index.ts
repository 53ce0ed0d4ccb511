import type { Action, View } from '@stakeout/escape-plan';
import type { GameBots } from '../game-bots.ts';
import type { Policy } from '../policy.ts';
import { escapesInTry } from './escape-chance.ts';
import { chooseGreedily } from './greedy.ts';
import { advisor, searchPolicy } from './levels.ts';
import { reasonFor } from './reasons.ts';

/** Takes the best next thing. */
const greedy: Policy = {
  id: 'greedy',
  sit: (_seat, chance) => ({
    choose: (view, options) => chooseGreedily(view() as View, options as readonly Action[], chance),
  }),
};

/** The bots of Escape Plan. */
export const bots: GameBots = {
  game: 'escape-plan',
  plain: [greedy],
  level: searchPolicy,
  advisor,
  reasonFor: (view, action) => reasonFor(view as View, action as Action),
  escapesInTry: (view, seat, number, seed) => escapesInTry(view as View, seat, number, seed),
};
