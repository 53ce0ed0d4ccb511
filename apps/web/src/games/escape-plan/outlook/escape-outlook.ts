import {
  ARRESTED,
  IN_CITY,
  type LocationKind,
  type Node,
  nodeOfKind,
  type Table,
  tileOf,
  type View,
} from '@stakeout/escape-plan';
import { type TurnsLeft, turnsLeft } from './turns-left.ts';
import { isThere, type WayOut, wayOut } from './way-out.ts';

const EXITS: readonly LocationKind[] = ['EXIT_1', 'EXIT_2', 'EXIT_3'];
/** E6.2: the second patrol card on an exit blocks it. */
const BLOCKED = 2;
const LAST_DAY = 3;

export interface ExitOutlook {
  readonly exit: number;
  readonly node: Node;
  /** Where its tile is: in the city, face up on a stack and laid tomorrow, or still to be turned up. */
  readonly place: 'city' | 'stack' | 'hidden';
  /** How far it is; `null` while no way leads there. */
  readonly way: WayOut | null;
}

/**
 * How pressing it is. `calm`: nothing to fear yet; `close`: no turn to lose, or money is short; `lost`: it cannot be done so;
 * `free`: it is done.
 */
export type Mood = 'calm' | 'close' | 'lost' | 'free';

export interface EscapeOutlook {
  readonly state: 'inCity' | 'gone' | 'arrested';
  /** The exits that are not blocked; exactly one once it is certain which stays open (E6.3). */
  readonly exits: readonly ExitOutlook[];
  /** Whether one may escape now: on day 3, once the last patrol card lies there (E21.1). */
  readonly isOpen: boolean;
  readonly turns: TurnsLeft;
  /** What escaping costs by order, and whose place comes next (E21.3). */
  readonly prices: readonly number[];
  readonly order: number;
  /** What the turns on the way there cost before that, since somebody has escaped (E9.4). */
  readonly upkeep: number;
  /** What the escape has cost; `null` for whoever is not out of the city. */
  readonly paid: number | null;
  /** `null` while the cash is covered; then nothing is said of whether it is enough. */
  readonly cash: number | null;
  readonly canPay: boolean | null;
  /** Turns to spare on the nearest way on the last day, those by disc counted; `null` before it, or without a way. */
  readonly spare: number | null;
  readonly mood: Mood;
}

/** How the viewer stands with the escape, from what the viewer sees; `null` for spectators. */
export function escapeOutlook(view: View, table: Table): EscapeOutlook | null {
  const { viewer, own, table: shown } = view;
  if (viewer === null) return null;
  const status = shown.status[viewer];
  const exits = EXITS.flatMap((kind, exit) => (isBlocked(view, exit) ? [] : [exitOutlook(view, table, kind, exit)]));
  const turns = turnsLeft(view);
  const prices = table.exitCosts[shown.seats] ?? [];
  const order = Math.min(shown.escapes.length, prices.length - 1);
  const isOpen = shown.day === LAST_DAY && exits.length === 1;
  const upkeep = isOpen ? upkeepOn(view, exits[0]?.way ?? null) : 0;
  const canPay = own === null ? null : own.cash >= (prices[order] ?? 0) + upkeep;
  const spare = isOpen ? spareTurns(turns, exits[0]?.way ?? null) : null;
  const state = status === IN_CITY ? 'inCity' : status === ARRESTED ? 'arrested' : 'gone';
  return {
    state,
    exits,
    isOpen,
    turns,
    prices,
    order,
    upkeep,
    paid: state === 'gone' ? (prices[shown.escapes.indexOf(viewer)] ?? 0) : null,
    cash: own?.cash ?? null,
    canPay,
    spare,
    mood: moodOf(state, shown.day === LAST_DAY, isOpen, spare, canPay),
  };
}

function exitOutlook(view: View, table: Table, kind: LocationKind, exit: number): ExitOutlook {
  const node = nodeOfKind(table, kind);
  const isUp = view.table.faceUp.includes(tileOf(node));
  const place = isThere(view.table.city, node) ? 'city' : isUp ? 'stack' : 'hidden';
  return { exit, node, place, way: wayOut(view, table, node) };
}

function isBlocked({ table }: View, exit: number): boolean {
  return (table.patrolled[exit] ?? 0) >= BLOCKED;
}

/** E9.4: each turn that has not begun yet costs $1k; that of the turn under way is paid. */
function upkeepOn({ viewer, table }: View, way: WayOut | null): number {
  if (way === null || table.escapes.length === 0) return 0;
  const isUnderWay = table.frames.some(({ kind, seat }) => kind === 'turn' && seat === viewer);
  return way.turns - (isUnderWay ? 1 : 0);
}

function spareTurns({ sure, byDisc }: TurnsLeft, way: WayOut | null): number | null {
  return way === null ? null : sure + byDisc - way.turns;
}

function moodOf(
  state: EscapeOutlook['state'],
  isLastDay: boolean,
  isOpen: boolean,
  spare: number | null,
  canPay: boolean | null,
): Mood {
  if (state !== 'inCity') return state === 'gone' ? 'free' : 'lost';
  if (!isLastDay) return 'calm';
  if (isOpen && (spare === null || spare < 0)) return 'lost';
  return canPay === false || spare === 0 ? 'close' : 'calm';
}
