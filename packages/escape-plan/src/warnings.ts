import type { Seat } from '@stakeout/kernel';
import type { Action } from './action.ts';
import { canAnswer, copsToAvoid } from './answers.ts';
import { blueprintOf } from './city/blueprint.ts';
import type { Node } from './city/node.ts';
import { type Readers, rehearse } from './consequences.ts';
import { printedOf } from './data/printed.ts';
import type { Table } from './data/table.ts';
import type { Happening } from './event.ts';
import { BLOCKING_CARDS, LAST_DAY, NOTORIETY_CUBES, UPKEEP, WOUND_CUBES } from './numbers.ts';
import { legal } from './rules.ts';
import { boardOf, costaOf, IN_CITY, isHuman, type Money, type State, topFrame } from './state.ts';
import { certainExit, exitAt, openExit } from './steps/visiting.ts';
import { isUnderWay, turnsLeft } from './turns-left.ts';
import type { PublicTable, View } from './view.ts';
import { wayOut } from './way-out.ts';

/** Harm that a plan does and that was not there before it. */
export type Warning =
  /** E21.3: less is kept than leaving costs: `price` for the next robber out, `most` for whoever is last. */
  | { readonly kind: 'price'; readonly keeps: Money; readonly price: Money; readonly most: Money }
  /** E9.4: less is kept than the next turn costs, as somebody is out. */
  | { readonly kind: 'upkeep'; readonly keeps: Money; readonly due: Money }
  /** E6.2: one more patrol card blocks the exit; of so many cards that nobody has seen, one is not turned over. */
  | { readonly kind: 'patrol'; readonly exit: number; readonly open: number; readonly hidden: number }
  /** E21.6: the open exit is farther than the turns that are left. */
  | { readonly kind: 'late'; readonly exit: number; readonly turns: number; readonly left: number }
  /** E13.2: the red box is full, and the next wound brings handcuffs. */
  | { readonly kind: 'wounds'; readonly wounds: number; readonly penalty: Money }
  /** E19.3: a line of the notoriety track is crossed upwards once the part of the day ends. */
  | { readonly kind: 'line'; readonly line: number; readonly position: number; readonly penalty: Money };

/** The clauses behind each kind. */
export const WARNING_CLAUSES: Readonly<Record<Warning['kind'], readonly string[]>> = {
  price: ['E21.3', 'E21.4'],
  upkeep: ['E9.4'],
  patrol: ['E6.2'],
  late: ['E21.6'],
  wounds: ['E13.2'],
  line: ['E19.3'],
};

/** What a plan is judged by: the table before it, and what it surely brings. */
interface Trial {
  readonly shown: PublicTable;
  readonly table: Table;
  readonly seat: Seat;
  readonly plan: readonly Action[];
  readonly own: readonly Happening[];
  /** A guess of the table after the plan. Nothing of it is told but what everybody can work out. */
  readonly after: State;
}

/** What a seat is to be warned of before it carries out a plan. Where others read it too, its cash stays unsaid. */
export function warningsOf(
  view: View,
  seat: Seat,
  plan: readonly Action[],
  readers: Readers = 'own',
): readonly Warning[] {
  const shown = view.table;
  if (shown.status[seat] !== IN_CITY || plan.length === 0) return [];
  const { sure, state: after } = rehearse(view, seat, plan, readers);
  const own = sure.filter((happening) => 'pawn' in happening && happening.pawn === seat);
  const trial = { shown, table: printedOf(shown), seat, plan, own, after };
  const cash = readers === 'own' ? (view.own?.cash ?? null) : null;
  return [
    ...(cash === null ? [] : moneyWarnings(trial, cash)),
    ...lateWarning(trial),
    ...patrolWarning(trial),
    ...woundWarning(trial),
    ...lineWarning(trial),
  ];
}

/** E9.4, E21.3: only the last day counts, as every new day brings income. Whoever leaves with the plan pays on the way out. */
function moneyWarnings({ shown, table, seat, own, after }: Trial, cash: Money): Warning[] {
  if (shown.day !== LAST_DAY || own.some(({ type }) => type === 'escaped' || type === 'arrested')) return [];
  const keeps = own.reduce((rest, happening) => rest + changeOf(happening), cash);
  const falls = (limit: Money) => cash >= limit && keeps < limit;
  const costs = table.exitCosts[shown.seats] ?? [];
  const place = shown.escapes.length;
  const price = costs[place] ?? 0;
  const isLeaving = isUnderWay(after, seat) && after.turn.escaping === 1;
  const most = isLeaving ? price : (costs[Math.min(place + rivals(shown, seat), costs.length - 1)] ?? 0);
  const warnings: Warning[] = [];
  if (falls(price) || falls(most)) warnings.push({ kind: 'price', keeps, price, most });
  const { sure, byDisc } = turnsLeft(shown, seat);
  const isTurnToCome = !isLeaving && sure + byDisc > (isUnderWay(shown, seat) ? 1 : 0);
  if (place > 0 && isTurnToCome && falls(UPKEEP)) warnings.push({ kind: 'upkeep', keeps, due: UPKEEP });
  return warnings;
}

