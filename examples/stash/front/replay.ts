import type { Event, State, View } from '@stakeout/stash';
import type { GameReplay } from '@stakeout/web/kit';

export const replay: GameReplay = {
  openView: (view, state): View => ({ ...(view as View), loot: (state as State).loot.slice() }),
  markOf: (event) => {
    const { type } = event as Event;
    return type === 'patrolled' ? 'day' : type === 'searched' ? 'hot' : null;
  },
};
