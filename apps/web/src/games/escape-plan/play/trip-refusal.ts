import { type Action, type View, whyNoTrip } from '@stakeout/escape-plan';
import type { Refusal } from '@stakeout/kernel';
import { kindOf, placesOf } from '../../../table/selection/choices.ts';
import type { Target } from './targets.ts';

/** Why the robber's move cannot lead to a place of the map, where that is what a touch asks for; `null` for other touches. */
export function refusalsOf(view: View, options: readonly Action[], target: Target): readonly Refusal[] | null {
  const frame = view.table.frames.at(-1)?.kind;
  const isTravel = frame === 'travel' || (frame === 'action' && options.some(({ type }) => type === 'move'));
  if (!isTravel || kindOf(target) !== 'node') return null;
  return [whyNoTrip(view, placesOf(target)[0] ?? -1)];
}
