import type { TripGoal } from '@stakeout/bots/escape-plan';
import {
  type Action,
  type AnswerToCops,
  exitAt,
  incomeOf,
  type Meeting,
  meetingAfter,
  type Node,
  type Table,
  type View,
  woundsAhead,
} from '@stakeout/escape-plan';
import type { Target } from '../play/targets.ts';
import { escapeCost, tripsOf } from '../play/trips.ts';

/** A whole trip that a hint argues for: where, what is to be touched for it, and every action of it. */
export interface HintedTrip {
  readonly node: Node;
  readonly touches: readonly Target[];
  readonly plan: readonly Action[];
  readonly isEscape: boolean;
}

/** The trip to where a hint means to go, by the way it means if there are several; `null` where it is no trip. */
export function tripOf(view: View, options: readonly Action[], goal: TripGoal | null): HintedTrip | null {
  const node = goal?.nodes.at(-1);
  if (goal === null || node === undefined) return null;
  const trip = tripsOf(view, options).find((other) => other.node === node);
  const ways = trip?.ways.flatMap((way, index) => (way.isEscape === goal.isEscape ? [{ way, index }] : [])) ?? [];
  const meant = goal.nodes.slice(1).join();
  const found = ways.find(({ way }) => way.route.nodes.join() === meant) ?? ways[0];
  if (found === undefined) return null;
  const touches: Target[] = [`node:${node}`];
  if (found.index > 0) touches.push(`route:${found.index}`);
  return { node, touches, plan: found.way.plan, isEscape: goal.isEscape };
}

/** One line of what a trip brings and costs, in thousands. */
export interface TripLine {
  readonly kind: 'plan' | 'income' | 'escape' | 'answer' | 'wounds';
  readonly money: number;
  /** What answers cops. */
  readonly answer: AnswerToCops | null;
  /** How many wounds there will be, and handcuffs with them (E13.2). */
  readonly count: number;
  readonly cuffs: number;
}

export interface TripSum {
  readonly lines: readonly TripLine[];
  readonly net: number;
  readonly meeting: Meeting;
}

/** What a trip surely brings and costs this player: money of the plan or income, what cops take, and what leaving costs. */
export function sumOfTrip(view: View, printed: Table, { node, plan, isEscape }: HintedTrip): TripSum {
  const meeting = meetingAfter(view, plan);
  const lines: TripLine[] = [...gainAt(view, printed, node, isEscape)];
  for (const answer of meeting.answers) lines.push({ kind: 'answer', money: -answer.paid, answer, count: 0, cuffs: 0 });
  const count = meeting.unanswered.length;
  const board = view.table.boards[view.viewer ?? 0];
  if (count > 0 && board !== undefined) {
    const ahead = woundsAhead(board, view.table.cuffsLeft, count);
    const money = Math.max(0, ahead.wounds - board.wounds) * printed.woundPenalty;
    lines.push({ kind: 'wounds', money, answer: null, count, cuffs: ahead.cuffs.length });
  }
  return { lines, net: lines.reduce((sum, { money }) => sum + money, 0), meeting };
}

function gainAt(view: View, printed: Table, node: Node, isEscape: boolean): readonly TripLine[] {
  const line = (kind: TripLine['kind'], money: number): TripLine => ({ kind, money, answer: null, count: 0, cuffs: 0 });
  const board = view.table.boards[view.viewer ?? 0];
  if (isEscape) return [line('escape', -escapeCost(view))];
  if (board === undefined || view.own === null) return [];
  const place = view.table.places.indexOf(node);
  const worth = place < 0 ? undefined : printed.plans[view.own.plan]?.[place];
  // The cube leaves the board before the income is counted (E15.1).
  if (worth !== undefined) return [worth < 0 ? line('income', incomeOf(printed, board, 1)) : line('plan', worth)];
  return exitAt(printed, node) < 0 ? [] : [line('income', incomeOf(printed, board))];
}
