import { tileOf } from '../city/node.ts';
import { BUSINESSES } from '../data/table.ts';
import { spotTerm } from '../narrate.ts';
import { MOVEMENT_POINTS } from '../numbers.ts';
import { isBlocked } from '../steps/visiting.ts';
import type { TravelPlan } from '../travel-plan.ts';
import type { View } from '../view.ts';
import {
  at,
  atFrame,
  did,
  first,
  frameOf,
  happened,
  isNew,
  kindAt,
  me,
  moneyOf,
  ofType,
  only,
  othersAt,
  placeAt,
  quietTrips,
  type Step,
  travel,
  trips,
  twice,
  whereIs,
} from './reading.ts';

/** Where a move leads: money, points, cops, crowds. */
export const WAYS: Readonly<Record<string, readonly Step[]>> = {
  goal: [
    { id: 'look', start: at((view) => richestTrips(view).length === 1 && worths(view) > 1) },
    {
      id: 'go',
      params: (view) => ({
        place: spotTerm(view.table, richestTrips(view)[0]?.node ?? 0),
        money: ['money', richest(view)],
      }),
      task: { hasArrow: true, ...travel((plan, view) => isRichest(plan, view)) },
    },
    {
      id: 'again',
      start: at((view) => richestTrips(view).length === 1 && worths(view) > 1, 4),
      task: { hasArrow: false, ...anywhere(travel((plan, view) => isRichest(plan, view))) },
    },
  ],
  income: [
    ...twice(
      'go',
      (seats) => at((view) => quietTrips(view).some((plan) => isIncome(plan, view)), seats),
      { ...travel(isIncome), isDone: did('cubeOnIncome') },
      {
        params: (view) => ({
          place: spotTerm(view.table, quietTrips(view).find((plan) => isIncome(plan, view))?.node ?? 0),
          money: ['money', (view.table.boards[me(view)]?.cubes ?? 1) - 1],
        }),
      },
    ),
  ],
  city: [
    {
      id: 'lay',
      start: atFrame('placeTile', (view) => view.table.day === 1),
      task: {
        hasArrow: true,
        solution: (_view, options) => first(ofType(options, 'layTile')),
        allows: only('layTile'),
        isDone: did('tileLaid'),
      },
    },
    {
      id: 'again',
      start: atFrame('placeTile', (view) => view.table.day === 2, 4),
      task: {
        hasArrow: false,
        solution: (_view, options) => first(ofType(options, 'layTile')),
        isDone: did('tileLaid'),
      },
    },
  ],
  move: [
    { id: 'points', start: at((view) => farTrips(view).length > 0) },
    {
      id: 'go',
      params: (view) => ({ place: spotTerm(view.table, farTrips(view)[0]?.node ?? 0) }),
      task: { hasArrow: true, ...travel((plan, view) => farTrips(view)[0]?.node === plan.node) },
    },
    {
      id: 'again',
      start: at((view) => quietTrips(view).some(({ node }) => isBusiness(view, node)) && trips(view).length > 3, 4),
      task: {
        hasArrow: false,
        ...anywhere(travel(({ node, price, isEscape }, view) => isBusiness(view, node) && price === 0 && !isEscape)),
      },
    },
  ],
  cops: [
    { id: 'look', start: at((view) => hasChoiceOfCops(view)) },
    {
      id: 'go',
      params: (view) => ({ place: spotTerm(view.table, quietTrips(view)[0]?.node ?? 0) }),
      task: {
        hasArrow: true,
        solution: (view) => quietTrips(view)[0]?.actions ?? [],
        allows: (actions, view) => quietTrips(view).some((plan) => isSame(plan.actions, actions)),
        isDone: ({ before, view, events }) => isUnhurt(before, view, events),
      },
    },
    {
      id: 'again',
      start: at((view) => hasChoiceOfCops(view), 4),
      task: {
        hasArrow: false,
        solution: (view) => quietTrips(view)[0]?.actions ?? [],
        isDone: ({ before, view, events }) => isUnhurt(before, view, events),
      },
    },
  ],
  crowd: [
    ...twice(
      'go',
      (seats) =>
        at((view) => {
          const ends = quietTrips(view).filter(({ node }) => canBeCrowded(view, node));
          return (
            ends.some(({ node }) => othersAt(view, node) > 0) && ends.some(({ node }) => othersAt(view, node) === 0)
          );
        }, seats),
      {
        ...travel(({ node, route, price }, view) => isAlone(view, node) && route.cops === 0 && price === 0),
        isDone: ({ before, view, events }) =>
          isUnhurt(before, view, events) && isAlone(before, whereIs(view)) && canBeCrowded(before, whereIs(view)),
      },
      { seats: [4, 5] },
    ),
  ],
  patrol: [
    { id: 'look', start: at((view) => view.table.day === 2 && openExitTrips(view).length > 0) },
    {
      id: 'go',
      params: (view) => ({ place: spotTerm(view.table, openExitTrips(view)[0]?.node ?? 0) }),
      task: {
        hasArrow: true,
        ...travel(
          ({ node, route }, view) => openExitTrips(view).some((plan) => plan.node === node) && route.cops === 0,
        ),
      },
    },
    {
      id: 'again',
      start: at((view) => view.table.day === 2 && openExitTrips(view).length > 0, 4),
      task: {
        hasArrow: false,
        ...anywhere(travel(({ node }, view) => openExitTrips(view).some((plan) => plan.node === node))),
      },
    },
  ],
};

