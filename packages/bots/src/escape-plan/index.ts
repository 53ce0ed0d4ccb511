import { type Action, escapePlan, type View } from '@stakeout/escape-plan';
import type { BotsOfGame } from '../bots-of-game.ts';
import type { Policy } from '../policy.ts';
import { random } from '../random.ts';
import { escapesInTry } from './escape-chance.ts';
import { chooseGreedily } from './greedy.ts';
import { advisor, searchPolicy } from './levels.ts';
import { REASON_TEXTS } from './reasons.texts.ts';
import { reasonFor } from './reasons.ts';

/** Takes the best next thing. */
const greedy: Policy = {
  id: 'greedy',
  sit: (_seat, chance) => ({
    choose: (view, options) => chooseGreedily(view() as View, options as readonly Action[], chance),
  }),
};

export const escapePlanBots: BotsOfGame = {
  game: escapePlan,
  quick: [random, greedy],
  level: searchPolicy,
  advisor,
  reasons: {
    reasonFor: (view, action) => reasonFor(view as View, action as Action),
    sentences: REASON_TEXTS,
  },
  escapesInTry: (view, seat, number, seed) => escapesInTry(view as View, seat, number, seed),
};
