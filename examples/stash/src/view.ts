import type { Chance, Seat, Viewer } from '@stakeout/kernel';
import type { Event } from './event.ts';
import { follow } from './open.ts';
import type { House, Open, State } from './state.ts';

/** What lies open, and where the viewer's own loot lies; -1 for that of the others. */
export interface View extends Open {
  readonly loot: readonly House[];
}

export function view(state: State, viewer: Viewer): View {
  return { ...copyOfOpen(state), loot: state.loot.map((house, seat) => (seat === viewer ? house : -1)) };
}

/** Loot that the seat cannot see lies wherever everybody's observations allow it to. */
export function determinize(view: View, _seat: Seat, chance: Chance): State {
  const loot = view.loot.map((house, owner) => {
    const traces = view.traces[owner] ?? [];
    return house >= 0 ? house : (traces[chance.below('imagine', owner, traces.length)] as House);
  });
  return { ...copyOfOpen(view), loot, hides: 0 };
}

export function fold(view: View, event: Event): View {
  const next = { ...copyOfOpen(view), loot: view.loot.slice() };
  follow(next, event);
  if ((event.type === 'carried' || event.type === 'hidden') && event.house >= 0) next.loot[event.seat] = event.house;
  return next;
}

function copyOfOpen({ houses, nights, night, active, cash, traces }: Open): Open {
  return { houses, nights, night, active, cash: cash.slice(), traces: traces.map((houses) => houses.slice()) };
}
