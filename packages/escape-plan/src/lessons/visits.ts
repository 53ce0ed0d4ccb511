import type { Action } from '../action.ts';
import { treasureValue } from '../items.ts';
import { countContacts } from '../steps/contacts.ts';
import type { View } from '../view.ts';
import {
  atFrame,
  boardOf,
  cash,
  did,
  first,
  frameOf,
  happened,
  me,
  ofType,
  only,
  type Step,
  type Task,
  twice,
} from './reading.ts';

/** What is decided at the places of the city. */
export const VISITS: Readonly<Record<string, readonly Step[]>> = {
  contacts: [
    ...twice(
      'take',
      (seats) =>
        atFrame(
          'takeContact',
          (view, options) => ofType(options, 'takeContact').some(({ space }) => isFree(view, space)) && held(view) > 0,
          seats,
        ),
      {
        solution: (view, options) => first(ofType(options, 'takeContact').filter(({ space }) => isFree(view, space))),
        allows: ([action], view) => action?.type === 'takeContact' && isFree(view, action.space),
        isDone: ({ before, view, events }) =>
          happened(events, 'contactTaken')?.pawn === me(before) && held(view) > held(before),
      },
      { params: (view) => ({ count: held(view) }) },
    ),
  ],
  safeHouse: [
    {
      id: 'key',
      start: atFrame('takeKey', (view) => cash(view) > 5 && freeItems(view) > 0),
      task: {
        hasArrow: true,
        solution: (_view, options) => first(ofType(options, 'takeKey')),
        allows: only('takeKey'),
        isDone: did('keyTaken'),
      },
    },
    {
      id: 'fixer',
      task: {
        hasArrow: true,
        isAskedIn: (view) => frameOf(view) === 'buyFixer',
        solution: (_view, options) => first(ofType(options, 'buyFixer')),
        allows: only('buyFixer'),
        isDone: did('fixerBought', 'paid'),
      },
    },
    {
      id: 'again',
      start: atFrame('takeKey', () => true, 4),
      task: {
        hasArrow: false,
        solution: (_view, options) => first(ofType(options, 'takeKey')),
        isDone: did('keyTaken'),
      },
    },
  ],
  store: [
    {
      id: 'can',
      start: atFrame('takeCan', (view) => cash(view) > 5 && freeItems(view) > 1),
      task: {
        hasArrow: true,
        solution: (_view, options) => first(ofType(options, 'takeCan')),
        allows: only('takeCan'),
        isDone: did('canTaken'),
      },
    },
    {
      id: 'buy',
      task: {
        hasArrow: true,
        isAskedIn: (view) => frameOf(view) === 'buyEquipment',
        solution: (_view, options) => first(ofType(options, 'buyEquipment')),
        allows: only('buyEquipment'),
        isDone: did('equipmentBought', 'paid'),
      },
    },
    {
      id: 'again',
      start: atFrame('buyEquipment', (_view, options) => ofType(options, 'buyEquipment').length > 1, 4),
      task: {
        hasArrow: false,
        solution: (_view, options) => first(ofType(options, 'buyEquipment')),
        isDone: did('equipmentBought', 'paid'),
      },
    },
  ],
  care: [
    {
      id: 'hospital',
      start: atFrame('hospital', (_view, options) => ofType(options, 'heal').length > 0),
      params: (view) => ({ wounds: boardOf(view).wounds }),
      task: {
        hasArrow: true,
        solution: (_view, options) => ofType(options, 'heal').slice(-1),
        allows: only('heal'),
        isDone: did('healed'),
      },
    },
    {
      id: 'church',
      start: atFrame('mayPray', (_view, options) => ofType(options, 'pray').length > 0, 4),
      task: {
        hasArrow: true,
        solution: (_view, options) => ofType(options, 'pray'),
        allows: only('pray'),
        isDone: did('prayed'),
      },
    },
    {
      id: 'clinic',
      start: atFrame('mayHeal', (_view, options) => ofType(options, 'heal').length > 0, 4),
      task: { hasArrow: false, solution: (_view, options) => first(ofType(options, 'heal')), isDone: did('healed') },
    },
  ],
  lockers: [
    {
      id: 'open',
      start: atFrame('openLocker', (_view, options) => ofType(options, 'openLocker').length > 0),
      task: {
        hasArrow: true,
        solution: (_view, options) => first(ofType(options, 'openLocker')),
        allows: only('openLocker'),
        isDone: ({ before, view, events }) => did('tilesDrawn')({ before, view, events }) && differ(view),
      },
    },
    { id: 'keep', task: { hasArrow: true, ...keepBest(), allows: ([action], view) => isBest(action, view) } },
    {
      id: 'again',
      start: atFrame('keepTile', (view) => differ(view) && source(view) < 3, 4),
      task: { hasArrow: false, ...keepBest() },
    },
  ],
  exits: [
    {
      id: 'draw',
      start: atFrame('exit', (_view, options) => ofType(options, 'drawTiles').length > 0),
      params: (view) => ({ count: held(view) }),
      task: {
        hasArrow: true,
        solution: (_view, options) => ofType(options, 'drawTiles'),
        allows: only('drawTiles'),
        isDone: ({ before, view, events }) => did('tilesDrawn')({ before, view, events }) && differ(view),
      },
    },
    { id: 'keep', task: { hasArrow: true, ...keepBest(), allows: ([action], view) => isBest(action, view) } },
    {
      id: 'again',
      start: atFrame('exit', (_view, options) => ofType(options, 'drawTiles').length > 0, 4),
      task: { hasArrow: false, solution: (_view, options) => ofType(options, 'drawTiles'), isDone: did('tilesDrawn') },
    },
  ],
};

function held(view: View): number {
  return countContacts(boardOf(view));
}

function isFree(view: View, space: number): boolean {
  return space >= 0 && boardOf(view).contacts[space] === 0;
}

function freeItems(view: View): number {
  return boardOf(view).items.filter((item) => item === 0).length;
}

function drawn(view: View): readonly number[] {
  return (view.own?.drawn ?? []).map(treasureValue);
}

function source(view: View): number {
  return view.table.turn.drawnFrom;
}

/** Whether there is a better and a worse tile among those drawn. */
function differ(view: View): boolean {
  return new Set(drawn(view)).size > 1;
}

function isBest(action: Action | undefined, view: View): boolean {
  return action?.type === 'keepTile' && treasureValue(action.value) === Math.max(...drawn(view));
}

/** E15.8, E15.9: the tile that is worth most. */
function keepBest(): Omit<Task, 'hasArrow' | 'allows'> {
  return {
    isAskedIn: (view) => frameOf(view) === 'keepTile',
    solution: (view, options) => options.filter((option) => isBest(option, view)).slice(0, 1),
    isDone: ({ before, view, events }) => {
      if (happened(events, 'tileKept') === undefined && frameOf(view) !== 'placeItem') return false;
      const kept =
        view.own?.item === 0
          ? view.own.items.filter((item) => !before.own?.items.includes(item))
          : [view.own?.item ?? 0];
      return kept.some((item) => treasureValue(item) === Math.max(...drawn(before)));
    },
  };
}
