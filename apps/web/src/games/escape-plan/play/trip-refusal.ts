import { type Action, type View, whyNoTrip, whyNoUseBeforeMove } from '@stakeout/escape-plan';
import { forbidden, type Refusal } from '@stakeout/kernel';
import { kindOf, placesOf } from '../../../table/selection/choices.ts';
import { obstaclesIn } from './obstacles.ts';
import { meaningOf } from './refused-touch.ts';
import type { EscapeParts, Target } from './targets.ts';

/** The decisions in which cops are touched, and those in which the contacts on offer are. */
const WITH_COPS: ReadonlySet<string> = new Set(['moveCop', 'removeCop', 'approach', 'avoid']);
const WITH_OFFER: ReadonlySet<string> = new Set(['takeContact']);

/**
 * Why a touch means nothing now, where more can be said than what is to be decided: why the robber's move cannot lead to a
 * place, what a component lacks that the move would bring, and when cops and contacts are dealt with. `null` for other touches.
 */
export function refusalsOf(
  view: View,
  options: readonly Action[],
  parts: EscapeParts,
  target: Target,
): readonly Refusal[] | null {
  const frame = view.table.frames.at(-1)?.kind ?? 'over';
  const isTravel = frame === 'travel' || (frame === 'action' && options.some(({ type }) => type === 'move'));
  switch (kindOf(target)) {
    case 'node': {
      const node = placesOf(target)[0] ?? -1;
      return isTravel ? [obstaclesIn(view, options).get(node) ?? whyNoTrip(view, node)] : null;
    }
    case 'cop':
      return parts.length > 0 || WITH_COPS.has(frame) ? null : [forbidden('E12.2', 'touch.cop')];
    case 'display':
      return WITH_OFFER.has(frame) ? null : [forbidden('E16.1', 'touch.display')];
    case 'contact':
    case 'item':
    case 'slot':
    case 'member': {
      const meant = meaningOf(view, parts, target);
      const refusal = meant.type === 'use' ? whyNoUseBeforeMove(view, meant) : null;
      return refusal === null ? null : [refusal];
    }
    default:
      return null;
  }
}
