import {
  type AnyMatch,
  type Emission,
  lengthOf,
  movesOf,
  type Outcome,
  retelling,
  type Seat,
  seenBy,
  stateAfter,
  undoableGoes,
  type Viewer,
} from '@stakeout/kernel';

/**
 * What of a match leaves its host. Everything that is made here is for one pair of eyes, and made by the game's own view and
 * by the audience of each event; there is no other way out for the truth.
 */

/** What can be done now: options and undo are the viewer's own. */
export interface TurnSight {
  toAct: Seat[];
  options: unknown[];
  /** How many of their latest goes the viewer may take back. */
  undoable: number;
  outcome: Outcome | null;
}

/** `decides` is false where nothing is asked of the viewer, as while a bot plays for them. */
export function turnFor(match: AnyMatch, viewer: Viewer, decides = true): TurnSight {
  const { game, state } = match;
  const toAct = game.toAct(state);
  const seat = decides ? viewer : null;
  return {
    toAct: [...toAct],
    options: seat !== null && toAct.includes(seat) ? [...game.legal(state, seat)] : [],
    undoable: seat === null ? 0 : undoableGoes(match, seat),
    outcome: game.outcome(state),
  };
}

export function eventsFor(emissions: readonly Emission<unknown>[], viewer: Viewer): unknown[] {
  return emissions.map((emission) => seenBy(emission, viewer));
}

/** A standing action, as one viewer saw it. */
export interface MoveSight {
  seat: Seat;
  events: unknown[];
}

/** The standing actions from the one numbered `from` on. */
export function movesFor(match: AnyMatch, viewer: Viewer, from = 0): MoveSight[] {
  return [...movesInTurn(match, viewer, from)];
}

/** The same one by one, for hosts that have other things to do meanwhile. The match must not change before it is told. */
export function* movesInTurn(match: AnyMatch, viewer: Viewer, from: number): Generator<MoveSight, void> {
  let index = from - match.before.moves;
  for (const emissions of retelling(match, from)) {
    const seat = match.standing[index++]?.seat ?? 0;
    yield { seat, events: eventsFor(emissions, viewer) };
  }
}

/** The part of a match that the viewer has seen, from the standing action numbered `from` on: views follow by folding. */
export function historyFor(match: AnyMatch, viewer: Viewer, from = 0) {
  const sight = pastFor(match, viewer, from);
  return { ...sight, moves: movesFor(match, viewer, sight.from) };
}

/** A history but for its moves: where it begins, and how it ends. */
export function pastFor(match: AnyMatch, viewer: Viewer, from: number) {
  const start = Math.min(from, movesOf(match));
  return {
    seq: lengthOf(match),
    viewer,
    from: start,
    view: match.game.view(stateAfter(match, start), viewer),
    outcome: match.game.outcome(match.state),
  };
}