/** What is due at the beginning of a turn is nothing that a plan brings about. */
function changeOf(happening: Happening): Money {
  if (happening.type === 'incomeReceived') return happening.amount;
  return happening.type === 'paid' && happening.why !== 'upkeep' ? -happening.amount : 0;
}

/** Those who could leave before the seat does. */
function rivals(shown: PublicTable, seat: Seat): number {
  return shown.status.filter(
    (status, pawn) => pawn !== seat && status === IN_CITY && (isHuman(shown, pawn) || pawn === costaOf(shown)),
  ).length;
}

/** E21.6: ways are as the city lies now, on foot, by ferry, subway and heliport. */
function lateWarning({ shown, table, seat, plan, after }: Trial): Warning[] {
  const exit = openExit(shown);
  if (exit < 0) return [];
  const to = blueprintOf(table).exits[exit] as Node;
  const before = haste(shown, table, seat, to);
  const then = isUnderWay(after, seat) ? after : isDiscKept(shown, plan) ? withoutAsking(shown) : null;
  if (then === null || before === null || before.turns > before.left) return [];
  const now = haste(then, table, seat, to);
  return now === null || now.turns <= now.left ? [] : [{ kind: 'late', exit, ...now }];
}

type Ground = Parameters<typeof wayOut>[0] & Parameters<typeof turnsLeft>[0];

/** The turns it takes to be there, and those that are left. */
function haste(shown: Ground, table: Table, seat: Seat, to: Node): { turns: number; left: number } | null {
  const way = wayOut(shown, table, seat, to);
  const { sure, byDisc } = turnsLeft(shown, seat);
  return way === null ? null : { turns: way.turns, left: sure + byDisc };
}

/** E9.2: a turn at night or dawn is given away. */
function isDiscKept({ frames }: PublicTable, plan: readonly Action[]): boolean {
  return frames[frames.length - 1]?.kind === 'useDisc' && plan[0]?.type === 'pass';
}

function withoutAsking(shown: PublicTable): PublicTable {
  return { ...shown, frames: shown.frames.slice(0, -1) };
}

/** E6.2, E6.3: the exit stays open if its second card is the one that was taken out unseen. */
function patrolWarning({ shown, table, seat, plan, after }: Trial): Warning[] {
  if (shown.day === LAST_DAY || plan[plan.length - 1]?.type !== 'stop') return [];
  const exit = exitAt(table, after.at[seat] as Node);
  if (exit < 0 || shown.patrolled[exit] !== BLOCKING_CARDS - 1 || certainExit(shown) === exit) return [];
  return [{ kind: 'patrol', exit, open: 1, hidden: shown.patrolLeft + 1 }];
}

/** E13.1, E13.2: wounds that the plan brings, and those that nothing on the board could avoid after it. */
function woundWarning({ shown, table, seat, own, after }: Trial): Warning[] {
  const before = shown.boards[seat]?.wounds ?? 0;
  let wounds = before;
  let most = before;
  for (const { type } of own) {
    if (type === 'wounded') wounds++;
    if (type === 'healed' || type === 'handcuffed') wounds--;
    most = Math.max(most, wounds);
  }
  most = Math.max(most, wounds + unanswered(after, seat));
  if (before >= WOUND_CUBES || most < WOUND_CUBES) return [];
  return [{ kind: 'wounds', wounds: WOUND_CUBES, penalty: WOUND_CUBES * table.woundPenalty }];
}

/** The cops that a seat in AVOID has nothing against. */
function unanswered(state: State, seat: Seat): number {
  const { kind, seat: decides } = topFrame(state);
  if (kind !== 'avoid' || decides !== seat) return 0;
  return canAnswer(state, seat, answersOf(state, seat)) ? 0 : copsToAvoid(state).length;
}

/** What could be used in AVOID with all the money in the world: cash is nobody's business. */
function answersOf(state: State, seat: Seat): readonly Action[] {
  boardOf(state, seat).cash = Number.MAX_SAFE_INTEGER;
  return legal(state, seat);
}

/** E19.1 to E19.3: where the marker will stand once the part of the day is over, before the plan and after it. */
function lineWarning({ shown, table, seat, own }: Trial): Warning[] {
  let red = shown.red[seat] ?? 0;
  let blue = shown.blue[seat] ?? 0;
  const standing = () => {
    const wanted = (shown.notoriety[seat] ?? 1) + red - blue;
    return Math.max(1, Math.min(table.penalties.length, wanted));
  };
  const before = standing();
  for (const { type } of own) {
    if (type === 'notorietyMoved') break;
    const isNeutral = red + blue < NOTORIETY_CUBES;
    if (type === 'notorietyGained' && isNeutral) red++;
    else if (type === 'notorietyGained') blue--;
    if (type === 'notorietyLost' && isNeutral) blue++;
    else if (type === 'notorietyLost') red--;
  }
  const position = standing();
  const line = table.lines.findLastIndex((after) => position > after);
  if (line < 0 || before > (table.lines[line] ?? 0)) return [];
  return [{ kind: 'line', line, position, penalty: table.penalties[position - 1] ?? 0 }];
}
