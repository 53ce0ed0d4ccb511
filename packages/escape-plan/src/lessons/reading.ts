import type { LessonAfter, LessonStart, LessonStep, LessonTask } from '@stakeout/kernel';
import type { Action, ActionOf, ActionType } from '../action.ts';
import { isLocation, kindOf, type Node, tileOf } from '../city/node.ts';
import { printedOf } from '../data/printed.ts';
import type { LocationKind, Table } from '../data/table.ts';
import type { Event, HappeningOf } from '../event.ts';
import type { HappeningType } from '../happening.ts';
import type { FrameKind } from '../state.ts';
import { canEnd, hasVisited } from '../steps/visiting.ts';
import { type TravelPlan, travelsOf } from '../travel-plan.ts';
import type { PublicBoard, View } from '../view.ts';

/** What the lessons of Escape Plan read off a view. */

export type Step = LessonStep<View, Action, Event>;
export type Task = LessonTask<View, Action, Event>;
export type After = LessonAfter<View, Event>;
type Suits = LessonStart<View, Action>['suits'];

export function at(suits: Suits, seats = 3): LessonStart<View, Action> {
  return { config: {}, seats, suits };
}

/** The frame that waits, on whoever's own turn. */
export function atFrame(kind: FrameKind, suits: Suits = () => true, seats = 3): LessonStart<View, Action> {
  return at((view, options) => frameOf(view) === kind && options.length > 1 && suits(view, options), seats);
}

/**
 * The same idea twice: first with the arrow and nothing else to choose, then at another table without it and with everything
 * that the rules allow.
 */
export function twice(
  id: string,
  start: (seats: number) => LessonStart<View, Action>,
  task: Omit<Task, 'hasArrow'>,
  { params, seats = [3, 4] }: { readonly params?: Step['params']; readonly seats?: readonly [number, number] } = {},
): readonly Step[] {
  const { allows: _, ...free } = task;
  const completed = params === undefined ? {} : { params };
  return [
    { id, start: start(seats[0]), task: { ...task, hasArrow: true }, ...completed },
    { id: 'again', start: start(seats[1]), task: { ...free, hasArrow: false }, ...completed },
  ];
}

export function frameOf(view: View): FrameKind {
  return view.table.frames.at(-1)?.kind ?? 'over';
}

export function isWithin(view: View, kind: FrameKind): boolean {
  return view.table.frames.some((frame) => frame.kind === kind);
}

export function me(view: View): number {
  return view.viewer ?? 0;
}

export function boardOf(view: View): PublicBoard {
  return view.table.boards[me(view)] as PublicBoard;
}

export function printed(view: View): Table {
  return printedOf(view.table);
}

export function cash(view: View): number {
  return view.own?.cash ?? 0;
}

export function whereIs(view: View): Node {
  return view.table.at[me(view)] ?? -1;
}

export function kindAt(view: View, node: Node): LocationKind {
  return kindOf(printed(view), node);
}

/** The business or safe house on a location, or -1. */
export function placeAt(view: View, node: Node): number {
  return view.table.places.indexOf(node);
}

/** What the plan shows for a place: money, or less than 0 for the income symbol. */
export function moneyOf(view: View, place: number): number {
  return place < 0 ? 0 : (printed(view).plans[view.own?.plan ?? 0]?.[place] ?? 0);
}

export function isNew(view: View, place: number): boolean {
  return place >= 0 && !hasVisited(view.table, place, me(view));
}

/** Whole ways that need no key and no can, before the move begins. */
export function trips(view: View): readonly TravelPlan[] {
  if (frameOf(view) !== 'action') return [];
  const known = remembered.get(view);
  if (known !== undefined) return known;
  const found = travelsOf(view).plans.filter(({ keys, cans }) => keys.length === 0 && cans === 0);
  remembered.set(view, found);
  return found;
}

const remembered = new WeakMap<View, readonly TravelPlan[]>();

/** Nobody stands in the way, nothing is paid: the visit is all that comes of it. */
export function quietTrips(view: View): readonly TravelPlan[] {
  return trips(view).filter(
    ({ route, isEscape, meetsCosta, price }) => route.cops === 0 && !isEscape && !meetsCosta && price === 0,
  );
}

/** Where actions lead, if they are a whole way. */
export function goalOf(actions: readonly Action[]): Node {
  const last = actions.at(-1)?.type;
  if (last !== 'stop' && last !== 'escape') return -1;
  const steps = actions.filter((action) => 'to' in action && isLocation((action as ActionOf<'step'>).to));
  return (steps.at(-1) as ActionOf<'step'> | undefined)?.to ?? -1;
}

export function othersAt(view: View, node: Node): number {
  const { at: where, status, pawns } = view.table;
  let count = 0;
  for (let pawn = 0; pawn < pawns; pawn++) if (pawn !== me(view) && status[pawn] === 0 && where[pawn] === node) count++;
  return count;
}

export function ofType<Type extends ActionType>(options: readonly Action[], type: Type): readonly ActionOf<Type>[] {
  return options.filter((option): option is ActionOf<Type> => option.type === type);
}

export function uses(options: readonly Action[], component: ActionOf<'use'>['component']): readonly ActionOf<'use'>[] {
  return ofType(options, 'use').filter((use) => use.component === component);
}

export function happened<Type extends HappeningType>(
  events: readonly Event[],
  type: Type,
): HappeningOf<Type> | undefined {
  return events.find((event): event is HappeningOf<Type> => event.type === type);
}

/** For tasks that are done when something has happened to whoever is taught. */
export function did(...types: readonly HappeningType[]): Task['isDone'] {
  return ({ before, events }) =>
    types.some((type) =>
      events.some((event) => event.type === type && (!('pawn' in event) || event.pawn === me(before))),
    );
}

export function only(...types: readonly ActionType[]): (actions: readonly Action[]) => boolean {
  return (actions) => actions.every(({ type }) => types.includes(type));
}

export function first(options: readonly Action[]): readonly Action[] {
  return options.slice(0, 1);
}

/** A task of travelling: to any of these ends, whichever way. */
export function travel(isMeant: (plan: TravelPlan, view: View) => boolean): Omit<Task, 'hasArrow'> {
  return {
    solution: (view) => trips(view).find((plan) => isMeant(plan, view))?.actions ?? [],
    allows: (actions, view) => {
      const goal = goalOf(actions);
      return goal >= 0 && trips(view).some((plan) => plan.node === goal && isMeant(plan, view));
    },
    isDone: ({ before, view, events }) => {
      const reached = whereIs(view);
      const isGone = events.some(({ type }) => type === 'escaped');
      if (!isGone && (reached < 0 || reached === whereIs(before) || !isLocation(reached))) return false;
      return trips(before).some((plan) => (isGone ? plan.isEscape : plan.node === reached) && isMeant(plan, before));
    },
  };
}

export { canEnd, tileOf };
