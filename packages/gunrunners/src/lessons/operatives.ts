import type { Action } from '../action.ts';
import { EXPOSED_FOR_BUST } from '../busts.ts';
import { DIRECTOR, INFORMER, isExposed, ownerOf, RUNNER, SABOTEUR, SPY, valueOfCard } from '../cards.ts';
import type { View } from '../view.ts';
import { layoutsDiffer } from './layouts.ts';
import {
  at,
  atOperation,
  exposed,
  first,
  happened,
  isRivals,
  leader,
  me,
  nearlyBusted,
  ofType,
  only,
  places,
  row,
  type Step,
} from './reading.ts';

/** The six special operatives, each at the moment when its owner has the word. */
export const OPERATIVES: Readonly<Record<string, readonly Step[]>> = {
  director: [
    {
      id: 'move',
      start: atOperation(DIRECTOR),
      task: {
        hasArrow: true,
        solution: (_view, options) => first(ofType(options, 'transfer')),
        allows: only('transfer'),
        isDone: ({ events }) => happened(events, 'agentTransferred') !== undefined,
      },
    },
    {
      id: 'again',
      start: atOperation(DIRECTOR, (view) => nearlyBusted(view).length === 1),
      params: (view) => ({ place: ['location', nearlyBusted(view)[0] ?? 0] }),
      task: {
        hasArrow: false,
        solution: (view, options) =>
          first(ofType(options, 'transfer').filter(({ to }) => nearlyBusted(view).includes(to))),
        isDone: ({ before, events }) => {
          const moved = happened(events, 'agentTransferred');
          return moved !== undefined && exposed(before, moved.to) === EXPOSED_FOR_BUST - 1;
        },
      },
    },
  ],
  informer: [
    {
      id: 'peek',
      start: atOperation(INFORMER, (view) => undercovers(view) > 0),
      task: {
        hasArrow: true,
        solution: (_view, options) => first(ofType(options, 'peek')),
        allows: only('peek'),
        isDone: ({ events }) => happened(events, 'undercoverPeeked') !== undefined,
      },
    },
    {
      id: 'hide',
      task: {
        hasArrow: true,
        solution: (_view, options) => first(ofType(options, 'hide')),
        isDone: ({ events }) => happened(events, 'undercoverHidden') !== undefined,
      },
    },
    {
      id: 'again',
      start: atOperation(INFORMER, (view) => undercovers(view) > 1),
      task: {
        hasArrow: false,
        solution: (_view, options) => first(ofType(options, 'peek')),
        isDone: ({ events }) => happened(events, 'undercoverPeeked') !== undefined,
      },
    },
    {
      id: 'elsewhere',
      task: {
        hasArrow: false,
        solution: (view, options) =>
          first(ofType(options, 'hide').filter(({ location }) => location !== view.peekSite)),
        isDone: ({ events }) => {
          const hidden = happened(events, 'undercoverHidden');
          return hidden !== undefined && hidden.from !== hidden.to;
        },
      },
    },
  ],
  saboteur: [
    {
      id: 'target',
      start: atOperation(SABOTEUR, (view) => rivalsOnTable(view).some((value) => value > 1)),
      task: {
        hasArrow: true,
        solution: (view, options) => first(sabotageOf(view, options, 1, 6)),
        allows: only('sabotage'),
        isDone: ({ before, events }) => isRivals(before, happened(events, 'agentTargeted')?.card ?? 0),
      },
    },
    {
      id: 'again',
      start: atOperation(SABOTEUR, (view) => {
        const rivals = rivalsOnTable(view);
        return rivals.includes(1) && rivals.some((value) => value > 2);
      }),
      task: {
        hasArrow: false,
        solution: (view, options) => first(sabotageOf(view, options, 1, 1)),
        isDone: ({ before, events }) => {
          const card = happened(events, 'agentTargeted')?.card ?? 0;
          return isRivals(before, card) && valueOfCard(card) === 1;
        },
      },
    },
  ],
  spy: [
    {
      id: 'look',
      start: atOperation(SPY),
      task: {
        hasArrow: true,
        solution: (_view, options) => first(ofType(options, 'inspect')),
        allows: only('inspect'),
        isDone: ({ events }) => happened(events, 'probationersInspected') !== undefined,
      },
    },
    {
      id: 'swap',
      task: {
        hasArrow: true,
        solution: (_view, options) => ofType(options, 'arrange').slice(1, 2),
        isDone: ({ before, events }) => layoutsDiffer(before, happened(events, 'probationersArranged')?.cards),
      },
    },
    {
      id: 'again',
      start: atOperation(SPY, (view) => view.turn > 8),
      task: {
        hasArrow: false,
        solution: (_view, options) => first(ofType(options, 'inspect')),
        isDone: ({ events }) => happened(events, 'probationersInspected') !== undefined,
      },
    },
    {
      id: 'swapAgain',
      task: {
        hasArrow: false,
        solution: (_view, options) => ofType(options, 'arrange').slice(1, 2),
        isDone: ({ before, events }) => layoutsDiffer(before, happened(events, 'probationersArranged')?.cards),
      },
    },
  ],
  manager: [
    {
      id: 'second',
      start: at((view, options) => hasManager(view) && ofType(options, 'undercover').length > 0),
      task: {
        hasArrow: true,
        solution: (_view, options) => first(ofType(options, 'undercover')),
        allows: only('undercover'),
        isDone: ({ events }) => happened(events, 'undercoverDeployed') !== undefined,
      },
    },
    {
      id: 'again',
      start: at((view, options) => hasManager(view) && ofType(options, 'undercover').length > 0, 4),
      task: {
        hasArrow: false,
        solution: (_view, options) => first(ofType(options, 'undercover')),
        isDone: ({ events }) => happened(events, 'undercoverDeployed') !== undefined,
      },
    },
  ],
  runner: [
    {
      id: 'run',
      start: atOperation(RUNNER),
      task: {
        hasArrow: true,
        solution: (_view, options) => first(ofType(options, 'run')),
        allows: only('run'),
        isDone: ({ events }) => happened(events, 'cratesRun') !== undefined,
      },
    },
    {
      id: 'again',
      start: atOperation(RUNNER, (view) => led(view).length === 1),
      params: (view) => ({ place: ['location', led(view)[0] ?? 0] }),
      task: {
        hasArrow: false,
        solution: (view, options) => first(ofType(options, 'run').filter(({ to }) => led(view).includes(to))),
        isDone: ({ before, events }) => led(before).includes(happened(events, 'cratesRun')?.to ?? -1),
      },
    },
  ],
};

/** The rows where the viewer would take first. */
function led(view: View): readonly number[] {
  return places(view).filter((location) => leader(view, location) === me(view));
}

function undercovers(view: View): number {
  return view.fields.flat().filter((card) => !isExposed(card)).length;
}

/** G7.6: a Manager at work, and one agent undercover already. */
function hasManager(view: View): boolean {
  const own = view.fields.flat().filter((card) => !isExposed(card) && ownerOf(card) === me(view));
  return view.phase === 'deploy' && view.managers[me(view)] === 1 && own.length === 1;
}

/** The values of all face-up agents of others. */
function rivalsOnTable(view: View): readonly number[] {
  const cards = view.fields.flat().filter((card) => isExposed(card) && isRivals(view, card));
  return cards.map(valueOfCard);
}

function sabotageOf(view: View, options: readonly Action[], least: number, most: number) {
  return ofType(options, 'sabotage').filter(({ location, index }) => {
    const card = row(view, location)[index] ?? 0;
    return isRivals(view, card) && valueOfCard(card) >= least && valueOfCard(card) <= most;
  });
}
