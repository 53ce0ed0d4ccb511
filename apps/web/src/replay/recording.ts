import {
  type AnyMatch,
  type Emission,
  type MatchExport,
  type Outcome,
  reopen,
  retell,
  type Seat,
  seenBy,
  stateAfter,
  unpack,
  type Viewer,
} from '@stakeout/kernel';
import type { GameReplay } from '../games/front.ts';
import type { Move, SeatPlate } from '../session/session.ts';
import type { Tell } from '../table/use-announcements.ts';
import type { SpokenGame } from '../text/spoken.ts';
import { type Mark, marksOf } from './marks.ts';

/** Whose eyes a match is seen through again: a seat's, a spectator's (`null`), or with every card face up. */
export type Eyes = Viewer | 'open';

/** A match as one pair of eyes saw it, step by step. Step 0 is before the first move. */
export interface Film {
  readonly eyes: Eyes;
  readonly length: number;
  readonly moves: readonly Move[];
  /** What is worth finding again. */
  readonly marks: readonly Mark[];
  /** A move as the log of the table has it; `null` where the words of the rules have to do. */
  readonly tellMove: Tell | null;
  viewAt(step: number): unknown;
  toActAt(step: number): readonly Seat[];
  /** What the seat whose eyes these are could do; nothing for other eyes, and where only the part seen is known. */
  optionsAt(step: number): readonly unknown[];
}

/** A match that can be seen again. */
export interface Recording {
  readonly game: SpokenGame;
  readonly config: unknown;
  readonly seats: readonly SeatPlate[];
  /** How it ended; `null` where only the part seen so far of a running match is known. */
  readonly outcome: Outcome | null;
  /** The file of a finished match; `null` where only the part seen so far of a running one is known. */
  readonly file: AnyExport | null;
  /** The seat of whoever reads, where it is known and one. */
  readonly own: Seat | null;
  /** The eyes it can be seen through; the first are the usual ones. */
  readonly eyes: readonly Eyes[];
  film(eyes: Eyes): Film;
}

export type AnyExport = MatchExport<unknown, unknown>;

/** A finished match from its export: it can be seen through anybody's eyes. `null` when it does not replay as it says. */
export function wholeRecording(
  game: SpokenGame,
  file: AnyExport,
  seats: readonly SeatPlate[],
  parts: GameReplay,
  own: Seat | null = null,
): Recording | null {
  const { header, secret, opening, entries, outcome } = file;
  const hashes = { opening: opening.hash, entries: entries.map(({ hash }) => hash) };
  const match = reopen(game, { header, entries }, secret, hashes);
  if (!match.ok) return null;
  const told = retell(match.value);
  return {
    game,
    config: header.config,
    seats,
    outcome,
    file,
    own,
    eyes: ['open', ...header.players.keys(), null],
    film: (eyes) => wholeFilm(match.value, told, eyes, seats, parts),
  };
}

function wholeFilm(
  match: AnyMatch,
  told: readonly (readonly Emission<unknown>[])[],
  eyes: Eyes,
  seats: readonly SeatPlate[],
  { openView, markOf, tellMove }: GameReplay,
): Film {
  const { game, standing } = match;
  const stateAt = remembered((step) => stateAfter(match, step));
  const moves = standing.map(({ seat }, index) => ({
    seat,
    by: makerOf(seats, seat),
    events: (told[index] ?? []).map((emission) => (eyes === 'open' ? emission.event : seenBy(emission, eyes))),
  }));
  return {
    eyes,
    length: standing.length,
    moves,
    marks: marksOf(moves, markOf),
    tellMove: tellMove ?? null,
    viewAt: remembered((step) => {
      const state = stateAt(step);
      return eyes === 'open' ? openView(game.view(state, null), state) : game.view(state, eyes);
    }),
    toActAt: (step) => game.toAct(stateAt(step)),
    optionsAt: (step) => (typeof eyes === 'number' ? game.legal(stateAt(step), eyes) : []),
  };
}

/** What a server or a worker tells of a match from its beginning, as one viewer saw it. */
interface Seen {
  readonly viewer: Viewer;
  /** The view before the first move. */
  readonly view: unknown;
  readonly moves: readonly { readonly seat: Seat; readonly events: readonly unknown[] }[];
  readonly outcome: Outcome | null;
  /** Whom the table waits for after the last move. */
  readonly toAct: readonly Seat[];
}

/** The part of a match that its reader has seen: through their eyes, and no other. */
export function seenRecording(
  game: SpokenGame,
  config: unknown,
  seats: readonly SeatPlate[],
  history: Seen,
  { markOf, tellMove }: GameReplay,
): Recording {
  const { viewer, outcome, toAct } = history;
  const moves = history.moves.map(({ seat, events }) => ({ seat, by: makerOf(seats, seat), events }));
  const views = [unpack(game, history.view, config)];
  const viewAt = (step: number) => {
    while (views.length <= step) {
      const move = moves[views.length - 1];
      views.push((move?.events ?? []).reduce((seen, event) => game.fold(seen, event), views.at(-1)));
    }
    return views[step];
  };
  const film: Film = {
    eyes: viewer,
    length: moves.length,
    moves,
    marks: marksOf(moves, markOf),
    tellMove: tellMove ?? null,
    viewAt,
    // Whoever moves next is whom the table waits for.
    toActAt: (step) => (step < moves.length ? moves.slice(step, step + 1).map(({ seat }) => seat) : toAct),
    optionsAt: () => [],
  };
  return { game, config, seats, outcome, file: null, own: viewer, eyes: [viewer], film: () => film };
}

function makerOf(seats: readonly SeatPlate[], seat: Seat): Move['by'] {
  return seats[seat]?.kind === 'bot' ? 'bot' : 'person';
}

/** Works each step out once: the same view is the same object, however often it is come back to. */
function remembered<T>(workOut: (step: number) => T): (step: number) => T {
  const known = new Map<number, T>();
  return (step) => {
    const found = known.get(step);
    if (found !== undefined) return found;
    const fresh = workOut(step);
    known.set(step, fresh);
    return fresh;
  };
}
