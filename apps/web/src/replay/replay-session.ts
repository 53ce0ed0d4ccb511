import type { Refusal, Seat } from '@stakeout/kernel';
import { explainFromView } from '../session/explain-from-view.ts';
import type { Adviser } from '../session/online/adviser.ts';
import type { Answer, SeatPlate, TableChange, TableOutlook, TableSession, TableSnapshot } from '../session/session.ts';
import { CLOSED, SHOWN_ALONE, ShownSession } from '../session/shown-session.ts';
import type { SpokenGame } from '../text/spoken.ts';
import type { Eyes, Film, Recording } from './recording.ts';

/** How long a person waits for a portion of the outlook, in milliseconds. */
const OUTLOOK_TIME = 1500;

export interface ReplayStart {
  readonly id: string;
  readonly kind: TableSession['kind'];
  readonly eyes: Eyes;
  readonly step: number;
  /**
   * Whether the last step has the outcome. Tables cover themselves with the result once there is one; in a replay the reader
   * asks for it, and until then the table stays in sight.
   */
  readonly withOutcome?: boolean;
  /** Whom the table calls “you”; without it everybody keeps their name. */
  readonly you?: Seat | null;
  /** What the players are called, where the table could not know: with open cards nobody is “you”. */
  readonly names?: readonly string[];
  /** The decision at its step can be made again: nothing comes of it but that it is told. */
  readonly onDecided?: (actions: readonly unknown[]) => void;
}

/**
 * A recorded match as a table: it shows one step of it at a time, and nothing can be done at it. A step forward is told as the
 * move it is, so that the table shows it happening; any other step is a jump.
 */
export class ReplaySession extends ShownSession {
  readonly kind: TableSession['kind'];
  readonly game: SpokenGame;
  readonly id: string;
  readonly #recording: Recording;
  readonly #withOutcome: boolean;
  readonly #decided: { readonly at: number; readonly tell: (actions: readonly unknown[]) => void } | null;
  readonly #seats: readonly SeatPlate[];
  #film: Film;
  #adviser: Adviser | null = null;
  #step: number;
  #snapshot: TableSnapshot;

  constructor(recording: Recording, start: ReplayStart) {
    super();
    this.#recording = recording;
    this.#withOutcome = start.withOutcome ?? false;
    this.game = recording.game;
    this.id = start.id;
    this.kind = recording.eyes.length > 1 ? 'local' : start.kind;
    this.#seats =
      recording.eyes.length > 1 ? platesFor(recording.seats, start.you ?? null, start.names) : recording.seats;
    this.#film = recording.film(start.eyes);
    this.#step = clamped(start.step, this.#film.length);
    this.#decided = start.onDecided === undefined ? null : { at: this.#step, tell: start.onDecided };
    this.#snapshot = this.#taken();
  }

  get film(): Film {
    return this.#film;
  }

  get step(): number {
    return this.#step;
  }

  readonly get = (): TableSnapshot => this.#snapshot;

  /** Goes to a step. A `jump` is never shown as a move: whoever hurries wants to arrive, not to watch. */
  goTo(step: number, how: 'watched' | 'jump' = 'watched'): void {
    const next = clamped(step, this.#film.length);
    if (next === this.#step) return;
    const move = this.#film.moves[this.#step];
    const isNext = how === 'watched' && next === this.#step + 1 && move !== undefined;
    const before = this.#snapshot;
    this.#step = next;
    this.#show(isNext ? { type: 'moved', move, before } : { type: 'replaced' });
  }

  lookThrough(eyes: Eyes): void {
    if (eyes === this.#film.eyes) return;
    this.#film = this.#recording.film(eyes);
    this.#show({ type: 'replaced' });
  }

  #show(change: TableChange): void {
    this.#snapshot = this.#taken();
    this.tell(change);
  }

  #taken(): TableSnapshot {
    const { config, outcome } = this.#recording;
    const { eyes, length, moves } = this.#film;
    const isLast = this.#step === length;
    return {
      status: isLast && outcome !== null ? 'over' : 'running',
      ...SHOWN_ALONE,
      config,
      seats: this.#seats,
      viewer: eyes === 'open' ? null : eyes,
      view: this.#film.viewAt(this.#step),
      seq: this.#step,
      toAct: this.#film.toActAt(this.#step),
      options: this.#decided?.at === this.#step ? this.#film.optionsAt(this.#step) : [],
      outcome: isLast && this.#withOutcome ? outcome : null,
      moves: moves.slice(0, this.#step),
    };
  }

  async act(...actions: readonly unknown[]): Promise<Answer> {
    // What cannot but be done is no answer to anything.
    if (this.#decided === null || this.#snapshot.options.length < 2) return CLOSED;
    this.#decided.tell(actions);
    return { ok: true };
  }

  /** How it stood for whoever's eyes these are, at the step on show. */
  override async outlook(first: number, count: number): Promise<TableOutlook | null> {
    const { viewer: seat, view, config, seats, seq } = this.#snapshot;
    if (seat === null || seq === this.#film.length) return null;
    try {
      const [{ workerAdviser }, { frontOf }] = await Promise.all([
        import('../session/online/adviser.ts'),
        import('../games/index.ts'),
      ]);
      const front = frontOf(this.game.id);
      if (front === null) return null;
      this.#adviser ??= workerAdviser(front);
      const people = seats.map(({ name }) => ({ kind: 'person' as const, name }));
      const setting = { game: this.game.id, config, seats: people };
      const tries = { first, count, seed: seq, milliseconds: OUTLOOK_TIME };
      const outlook = await this.#adviser.foretell({ ...setting, seat, view, ...tries });
      return this.#snapshot.seq === seq && this.#snapshot.viewer === seat ? outlook : null;
    } catch {
      return null;
    }
  }

  explain(action: unknown): readonly Refusal[] {
    const { view, viewer, options } = this.#snapshot;
    return options.length === 0 ? [] : explainFromView(this.game, view, viewer, action);
  }

  override close(): void {
    super.close();
    this.#adviser?.close();
    this.#adviser = null;
  }
}

/**
 * Tables call the viewer “you” unless several people share the device. Whoever looks at a finished match looks through one
 * pair of eyes after another and is none of them: everybody keeps their name, unless one of them is known to be the reader.
 */
function platesFor(
  seats: readonly SeatPlate[],
  you: Seat | null,
  names: readonly string[] | undefined,
): readonly SeatPlate[] {
  return seats.map((plate, seat) => ({
    ...plate,
    name: names?.[seat] ?? plate.name,
    kind: you === null || seat === you ? 'person' : 'bot',
  }));
}

function clamped(step: number, length: number): number {
  return Number.isFinite(step) ? Math.min(Math.max(Math.trunc(step), 0), length) : 0;
}
