import { type Action, gunrunnersRules, type View } from '@stakeout/gunrunners';
import type { AnyRules } from '@stakeout/kernel';
import type { BotsOfGame } from '../bots-of-game.ts';
import type { Policy } from '../policy.ts';
import { random } from '../random.ts';
import { chooseGreedily } from './greedy.ts';
import { gunrunnersJudging } from './judging.ts';
import { searchPolicy } from './levels.ts';
import { TableMemory } from './memory.ts';
import { reasonFor } from './reasons.ts';

export { answerOf } from './answers.ts';

/** Takes the best next thing, going by what it remembers of the cards it saw. */
const greedy: Policy = {
  id: 'greedy',
  sit(seat, chance, notes) {
    const memory = new TableMemory(seat, notes);
    return {
      watch: (events) => memory.watch(events),
      notes: () => memory.notes(),
      choose: (view, options) => chooseGreedily(memory.recall(view() as View), options as readonly Action[], chance),
    };
  },
};

/** The bots of Gunrunners. */
export const gunrunnersBots: BotsOfGame = {
  game: gunrunnersRules as AnyRules,
  quick: [random, greedy],
  level: searchPolicy,
  advisor: (budget) => searchPolicy('hard', budget),
  judging: gunrunnersJudging,
  daily: { seats: 4, person: 0, config: {}, bots: { level: 'hard', iterations: 1500 }, mind: 'classic', playouts: 300 },
  reasonFor: (view, action) => reasonFor(view as View, action as Action),
};
