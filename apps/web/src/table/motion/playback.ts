import type { Move, TableChange, TableSession, TableSnapshot } from '../../session/session.ts';
import { createStore, type Store } from '../../state/store.ts';

/** What is on the screen: the table as it stands, or a moment of the way there. */
export interface Shown {
  readonly view: unknown;
  readonly isPlaying: boolean;
  /** How many of the session's moves have been shown to the end. */
  readonly moves: number;
}

/** One event being shown. */
export interface Beat {
  readonly event: unknown;
  readonly move: Move;
  readonly before: unknown;
  readonly after: unknown;
  /** Puts what the event brought on the screen. It happens at the end, if it is not done earlier. */
  readonly show: () => void;
  /** Puts a moment between before and after on the screen, for events that bring much at once. */
  readonly present: (between: unknown) => void;
  readonly signal: AbortSignal;
  /** How many times faster than usual. */
  readonly speed: number;
}

/** Shows an event; resolves when it has been seen. */
export type Performer = (beat: Beat) => Promise<void>;

/** Whoever comes back to a table after a while wants to see how it stands, not everything that happened. */
const LONGEST_QUEUE = 12;
/** Every move that waits makes those before it quicker by so much. */
const HASTE = 0.4;

/**
 * Shows moves one after another, event by event, in the order they were made. The table itself is never held up: what can be
 * done follows the session, and whoever does not want to wait skips to it.
 */
export class Playback {
  readonly shown: Store<Shown>;
  private readonly session: TableSession;
  private readonly perform: Performer;
  /** How fast a move is shown; 0 shows only what it brought. */
  private readonly speedOf: (move: Move) => number;
  private queue: { readonly move: Move; readonly before: TableSnapshot }[] = [];
  private run: AbortController | null = null;

  constructor(session: TableSession, perform: Performer, speedOf: (move: Move) => number) {
    this.session = session;
    this.perform = perform;
    this.speedOf = speedOf;
    this.shown = createStore<Shown>(standing(session));
  }

  /** Follows the session until the returned function is called. */
  follow(): () => void {
    this.settle();
    const stop = this.session.subscribe((change) => this.hear(change));
    return () => {
      stop();
      this.skip();
    };
  }

  /** Shows at once how the table stands. */
  skip(): void {
    this.queue = [];
    this.run?.abort();
    this.run = null;
    this.settle();
  }

  private hear(change: TableChange): void {
    if (change.type === 'moved' && change.before.view !== null) {
      this.queue.push({ move: change.move, before: change.before });
      if (this.queue.length > LONGEST_QUEUE || isOutOfSight()) this.skip();
      else if (this.run === null) void this.play();
    } else if (change.type !== 'other') {
      this.skip();
    } else if (this.run === null) {
      this.settle();
    }
  }

  private settle(): void {
    const now = standing(this.session);
    const { view, moves, isPlaying } = this.shown.get();
    if (view !== now.view || moves !== now.moves || isPlaying) this.shown.set(now);
  }

  private async play(): Promise<void> {
    const run = new AbortController();
    this.run = run;
    for (let next = this.queue.shift(); next !== undefined; next = this.queue.shift()) {
      await this.playMove(next.move, next.before.view, run.signal);
      if (run.signal.aborted) return;
    }
    this.run = null;
    this.settle();
  }

  private async playMove(move: Move, from: unknown, signal: AbortSignal): Promise<void> {
    const moves = this.session.get().moves.length - this.queue.length - 1;
    let view = from;
    this.shown.set({ view, moves, isPlaying: true });
    // Events that only tell something change nothing on the table, and nothing is drawn anew for them.
    const set = (next: unknown) => {
      if (next !== this.shown.get().view) this.shown.set({ view: next, moves, isPlaying: true });
    };
    for (const event of move.events) {
      const before = view;
      const after = this.session.game.fold(before, event);
      let isShown = false;
      const show = () => {
        if (isShown || signal.aborted) return;
        isShown = true;
        set(after);
      };
      const present = (between: unknown) => {
        if (!isShown && !signal.aborted) set(between);
      };
      const speed = this.speedOf(move) * (1 + HASTE * this.queue.length);
      await this.perform({ event, move, before, after, show, present, signal, speed });
      if (signal.aborted) return;
      show();
      view = after;
    }
  }
}

function standing(session: TableSession): Shown {
  const { view, moves } = session.get();
  return { view, moves: moves.length, isPlaying: false };
}

function isOutOfSight(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}
