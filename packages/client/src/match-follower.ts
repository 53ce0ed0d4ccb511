import type { ServerMessage, Turn } from '@stakeout/protocol';
import type { MatchChange, Position, TurnFor } from './change.ts';

/** As much of a game as it takes to follow one. */
export interface Folding<Event, View> {
  fold(view: View, event: Event): View;
  /** Gives a view that came over the wire what belongs to it and is no data, by the configuration of the table. */
  unpack?(view: View, config: unknown): View;
}

type Entry = Extract<ServerMessage, { type: 'entry' }>;
type Undone = Extract<ServerMessage, { type: 'undone' }>;
type State = Extract<ServerMessage, { type: 'state' }>;
export type MatchMessage = Entry | Undone | State;

/** More entries than this before the one that is missing are not worth keeping: the state is asked for anyway. */
const EARLY_ENTRIES = 500;

/**
 * Follows a match from what the server says of it, in whatever order that comes. Entries are folded strictly one after the
 * other; those seen before are ignored, those that come too early wait for the one that is missing.
 */
export class MatchFollower<Action, Event, View> {
  readonly #game: Folding<Event, View>;
  readonly #now: () => number;
  readonly #early = new Map<number, Entry>();
  #position: Position<Action, View> | null = null;
  /** The longest log that anything on this connection spoke of. */
  #mentioned = 0;
  /** Whether this connection has already told where the match stands. */
  #isConfirmed = false;

  constructor(game: Folding<Event, View>, now: () => number) {
    this.#game = game;
    this.#now = now;
  }

  get position(): Position<Action, View> | null {
    return this.#position;
  }

  get seq(): number {
    return this.#position?.seq ?? 0;
  }

  /** Whether an entry has come without the one before it. */
  get hasGap(): boolean {
    return this.#early.size > 0;
  }

  /** Whether there is more to the match than has arrived. */
  get isBehind(): boolean {
    return this.hasGap || this.#mentioned > this.seq;
  }

  get isConfirmed(): boolean {
    return this.#isConfirmed;
  }

  /** A new connection tells anew where the match stands. */
  reconnected(): void {
    this.#early.clear();
    this.#mentioned = 0;
    this.#isConfirmed = false;
  }

  /** Somebody mentioned that the log is so long. */
  mention(seq: number): void {
    this.#mentioned = Math.max(this.#mentioned, seq);
  }

  receive(message: MatchMessage): readonly MatchChange<Action, Event, View>[] {
    this.mention(message.seq);
    const changes: MatchChange<Action, Event, View>[] = [];
    const change = this.#take(message);
    if (change !== null) changes.push(change);
    for (let entry = this.#next(); entry !== undefined; entry = this.#next()) {
      const followed = this.#follow(entry);
      if (followed === null) break;
      changes.push(...followed);
    }
    return changes;
  }

  #take(message: MatchMessage): MatchChange<Action, Event, View> | null {
    if (message.type === 'entry') {
      this.#keep(message);
      return null;
    }
    return message.type === 'state' ? this.#replace(message) : this.#takeBack(message);
  }

  #keep(entry: Entry): void {
    if (this.#position !== null && entry.seq <= this.#position.seq) return;
    if (this.#early.size >= EARLY_ENTRIES) this.#early.clear();
    this.#early.set(firstOf(entry), entry);
  }

  #replace({ seq, view, turn }: State): MatchChange<Action, Event, View> | null {
    const before = this.#position;
    // On the same connection an older state was overtaken on the way. As the first word of a new connection it counts, even
    // if it is older: whoever runs the server may have gone back to a copy of its data.
    if (this.#isConfirmed && before !== null && seq < before.seq) return null;
    return { type: 'state', before, match: this.#stand(seq, view, turn) };
  }

  #takeBack({ seq, seat, count, view, turn }: Undone): MatchChange<Action, Event, View> | null {
    const before = this.#position;
    if (before !== null && seq <= before.seq) return null;
    const match = this.#stand(seq, view, turn);
    // What was taken back may never have been seen: then this is just where the match stands.
    if (before === null || seq > before.seq + 1) return { type: 'state', before, match };
    return { type: 'undone', seat, count, before, match };
  }

  #next(): Entry | undefined {
    return this.#position === null ? undefined : this.#early.get(this.#position.seq + 1);
  }

  /** One change for each action. Between those of one request nothing can be decided, and nobody else is to act. */
  #follow({ seat, by, moves, turn, ...entry }: Entry): readonly MatchChange<Action, Event, View>[] | null {
    const start = this.#position;
    const views = start === null ? null : this.#folded(start.view, moves as readonly (readonly Event[])[]);
    if (start === null || views === null) return null;
    const between = { ...turn, toAct: start.turn.toAct, options: [], undoable: 0, outcome: null };
    return views.map(({ view, events }, index) => {
      const before = this.#position ?? start;
      const seq = firstOf({ moves, ...entry }) + index;
      return {
        type: 'entry',
        seat,
        by,
        events,
        before,
        match: this.#stand(seq, view, seq < entry.seq ? between : turn),
      };
    });
  }

  /** The view after each action; `null` where the game cannot make sense of the events, as when its rules are older. */
  #folded(start: View, moves: readonly (readonly Event[])[]) {
    try {
      let view = start;
      return moves.map((events) => {
        for (const event of events) view = this.#game.fold(view, event);
        return { view, events };
      });
    } catch {
      // The entry stays among the early ones, so that the state is asked for and takes its place.
      return null;
    }
  }

  #stand(seq: number, view: unknown, turn: Turn): Position<Action, View> {
    // What the game's own server sent for this viewer is the game's: its shape is not checked again here.
    const position = { seq, view: view as View, turn: turn as TurnFor<Action>, arrivedAt: this.#now() };
    this.#position = position;
    this.#isConfirmed = true;
    for (const early of this.#early.keys()) if (early <= seq) this.#early.delete(early);
    return position;
  }
}

/** The number of the first entry that a message tells of. */
function firstOf({ seq, moves }: Pick<Entry, 'seq' | 'moves'>): number {
  return seq - moves.length + 1;
}
