import { type Emission, retell, type Seat, seenBy, stateAfter, undoable, type Viewer } from '@stakeout/kernel';
import type { History } from '@stakeout/protocol';
import type { SeatPlan } from '../plan.ts';
import type { Move } from '../session.ts';
import type { AnyMatch } from './any-match.ts';
import type { Scene, Turn } from './messages.ts';

/**
 * What leaves the worker. Everything that is made here is for one pair of eyes, and made by the game's own view and by the
 * audience of each event; there is no other way out for the truth.
 */

/** What can be done now: options and undo are the viewer's own. */
export function turnFor(match: AnyMatch, viewer: Viewer): Turn {
  const { game, state } = match;
  const toAct = game.toAct(state);
  return {
    seq: match.entries.length,
    toAct: [...toAct],
    options: viewer !== null && toAct.includes(viewer) ? game.legal(state, viewer) : [],
    undoable: viewer === null ? 0 : undoable(match, viewer),
    outcome: game.outcome(state),
  };
}

export function moveFor(
  seats: readonly SeatPlan[],
  seat: Seat,
  emissions: readonly Emission<unknown>[],
  viewer: Viewer,
): Move {
  const by = seats[seat]?.kind === 'bot' ? 'bot' : 'person';
  return { seat, by, events: emissions.map((emission) => seenBy(emission, viewer)) };
}

/** The whole table. */
export function sceneFor(match: AnyMatch, seats: readonly SeatPlan[], viewer: Viewer, curtain: Seat | null): Scene {
  return {
    viewer,
    curtain,
    view: match.game.view(match.state, viewer),
    moves: movesFor(match, seats, viewer),
    turn: turnFor(match, viewer),
  };
}

/** The part of the match that the viewer has seen, from the beginning: views follow by folding. */
export function historyFor(match: AnyMatch, seats: readonly SeatPlan[], viewer: Viewer): History {
  return {
    seq: match.entries.length,
    viewer,
    from: 0,
    view: match.game.view(stateAfter(match, 0), viewer),
    moves: movesFor(match, seats, viewer).map(({ seat, events }) => ({ seat, events: [...events] })),
    outcome: match.game.outcome(match.state),
  };
}

function movesFor(match: AnyMatch, seats: readonly SeatPlan[], viewer: Viewer): Move[] {
  const told = retell(match);
  return match.standing.map(({ seat }, index) => moveFor(seats, seat, told[index] ?? [], viewer));
}