/** The same task with everything allowed. */
function anywhere({ allows: _, ...task }: ReturnType<typeof travel>): ReturnType<typeof travel> {
  return task;
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** New places of the plan within reach that show money, the best of them. */
function richest(view: View): number {
  return Math.max(0, ...quietTrips(view).map(({ node }) => moneyAt(view, node)));
}

function moneyAt(view: View, node: number): number {
  const place = placeAt(view, node);
  return isNew(view, place) ? moneyOf(view, place) : 0;
}

function isRichest({ node, price }: TravelPlan, view: View): boolean {
  return richest(view) > 0 && price === 0 && moneyAt(view, node) === richest(view);
}

function richestTrips(view: View): readonly TravelPlan[] {
  const ends = quietTrips(view).filter((plan) => isRichest(plan, view));
  return ends.filter(({ node }, index) => ends.findIndex((other) => other.node === node) === index);
}

/** How many different places of the plan are within reach. */
function worths(view: View): number {
  return new Set(quietTrips(view).flatMap(({ node }) => (isNew(view, placeAt(view, node)) ? [node] : []))).size;
}

function isIncome({ node, route, price }: TravelPlan, view: View): boolean {
  const place = placeAt(view, node);
  return route.cops === 0 && price === 0 && isNew(view, place) && place < BUSINESSES && moneyOf(view, place) < 0;
}

function isBusiness(view: View, node: number): boolean {
  const place = placeAt(view, node);
  return isNew(view, place) && place < BUSINESSES;
}

/** Whatever takes all points, to another tile and past nobody. */
function farTrips(view: View): readonly TravelPlan[] {
  return quietTrips(view).filter(
    ({ route, node }) => route.points === MOVEMENT_POINTS && tileOf(node) !== tileOf(whereIs(view)),
  );
}

function hasChoiceOfCops(view: View): boolean {
  const isQuiet = quietTrips(view).some(({ node }) => tileOf(node) !== tileOf(whereIs(view)));
  return isQuiet && trips(view).some(({ route, isEscape }) => route.cops > 1 && !isEscape);
}

/** Gone somewhere else, and nobody asks anything on the way. */
function isUnhurt(before: View, view: View, events: Parameters<typeof happened>[0]): boolean {
  const isMoved = happened(events, 'moved') !== undefined && whereIs(view) !== whereIs(before);
  const isMet = happened(events, 'copNotAvoided') !== undefined || frameOf(view) === 'avoid';
  return isMoved && !isMet && frameOf(view) !== 'travel';
}

/** E14.3: everywhere but at hospitals, gangs, subways and heliports. */
function canBeCrowded(view: View, node: number): boolean {
  return !['HOSPITAL', 'GANG', 'SUBWAY', 'HELIPORT'].includes(kindAt(view, node));
}

function isAlone(view: View, node: number): boolean {
  return canBeCrowded(view, node) && othersAt(view, node) === 0;
}

function openExitTrips(view: View): readonly TravelPlan[] {
  return quietTrips(view).filter(({ node }) => {
    const exit = ['EXIT_1', 'EXIT_2', 'EXIT_3'].indexOf(kindAt(view, node));
    return exit >= 0 && !isBlocked(view.table, exit);
  });
}
