import type { Move, TableChange, TableSession, TableSnapshot } from '../../session/session.ts';
import { createStore, type Store } from '../../state/store.ts';
import { atMoment, stillTelling } from './moment.ts';

/** What is on the screen: the table as it stands, or a moment of the way there. */
export interface Shown {
  /**
   * The table at the moment shown. While a move is told nothing can be decided in it: whatever the session has reached
   * meanwhile has not been seen yet.
   */
  readonly snapshot: TableSnapshot;
  /** The move that is being told. */
  readonly told: Move | null;
}

/** One event being shown. */
export interface Beat {
  readonly event: unknown;
  readonly move: Move;
  readonly before: unknown;
  readonly after: unknown;
  /** Puts what the event brought on the screen. It happens at the end, if it is not done earlier. */
  readonly show: () => void;
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

interface Waiting {
  readonly move: Move;
  readonly before: TableSnapshot;
}

/**
 * Shows moves one after another, event by event, in the order they were made. The session is never held up, but what can be
 * done follows what is shown; whoever does not want to wait skips to how the table stands.
 */
export class Playback {
  readonly shown: Store<Shown>;
  private readonly session: TableSession;
  private readonly perform: Performer;
  /** How fast a move is shown; 0 shows only what it brought. */
  private readonly speedOf: (move: Move) => number;
  private queue: Waiting[] = [];
  /** Ends the whole telling. */
  private run: AbortController | null = null;
  /** Ends the telling of the move under way. */
  private current: AbortController | null = null;

  constructor(session: TableSession, perform: Performer, speedOf: (move: Move) => number) {
    this.session = session;
    this.perform = perform;
    this.speedOf = speedOf;
    this.shown = createStore<Shown>({ snapshot: session.get(), told: null });
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
  readonly skip = (): void => {
    this.queue = [];
    this.run?.abort();
    this.current?.abort();
    this.run = null;
    this.settle();
  };

  /** Shows at once what the move under way has brought; those that wait are told. */
  readonly hurry = (): void => {
    this.current?.abort();
  };

  private hear(change: TableChange): void {
    if (change.type === 'moved' && change.before.view !== null) {
      this.queue.push({ move: change.move, before: change.before });
      if (this.queue.length > LONGEST_QUEUE || isOutOfSight()) this.skip();
      else if (this.run === null) this.play().catch((error: unknown) => console.error(error));
    } else if (change.type !== 'other') {
      this.skip();
    } else if (this.run === null) {
      this.settle();
    } else {
      const { snapshot, told } = this.shown.get();
      this.shown.set({ snapshot: stillTelling(this.session.get(), snapshot), told });
    }
  }

  private settle(): void {
    const snapshot = this.session.get();
    const shown = this.shown.get();
    if (shown.snapshot !== snapshot || shown.told !== null) this.shown.set({ snapshot, told: null });
  }

  private async play(): Promise<void> {
    const run = new AbortController();
    this.run = run;
    try {
      for (let next = this.queue.shift(); next !== undefined; next = this.queue.shift()) {
        await this.playMove(next);
        if (run.signal.aborted) return;
      }
    } finally {
      // An animation that fails ends the telling, not the table: how it stands is shown.
      if (this.run === run) this.skip();
    }
  }

  private present({ move, before }: Waiting, view: unknown): void {
    const { snapshot, told } = this.shown.get();
    // Events that only tell something change nothing on the table, and nothing is drawn anew for them.
    if (told === move && snapshot.view === view) return;
    this.shown.set({ snapshot: atMoment(this.session.get(), before, view), told: move });
  }

  private async playMove(waiting: Waiting): Promise<void> {
    const { move, before: start } = waiting;
    const current = new AbortController();
    this.current = current;
    const { signal } = current;
    let view = start.view;
    this.present(waiting, view);
    for (const event of move.events) {
      const before = view;
      const after = this.session.game.fold(before, event);
      let isShown = false;
      const show = () => {
        if (isShown || signal.aborted) return;
        isShown = true;
        this.present(waiting, after);
      };
      const speed = this.speedOf(move) * (1 + HASTE * this.queue.length);
      await this.perform({ event, move, before, after, show, signal, speed });
      if (signal.aborted) return;
      // Where only what a move brought is shown, its last event is enough.
      if (speed > 0 || event === move.events.at(-1)) show();
      view = after;
    }
  }
}

function isOutOfSight(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}
