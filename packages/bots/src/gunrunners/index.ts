import type { Action, View } from '@stakeout/gunrunners';
import type { GameBots } from '../game-bots.ts';
import type { Policy } from '../policy.ts';
import { chooseGreedily } from './greedy.ts';
import { searchPolicy } from './levels.ts';
import { TableMemory } from './memory.ts';
import { reasonFor } from './reasons.ts';

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
export const bots: GameBots = {
  game: 'gunrunners',
  plain: [greedy],
  level: searchPolicy,
  advisor: (budget) => searchPolicy('hard', budget),
  reasonFor: (view, action) => reasonFor(view as View, action as Action),
};
