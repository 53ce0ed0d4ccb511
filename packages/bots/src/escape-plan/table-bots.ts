import { type Action, escapePlanRules, type View } from '@stakeout/escape-plan';
import type { AnyRules } from '@stakeout/kernel';
import type { BotsOfGame } from '../bots-of-game.ts';
import type { Policy } from '../policy.ts';
import { random } from '../random.ts';
import { escapesInTry } from './escape-chance.ts';
import { chooseGreedily } from './greedy.ts';
import { escapePlanJudging } from './judging.ts';
import { advisor, searchPolicy } from './levels.ts';

/** Takes the best next thing. */
const greedy: Policy = {
  id: 'greedy',
  sit: (_seat, chance) => ({
    choose: (view, options) => chooseGreedily(view() as View, options as readonly Action[], chance),
  }),
};

/** The bots of Escape Plan as a table needs them: what they would give as reasons is loaded when it is asked for. */
export const escapePlanTable: BotsOfGame = {
  game: escapePlanRules as AnyRules,
  quick: [random, greedy],
  level: searchPolicy,
  advisor,
  judging: escapePlanJudging,
  // Alone against Lieutenant Costa: what counts is one's own play, and nobody waits for anybody.
  daily: { seats: 1, person: 0, config: {}, bots: { level: 'hard', iterations: 500 }, mind: 'classic', playouts: 100 },
  loadReasons: async () => (await import('./given-reasons.ts')).givenReason,
  escapesInTry: (view, seat, number, seed) => escapesInTry(view as View, seat, number, seed),
};
