import type { Action as EscapePlanAction, View as EscapePlanView } from '@stakeout/escape-plan';
import type { Action as GunrunnersAction, View as GunrunnersView } from '@stakeout/gunrunners';
import { chooseGreedily as chooseInEscapePlan } from './escape-plan/greedy.ts';
import { chooseGreedily as chooseInGunrunners } from './gunrunners/greedy.ts';
import { TableMemory } from './gunrunners/memory.ts';
import type { Policy } from './policy.ts';

/** Takes the best next thing, going by what it remembers of the cards it saw. */
export const greedyGunrunners: Policy = {
  id: 'greedy',
  games: ['gunrunners'],
  sit(seat, chance, notes) {
    const memory = new TableMemory(seat, notes);
    return {
      watch: (events) => memory.watch(events),
      notes: () => memory.notes(),
      choose: (view, options) =>
        chooseInGunrunners(memory.recall(view() as GunrunnersView), options as readonly GunrunnersAction[], chance),
    };
  },
};

/** Takes the best next thing. */
export const greedyEscapePlan: Policy = {
  id: 'greedy',
  games: ['escape-plan'],
  sit: (_seat, chance) => ({
    choose: (view, options) =>
      chooseInEscapePlan(view() as EscapePlanView, options as readonly EscapePlanAction[], chance),
  }),
};
