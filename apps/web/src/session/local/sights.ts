import { type AddedEntry, eventsFor, movesFor, turnFor } from '@stakeout/host';
import type { AnyMatch, Seat, Viewer } from '@stakeout/kernel';
import type { SeatPlan } from '../plan.ts';
import type { Move } from '../session.ts';
import type { News, Scene, Turn } from './messages.ts';

/** What leaves the worker, in the words of its messages: made for one pair of eyes by what all hosts have in common. */

/** What happened, but for the session it happened in. */
type Happening = Happens<News>;
type Happens<T> = T extends { readonly type: 'moved' | 'undone' } ? Omit<T, 'session'> : never;

/** The whole table. */
export function sceneFor(match: AnyMatch, seats: readonly SeatPlan[], viewer: Viewer, curtain: Seat | null): Scene {
  const view = match.game.view(match.state, viewer);
  const moves = movesFor(match, viewer).map((move) => madeBy(seats, move));
  return { viewer, curtain, view, moves, turn: turnOf(match, viewer) };
}

/** The entries of one request, the latest of the match. */
export function newsOf(
  match: AnyMatch,
  seats: readonly SeatPlan[],
  added: readonly AddedEntry[],
  viewer: Viewer,
): Happening {
  const turn = turnOf(match, viewer);
  const [first] = added;
  if (first === undefined) throw new RangeError('there is nothing to tell');
  const { seat, content } = first;
  if ('undo' in content) {
    return { type: 'undone', seat, count: content.undo, view: match.game.view(match.state, viewer), turn };
  }
  const moves = added.map(({ emissions }) => madeBy(seats, { seat, events: eventsFor(emissions ?? [], viewer) }));
  return { type: 'moved', moves, turn };
}

function turnOf(match: AnyMatch, viewer: Viewer): Turn {
  return { ...turnFor(match, viewer), seq: match.entries.length };
}

function madeBy(seats: readonly SeatPlan[], { seat, events }: Pick<Move, 'seat' | 'events'>): Move {
  return { seat, by: seats[seat]?.kind === 'bot' ? 'bot' : 'person', events };
}
