import { type FrameKind, LAST_DAY, type View } from '@stakeout/escape-plan';
import type { GuidePhase, GuideStep } from '../../../guide/progress.ts';

/** Steps of the first turn, and those that are told when their matter first comes up. */
export type FirstStep =
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
export const LATER_STEPS = ['key', 'locker', 'exit', 'patrol', 'lastDay'] as const;
export type LaterStep = (typeof LATER_STEPS)[number];
export type EscapePlanStep = FirstStep | LaterStep;

/** The first turn of Escape Plan, from the plan card to the end of the part of the day. */
export const ESCAPE_PLAN_STEPS: readonly GuideStep<EscapePlanStep>[] = [
  {
    id: 'goal',
    // It comes with the first picture of the table, before anybody's move is told.
    phases: ['others', 'tile', 'laterTile', 'move', 'lastMove', 'chosen'],
    anchors: ['.ep-plan-card', '.ep-own'],
  },
  { id: 'tile', phases: ['tile', 'laterTile'], asks: true, isOnGround: true, anchors: ['.ep-city'] },
  { id: 'destination', phases: ['move', 'lastMove'], asks: true, isOnGround: true, anchors: ['.ep-city'] },
  { id: 'cops', phases: ['chosen'], anchors: ['.ep-prompt'] },
  { id: 'confirm', phases: ['chosen'], asks: true, anchors: ['.ep-prompt .prompt-actions', '.ep-prompt'] },
  { id: 'visit', phases: ['visit', 'key', 'store', 'exit'], asks: true, anchors: ['.ep-decide', '.ep-prompt'] },
  { id: 'finish', phases: ['finish'], asks: true, anchors: ['.ep-decide', '.ep-prompt'] },
  {
    id: 'notoriety',
    phases: ['move', 'lastMove'],
    after: 'finish',
    anchors: ['.ep-notoriety', '.table-top'],
  },
  // Whoever has seen a turn is told what wins, before chance brings it up.
  {
    id: 'riches',
    phases: ['move', 'lastMove'],
    after: 'finish',
    isOnGround: true,
    anchors: ['.ep-city'],
  },
  // No cop stands where the first move begins: this often waits for the second turn.
  { id: 'avoid', phases: ['avoid'], isExtra: true, asks: true, anchors: ['.ep-decide', '.ep-prompt'] },
  // What wins comes later still: each is told when it is first met.
  { id: 'key', phases: ['key'], isExtra: true, asks: true, anchors: ['.ep-decide', '.ep-prompt'] },
  { id: 'locker', phases: ['store'], isExtra: true, asks: true, anchors: ['.ep-decide', '.ep-prompt'] },
  { id: 'exit', phases: ['exit'], isExtra: true, asks: true, anchors: ['.ep-decide', '.ep-prompt'] },
  { id: 'patrol', phases: ['laterTile'], isExtra: true, anchors: ['.ep-patrol', '.ep-city'] },
  { id: 'lastDay', phases: ['lastMove'], isExtra: true, anchors: ['.ep-outlook', '.table-top'] },
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

/** Pieces of the map: small, and looked at more than the ground they stand on. */
export const ON_GROUND: readonly string[] = ['.ep-touch:not(.is-hexagon, .is-spot)', '.ep-plan-flag'];

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

/** Steps of a visit that are worth a word of their own the first time. */
const TAUGHT: Partial<Record<FrameKind, GuidePhase>> = { takeKey: 'key', buyEquipment: 'store', exit: 'exit' };

/** What the viewer is doing. `hasPlan`: what is chosen needs only to be confirmed. */
export function escapePlanPhase(view: View, isActing: boolean, hasPlan: boolean): GuidePhase {
  const kind = view.table.frames.at(-1)?.kind ?? 'over';
  if (kind === 'over') return 'over';
  const isOwnTurn = view.table.frames.some((frame) => frame.kind === 'turn' && frame.seat === view.viewer);
  if (!isActing) return isOwnTurn ? 'between' : 'others';
  const { day } = view.table;
  if (kind === 'placeTile' || kind === 'assign') return day === 1 ? 'tile' : 'laterTile';
  if (kind === 'action' || kind === 'travel') return hasPlan ? 'chosen' : day === LAST_DAY ? 'lastMove' : 'move';
  if (kind === 'avoid' || kind === 'toll') return 'avoid';
  if (kind === 'finish') return 'finish';
  return isOwnTurn && VISITS.includes(kind) ? (TAUGHT[kind] ?? 'visit') : 'aside';
}
