import type { Seat } from '@stakeout/kernel';
import type { Attention, Move, TableChange, TableSession, TableSnapshot } from '../../session/session.ts';
import { createStore, type Store } from '../../state/store.ts';
import { isStill } from './duration.ts';
import { pause } from './flight.ts';
import { afterTelling, atMoment, stillTelling } from './moment.ts';
import { Skipping } from './skipping.ts';

/** What is on the screen: the table as it stands, or a moment of the way there. */
export interface Shown {
  /**
   * The table at the moment shown. While a move is told nothing can be decided in it: whatever the session has reached
   * meanwhile has not been seen yet.
   */
  readonly snapshot: TableSnapshot;
  /** The move that is being told. */
  readonly told: Move | null;
  /** Somebody's turn has been told, and stays until the reader goes on. */
  readonly isWaiting: boolean;
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
  /** Whether it is told once more, for somebody who wants to see what it was. */
  readonly isRetold: boolean;
}

/** Shows an event; resolves when it has been seen. */
export type Performer = (beat: Beat) => Promise<void>;

/** How somebody wants to be told. */
export interface Pacing {
  /** How fast a move is shown; 0 shows only what it brought. */
  readonly speedOf: (move: Move) => number;
  /** Whether each turn of the others stays until the reader goes on. */
  readonly waits?: () => boolean;
  /** What is a story of its own, to be read by whoever's move brought it as well. */
  readonly isStory?: (event: unknown) => boolean;
  /** Whose turn it is, whoever decides something in it. */
  readonly turnOf?: (view: unknown) => Seat | null;
  /** How long an event of somebody else's can be read at the usual speed, in milliseconds, however quickly it is shown. */
  readonly readingOf?: (event: unknown) => number;
}

/** A move and the table before it: all that is needed to tell it, now or once more. */
export interface Chapter {
  readonly move: Move;
  readonly before: TableSnapshot;
}

interface Waiting extends Chapter {
  readonly isRetold: boolean;
}

/** Whoever comes back to a table after a while wants to see how it stands, not everything that happened. */
const LONGEST_QUEUE = 12;
/** So many moves can wait before those before them get quicker, and by how much each of them more. */
const CALM = 4;
const HASTE = 0.4;

/**
 * Shows moves one after another, event by event, in the order they were made. Bots on this device wait for it, people do not;
 * what can be done follows what is shown, and whoever does not want to wait skips.
 */
export class Playback {
  readonly shown: Store<Shown>;
  private readonly session: TableSession;
  private readonly perform: Performer;
  private readonly pacing: Pacing;
  private readonly skipping = new Skipping();
  private queue: Waiting[] = [];
  /** The turn of somebody else that is told, or was told last, as far as it has been told. */
  private turn: Chapter[] = [];
  /** Ends the whole telling. */
  private run: AbortController | null = null;
  /** Ends the telling of the move under way. */
  private current: AbortController | null = null;
  private isHeld = false;
  private wake: () => void = () => undefined;
  private attention: Attention = 'follows';

  constructor(session: TableSession, perform: Performer, pacing: Pacing) {
    this.session = session;
    this.perform = perform;
    this.pacing = pacing;
    this.shown = createStore<Shown>({ snapshot: session.get(), told: null, isWaiting: false });
  }

  /** Follows the session until the returned function is called. */
  follow(): () => void {
    this.settle();
    const stop = this.session.subscribe((change) => this.hear(change));
    return () => {
      stop();
      this.jump();
    };
  }

  /** Ahead to the reader's next decision; where each turn of the others stays until it has been read, to the end of this one. */
  readonly skip = (): void => {
    const { told, isWaiting } = this.shown.get();
    if (isWaiting) {
      this.next();
      return;
    }
    const { viewer, toAct } = this.session.get();
    const seat = told === null ? toAct[0] : told.seat;
    const isOthers = seat !== undefined && viewer !== null && seat !== viewer;
    if (isOthers && this.waits()) {
      this.skipping.turnOf(seat);
      this.hurry();
      this.attend();
      return;
    }
    if (told !== null && this.waits() && this.isOwnStory(told)) {
      this.hurry();
      return;
    }
    // Bots go on at once; for what people have not done yet nobody can skip.
    if (isOthers && this.session.kind === 'local' && this.session.isReplay !== true) this.skipping.roundFrom(seat);
    this.jump();
  };

