import type { FrameKind, View } from '@stakeout/escape-plan';
import type { GuidePhase, GuideStep } from '../../../guide/progress.ts';

/** Steps of the first turn; what comes later is told by notes. */
export type EscapePlanStep =
  | 'goal'
  | 'tile'
  | 'destination'
  | 'cops'
  | 'confirm'
  | 'avoid'
  | 'visit'
  | 'finish'
  | 'notoriety'
  | 'riches';

/** The first turn of Escape Plan, from the plan card to the end of the part of the day. */
export const ESCAPE_PLAN_STEPS: readonly GuideStep<EscapePlanStep>[] = [
  {
    id: 'goal',
    // It comes with the first picture of the table, before anybody's move is told.
    phases: ['others', 'tile', 'move', 'chosen'],
    // Where there are tabs, the plan is in one of its own.
    anchors: ['.ep-plan-card', '#ep-tab-plan', '.ep-own'],
  },
  { id: 'tile', phases: ['tile'], asks: true, isOnGround: true, anchors: ['.ep-city'] },
  { id: 'destination', phases: ['move'], asks: true, isOnGround: true, anchors: ['.ep-city'] },
  { id: 'cops', phases: ['chosen'], anchors: ['.ep-prompt'] },
  { id: 'confirm', phases: ['chosen'], asks: true, anchors: ['.ep-prompt .prompt-actions', '.ep-prompt'] },
  { id: 'visit', phases: ['visit'], asks: true, anchors: ['.ep-decide', '.ep-prompt'] },
  { id: 'finish', phases: ['finish'], asks: true, anchors: ['.ep-decide', '.ep-prompt'] },
  {
    id: 'notoriety',
    phases: ['move'],
    after: 'finish',
    anchors: ['.ep-notoriety', '.table-top'],
  },
  // Whoever has seen a turn is told what wins, before chance brings it up.
  {
    id: 'riches',
    phases: ['move'],
    after: 'finish',
    isOnGround: true,
    anchors: ['.ep-city'],
  },
  // No cop stands where the first move begins: this often waits for the second turn.
  { id: 'avoid', phases: ['avoid'], isExtra: true, asks: true, anchors: ['.ep-decide', '.ep-prompt'] },
];

/** What the game is about: a card of the guide lies on water, on the log or on the plates rather than on these. */
export const GROUND: readonly string[] = [
  '.ep-city .ep-tile-line',
  '.ep-decide:not(.is-folded)',
  '.ep-own',
  '.ep-offer',
  '.ep-notoriety',
  '.ep-patrol',
  '.ep-plate',
  '.ep-corner',
  '.ep-tomorrow',
];

/** Pieces of the map, a tile that is being laid and what turns it: looked at more than the ground they stand on. */
export const ON_GROUND: readonly string[] = [
  '.ep-touch:not(.is-hexagon, .is-spot)',
  '.ep-plan-flag',
  '.ep-ghost',
  '.ep-turn',
];

/** What a card speaks of besides what it points at. */
export const SPOKEN_OF: Readonly<Partial<Record<EscapePlanStep, readonly string[]>>> = {
  cops: ['.ep-way', '.ep-touch.is-chosen'],
  confirm: ['.ep-way', '.ep-touch.is-chosen'],
  visit: ['.ep-offer'],
  finish: ['.ep-notoriety', '.ep-gear'],
};

const VISITS: readonly FrameKind[] = [
  'takeKey',
  'buyFixer',
  'takeCan',
  'buyEquipment',
  'openLocker',
  'keepTile',
  'placeItem',
  'exit',
  'mayUnlock',
  'mayHeal',
  'mayPray',
  'hospital',
  'takeContact',
  'unlock',
];

/** What the viewer is doing. `hasPlan`: what is chosen needs only to be confirmed. */
export function escapePlanPhase(view: View, isActing: boolean, hasPlan: boolean): GuidePhase {
  const kind = view.table.frames.at(-1)?.kind ?? 'over';
  if (kind === 'over') return 'over';
  const isOwnTurn = view.table.frames.some((frame) => frame.kind === 'turn' && frame.seat === view.viewer);
  if (!isActing) return isOwnTurn ? 'between' : 'others';
  if (kind === 'placeTile' || kind === 'assign') return 'tile';
  if (kind === 'action' || kind === 'travel') return hasPlan ? 'chosen' : 'move';
  if (kind === 'avoid' || kind === 'toll') return 'avoid';
  if (kind === 'finish') return 'finish';
  return isOwnTurn && VISITS.includes(kind) ? 'visit' : 'aside';
}
