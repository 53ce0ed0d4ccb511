import { type Action, actions, DIRECTOR, INFORMER, RUNNER, startingCardOf, type View } from '@stakeout/gunrunners';
import type { Seat } from '@stakeout/kernel';
import { kindOf, partOf, placesOf } from '../../../table/selection/choices.ts';
import type { Parts, Target } from './selection.ts';

/** What a touch that is not legal would have meant, so that the rules can say why not. */
export function meaningOf(view: View, seat: Seat, parts: Parts, target: Target): Action {
  const [location = 0, index = 0] = placesOf(target);
  const hand = view.hands[seat] ?? [];
  switch (kindOf(target)) {
    case 'die':
      return actions.ROLL;
    case 'hand':
      return actions.place(hand[location] ?? 0);
    case 'probation':
      return view.phase === 'station' ? actions.station(startingCardOf(seat), location) : actions.flip(location);
    case 'slot': {
      const agent = partOf(parts, 'agent');
      if (agent !== null) return actions.transfer(agent[0] as number, agent[1] as number, location);
      const chosen = partOf(parts, 'hand');
      return actions.undercover(hand[chosen?.[0] ?? 0] ?? 0, location);
    }
    case 'agent':
      return onAgent(view, location, index);
    default:
      return onLocation(view, parts, location);
  }
}

function onAgent(view: View, location: number, index: number): Action {
  if (view.role === DIRECTOR) return actions.transfer(location, index, location === 0 ? 1 : 0);
  return view.role === INFORMER ? actions.peek(location, index) : actions.sabotage(location, index);
}

function onLocation(view: View, parts: Parts, location: number): Action {
  if (view.phase === 'operation' && view.role === RUNNER) {
    const from = partOf(parts, 'dossier');
    const other = location === 0 ? 1 : 0;
    return from === null ? actions.run(location, other) : actions.run(from[0] as number, location);
  }
  return actions.bust(location);
}
