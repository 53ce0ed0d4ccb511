import type { Action } from '../action.ts';
import { valueOfCard } from '../cards.ts';
import { WAREHOUSE_LIMIT } from '../delivery.ts';
import type { View } from '../view.ts';
import {
  at,
  crates,
  first,
  fullestRows,
  hand,
  happened,
  isQuiet,
  isRivals,
  ofType,
  only,
  places,
  type Step,
  strongest,
  weakest,
} from './reading.ts';

/** Crates come and agents go: the first two phases of a turn. */
export const BASICS: Readonly<Record<string, readonly Step[]>> = {
  rows: [
    { id: 'goal', start: at((view, options) => view.phase === 'station' && options.length === view.locations) },
    {
      id: 'station',
      params: (_view, options) => ({ place: ['location', ofType(options, 'station')[1]?.location ?? 0] }),
      task: {
        hasArrow: true,
        solution: (_view, options) => ofType(options, 'station').slice(1, 2),
        allows: ([action]) => action?.type === 'station' && action.location === 1,
        isDone: ({ events }) => happened(events, 'agentStationed') !== undefined,
      },
    },
    {
      id: 'again',
      start: at((view, options) => view.phase === 'station' && options.length === 2),
      task: {
        hasArrow: false,
        solution: (_view, options) => first(ofType(options, 'station')),
        isDone: ({ events }) => happened(events, 'agentStationed') !== undefined,
      },
    },
  ],
  delivery: [
    {
      id: 'roll',
      start: at((view) => view.phase === 'roll' && view.warehouse === 0 && view.turn < 3),
      params: (view) => ({ rows: view.locations }),
      task: {
        hasArrow: true,
        isAskedIn: (view) => view.phase === 'roll',
        solution: (_view, options) => first(options),
        isDone: ({ events }) => (happened(events, 'cratesDelivered')?.location ?? null) !== null,
      },
    },
    {
      id: 'warehouse',
      start: at((view) => view.phase === 'roll' && view.warehouse === 1),
      params: (view) => ({ rows: view.locations }),
      task: {
        hasArrow: true,
        isAskedIn: (view) => view.phase === 'roll',
        solution: (_view, options) => first(options),
        isDone: ({ events }) => happened(events, 'cratesDelivered')?.location === null,
      },
    },
    {
      id: 'along',
      start: at((view) => view.phase === 'roll' && view.warehouse === 3),
      params: (view) => ({ count: view.warehouse }),
      task: {
        hasArrow: false,
        isAskedIn: (view) => view.phase === 'roll',
        solution: (_view, options) => first(options),
        isDone: ({ events }) => (happened(events, 'cratesDelivered')?.fromWarehouse ?? 0) > 0,
      },
    },
  ],
  overflow: [
    {
      id: 'roll',
      start: at((view) => view.phase === 'roll' && view.warehouse === WAREHOUSE_LIMIT),
      params: (view) => ({ count: view.warehouse }),
      task: {
        hasArrow: true,
        isAskedIn: (view) => view.phase === 'roll',
        solution: (_view, options) => first(options),
        isDone: ({ events }) => happened(events, 'warehouseOverflowed') !== undefined,
      },
    },
    {
      id: 'again',
      start: at((view) => view.phase === 'roll' && view.warehouse >= WAREHOUSE_LIMIT, 4),
      params: (view) => ({ count: view.warehouse }),
      task: {
        hasArrow: false,
        isAskedIn: (view) => view.phase === 'roll',
        solution: (_view, options) => first(options),
        isDone: ({ events }) => happened(events, 'warehouseOverflowed') !== undefined,
      },
    },
  ],
  flip: [
    {
      id: 'flip',
      start: at((view) => view.phase === 'deploy' && isQuiet(view) && view.turn > 2),
      task: {
        hasArrow: true,
        solution: (_view, options) => first(ofType(options, 'flip')),
        allows: only('flip'),
        // An operative would ask its owner something first, which is another lesson.
        isDone: ({ view, events }) => happened(events, 'agentFlipped') !== undefined && view.phase === 'place',
      },
    },
    {
      id: 'place',
      task: {
        hasArrow: true,
        solution: (_view, options) => first(options),
        isDone: ({ events }) => happened(events, 'agentPlaced') !== undefined,
      },
    },
    {
      id: 'again',
      start: at(
        (view, options) => view.phase === 'deploy' && ofType(options, 'undercover').length > 0 && view.turn > 4,
        4,
      ),
      task: {
        hasArrow: false,
        solution: (_view, options) => first(ofType(options, 'flip')),
        isDone: ({ events }) => happened(events, 'agentFlipped') !== undefined,
      },
    },
  ],
  undercover: [
    {
      id: 'send',
      start: at(
        (view, options) => view.phase === 'deploy' && ofType(options, 'undercover').length > 0 && view.turn > 2,
      ),
      task: {
        hasArrow: true,
        solution: (_view, options) => first(ofType(options, 'undercover')),
        allows: only('undercover'),
        isDone: ({ events }) => happened(events, 'undercoverDeployed') !== undefined,
      },
    },
    {
      id: 'again',
      start: at(
        (view, options) =>
          view.phase === 'deploy' &&
          ofType(options, 'undercover').length > 0 &&
          fullestRows(view).length === 1 &&
          weakest(hand(view)) < strongest(hand(view)),
      ),
      task: {
        hasArrow: false,
        solution: (view, options) =>
          first(
            ofType(options, 'undercover').filter(
              ({ card, location }) =>
                valueOfCard(card) === strongest(hand(view)) && fullestRows(view).includes(location),
            ),
          ),
        isDone: ({ before, events }) => {
          const sent = happened(events, 'undercoverDeployed');
          if (sent === undefined) return false;
          const isStrong = valueOfCard(sent.card) === strongest(hand(before));
          return isStrong && crates(before, sent.location) === Math.max(...before.crates);
        },
      },
    },
  ],
  order: [
    {
      id: 'both',
      start: {
        config: { edition: 'pt', memory: 'strict' },
        seats: 3,
        suits: (view) => view.phase === 'deploy' && isQuiet(view) && view.turn > 2,
      },
      task: {
        hasArrow: true,
        solution: commitAndFlip,
        allows: only('commit', 'flip'),
        isDone: ({ events }) => happened(events, 'agentFlipped') !== undefined,
      },
    },
    {
      id: 'again',
      start: {
        config: { edition: 'pt', memory: 'strict' },
        seats: 3,
        suits: (view) =>
          view.phase === 'deploy' && isQuiet(view) && view.turn > 5 && weakest(hand(view)) < strongest(hand(view)),
      },
      task: {
        hasArrow: false,
        solution: (view, options) =>
          commitAndFlip(
            view,
            ofType(options, 'commit').filter(({ card }) => valueOfCard(card) === weakest(hand(view))),
          ),
        isDone: ({ before, events }) => {
          const placed = happened(events, 'agentPlaced');
          return placed !== undefined && valueOfCard(placed.card) === weakest(hand(before));
        },
      },
    },
  ],
};

/** G6.3, Portuguese edition: the first card, and the first agent of somebody else's. */
function commitAndFlip(view: View, options: readonly Action[]): readonly Action[] {
  const [commit] = ofType(options, 'commit');
  const location = places(view).find((place) => isRivals(view, view.probation[place] ?? 0));
  return commit === undefined || location === undefined ? [] : [commit, { type: 'flip', location }];
}