  /** Shows at once what the move under way has brought; those that wait are told. */
  readonly hurry = (): void => {
    this.current?.abort();
  };

  /** The turn that stays has been read. */
  readonly next = (): void => {
    if (this.shown.get().isWaiting) this.wake();
  };

  /** Tells the last turn of the others once more, from its beginning. */
  readonly again = (): void => this.retell(this.turn);

  /** Whether one has been told. */
  readonly canAgain = (): boolean => this.turn.length > 0;

  /** Tells something once more, and then goes on. */
  readonly retell = (chapters: readonly Chapter[]): void => {
    if (chapters.length === 0) return;
    this.skipping.end();
    this.turn = [];
    this.queue = [...chapters.map((chapter) => ({ ...chapter, isRetold: true })), ...this.queue];
    this.hurry();
    this.wake();
    this.start();
  };

  /** Something lies over the table: what happens meanwhile is told once it is gone. */
  readonly hold = (isHeld: boolean): void => {
    this.isHeld = isHeld;
    if (!isHeld && !this.shown.get().isWaiting) this.wake();
    this.attend();
  };

  private hear(change: TableChange): void {
    if (change.type === 'moved' && change.before.view !== null) {
      this.take(change.move, change.before);
    } else if (change.type !== 'other') {
      this.skipping.end();
      this.turn = [];
      this.jump();
    } else if (this.run === null) {
      this.settle();
    } else {
      const shown = this.shown.get();
      this.shown.set({ ...shown, snapshot: stillTelling(this.session.get(), shown.snapshot) });
    }
  }

  private take(move: Move, before: TableSnapshot): void {
    const isPassed = this.skipping.passes(move);
    this.queue.push({ move, before, isRetold: false });
    const isTooLong = this.queue.length > LONGEST_QUEUE && !this.isHeld && !this.waits();
    if (isPassed || isTooLong || isOutOfSight()) this.jump();
    else this.start();
  }

  /** Shows at once how the table stands. */
  private jump(): void {
    for (const chapter of this.queue) this.remember(chapter);
    this.queue = [];
    this.run?.abort();
    this.current?.abort();
    this.run = null;
    this.wake();
    this.settle();
  }

  private settle(): void {
    const snapshot = this.session.get();
    const { viewer, toAct, outcome } = snapshot;
    if (outcome !== null || (viewer !== null && toAct.includes(viewer))) this.skipping.end();
    const shown = this.shown.get();
    if (shown.snapshot !== snapshot || shown.told !== null) this.shown.set({ snapshot, told: null, isWaiting: false });
    this.attend();
  }

  private start(): void {
    if (this.run === null) this.play().catch((error: unknown) => console.error(error));
    this.attend();
  }

  private async play(): Promise<void> {
    const run = new AbortController();
    this.run = run;
    try {
      for (let next = this.queue.shift(); next !== undefined; next = this.queue.shift()) {
        this.remember(next);
        await this.playMove(next, run.signal);
        if (run.signal.aborted) return;
        if (this.stays(next)) await this.stay(next, run.signal);
        if (run.signal.aborted) return;
      }
    } finally {
      // An animation that fails ends the telling, not the table: how it stands is shown.
      if (this.run === run) this.jump();
    }
  }

  private remember({ move, before }: Chapter): void {
    if (move.seat === this.session.get().viewer && !this.isOwnStory(move)) return;
    const last = this.turn.at(-1);
    const goesOn = last !== undefined && last.move.seat === move.seat && last.before.seq < before.seq;
    this.turn = goesOn ? [...this.turn, { move, before }] : [{ move, before }];
  }

  private present({ move, before }: Chapter, view: unknown): void {
    const { snapshot, told } = this.shown.get();
    // Events that only tell something change nothing on the table, and nothing is drawn anew for them.
    if (told === move && snapshot.view === view) return;
    this.shown.set({ snapshot: atMoment(this.session.get(), before, view), told: move, isWaiting: false });
  }

