import type { View } from '@stakeout/gunrunners';
import type { GuidePhase, GuideStep } from '../../../guide/progress.ts';

export type GunrunnersStep =
  | 'goal'
  | 'station'
  | 'roll'
  | 'deploy'
  | 'card'
  | 'confirm'
  | 'operation'
  | 'bust'
  | 'others';

/** The first turn of Gunrunners, from the goal to the bust. */
export const GUNRUNNERS_STEPS: readonly GuideStep<GunrunnersStep>[] = [
  {
    id: 'goal',
    phases: ['station', 'roll', 'deploy', 'card', 'chosen'],
    anchors: ['.gr-dossier-crates', '.gr-board-area'],
  },
  { id: 'station', phases: ['station'], anchors: ['.gr-board-area'] },
  { id: 'roll', phases: ['roll'], anchors: ['.gr-die-button', '.gr-delivery'] },
  { id: 'deploy', phases: ['deploy'], anchors: ['.gr-probation [data-target]', '.gr-board-area'] },
  { id: 'card', phases: ['card'], anchors: ['.gr-hand'] },
  { id: 'confirm', phases: ['chosen'], anchors: ['.prompt-actions', '.gr-prompt'] },
  { id: 'bust', phases: ['roll'], after: 'deploy', anchors: ['.gr-busts', '.table-top'] },
  {
    id: 'others',
    phases: ['roll', 'deploy'],
    after: 'deploy',
    anchors: ['.gr-log', '.table-nav'],
  },
  // Operations come when an operative is flipped, which may be some turns away.
  { id: 'operation', phases: ['operation'], isExtra: true, anchors: ['.gr-prompt'] },
];

/** What the viewer is doing. `hasPlan`: what is chosen needs only to be confirmed. */
export function gunrunnersPhase(view: View, isActing: boolean, parts: readonly string[], hasPlan: boolean): GuidePhase {
  if (view.phase === 'over') return 'over';
  if (!isActing) return view.active === view.viewer ? 'between' : 'others';
  switch (view.phase) {
    case 'station':
      return hasPlan ? 'chosen' : 'station';
    case 'roll':
      return 'roll';
    case 'deploy':
    case 'flip':
    case 'place':
      if (hasPlan) return 'chosen';
      return parts.length > 0 || view.phase === 'place' ? 'card' : 'deploy';
    default:
      return 'operation';
  }
}
