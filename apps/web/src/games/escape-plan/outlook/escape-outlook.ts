import {
  ARRESTED,
  blueprintOf,
  EXIT_KINDS,
  escapePriceOf,
  IN_CITY,
  isBlocked,
  isUnderWay,
  LAST_DAY,
  type Node,
  openExit,
  placeOfExit,
  type Table,
  type TurnsLeft,
  turnsLeft,
  UPKEEP,
  type View,
  type WayOut,
  wayOut,
} from '@stakeout/escape-plan';
import type { Seat } from '@stakeout/kernel';

export interface ExitOutlook {
  readonly exit: number;
  readonly place: ReturnType<typeof placeOfExit>;
  readonly isHere: boolean;
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
  const exits = EXIT_KINDS.flatMap((_, exit) =>
    isBlocked(shown, exit) ? [] : [exitOutlook(view, table, viewer, exit)],
  );
  const turns = turnsLeft(shown, viewer);
  const prices = table.exitCosts[shown.seats] ?? [];
  const order = Math.min(shown.escapes.length, prices.length - 1);
  const isOpen = openExit(shown) >= 0;
  const upkeep = isOpen ? upkeepOn(view, viewer, exits[0]?.way ?? null) : 0;
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
    paid: state === 'gone' ? escapePriceOf(shown, table, viewer) : null,
    cash: own?.cash ?? null,
    canPay,
    spare,
    mood: moodOf(state, shown.day === LAST_DAY, isOpen, spare, canPay),
  };
}

function exitOutlook({ table: shown }: View, table: Table, viewer: Seat, exit: number): ExitOutlook {
  const node = blueprintOf(table).exits[exit] as Node;
  return {
    exit,
    place: placeOfExit(shown, table, exit),
    isHere: shown.at[viewer] === node,
    way: wayOut(shown, table, viewer, node),
  };
}

/** E9.4: what the turns that have not begun yet cost; that of the turn under way is paid. */
function upkeepOn({ table: shown }: View, viewer: Seat, way: WayOut | null): number {
  if (way === null || shown.escapes.length === 0) return 0;
  return UPKEEP * (way.turns - (isUnderWay(shown, viewer) ? 1 : 0));
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