  private async playMove(waiting: Waiting, run: AbortSignal): Promise<void> {
    const { move, before: start, isRetold } = waiting;
    const current = new AbortController();
    this.current = current;
    const { signal } = current;
    let view = start.view;
    this.present(waiting, view);
    for (const event of move.events) {
      while (this.isHeld && !signal.aborted) await this.woken(signal);
      const before = view;
      const after = this.session.game.fold(before, event);
      let isShown = false;
      const show = () => {
        if (isShown || signal.aborted) return;
        isShown = true;
        this.present(waiting, after);
      };
      const speed = this.speedFor(waiting);
      const began = performance.now();
      if (!signal.aborted) await this.perform({ event, move, before, after, show, signal, speed, isRetold });
      await pause(this.readingLeft(waiting, event, speed, began), signal);
      if (run.aborted) return;
      // Where only what a move brought is shown, its last event is enough.
      if (speed > 0 || event === move.events.at(-1)) show();
      view = after;
    }
    // What is cut short by itself has still happened.
    if (signal.aborted && !run.aborted) this.present(waiting, view);
  }

  private speedFor({ move, isRetold }: Waiting): number {
    if (isRetold) return this.pacing.speedOf(move) || 1;
    if (this.skipping.isSeatSkipped(move.seat)) return 0;
    const isOwn = move.seat === this.session.get().viewer;
    const late = Math.max(0, this.queue.length - (isOwn ? 0 : CALM));
    return this.pacing.speedOf(move) * (isOwn || !this.waits() ? 1 + HASTE * late : 1);
  }

  /** One's own moves need no reading, nor do those that are only shown as they came out. */
  private readingLeft({ move, isRetold }: Waiting, event: unknown, speed: number, began: number): number {
    const isRead = isRetold || (move.seat !== this.session.get().viewer && !isStill());
    if (!isRead || speed === 0) return 0;
    return (this.pacing.readingOf?.(event) ?? 0) / speed - (performance.now() - began);
  }

  /**
   * Whether what has been told stays to be read: the turn of somebody else that is over, when somebody else again would go on;
   * what somebody else did within the reader's turn; and a story that the reader's own move brought.
   */
  private stays({ move, before, isRetold }: Waiting): boolean {
    const { viewer, toAct, outcome } = this.session.get();
    if (!this.waits() || viewer === null) return false;
    const [next] = this.queue;
    if (next === undefined && outcome !== null) return false;
    if (move.seat === viewer) return this.isOwnStory(move);
    const goesOn = (seat: Seat) => (next === undefined ? toAct.includes(seat) : next.move.seat === seat);
    const isWithinOwnTurn = !isRetold && this.pacing.turnOf?.(before.view) === viewer;
    return !goesOn(move.seat) && (isWithinOwnTurn || !goesOn(viewer));
  }

  private isOwnStory({ seat, events }: Move): boolean {
    return seat === this.session.get().viewer && events.some((event) => this.pacing.isStory?.(event) === true);
  }

  private async stay({ move, before }: Chapter, run: AbortSignal): Promise<void> {
    this.skipping.end();
    const shown = this.shown.get();
    this.shown.set({ ...shown, snapshot: afterTelling(shown.snapshot, before, move), isWaiting: true });
    this.attend();
    await this.woken(run);
    if (!run.aborted) this.shown.set({ ...this.shown.get(), isWaiting: false });
  }

  private woken(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  private waits(): boolean {
    return this.session.isReplay !== true && this.pacing.waits?.() === true;
  }

  /** Bots on this device neither run away from what is told nor dawdle before somebody who skips. */
  private attend(): void {
    const { told, isWaiting } = this.shown.get();
    const isBusy = this.isHeld || isWaiting || (told !== null && !this.skipping.isUnderWay);
    const attention = isBusy ? 'isBusy' : this.skipping.isUnderWay ? 'hurries' : 'follows';
    if (attention === this.attention) return;
    this.attention = attention;
    this.session.attend(attention);
  }
}

function isOutOfSight(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}
