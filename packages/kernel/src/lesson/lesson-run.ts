import { canonicalText } from '../canonical.ts';
import type { AnyRules, Seat } from '../contract.ts';
import { EmissionList, seenBy } from '../emission.ts';
import type { Params } from '../refusal.ts';
import type { AnyLessonStep, LessonPositions } from './lesson.ts';
import { positionName } from './lesson.ts';
import { lessonChance, openPosition } from './position.ts';

/** More actions than anybody waits for between two steps. */
const MOST_BETWEEN = 200;

/** One action as whoever is taught saw it, and how the table stood after it. */
export interface LessonMove {
  readonly seat: Seat;
  readonly events: readonly unknown[];
  readonly view: unknown;
  readonly toAct: readonly Seat[];
}

/** Where somebody is in a lesson. `ask`: something is to be done; `told`: something is to be read; `done`: that was all. */
export type LessonStage = 'ask' | 'told' | 'done';

/** What came of choosing something. `notOffered`: not in this step; `wrong`: it leads elsewhere. Neither is played. */
export type LessonVerdict =
  | { readonly kind: 'notOffered' | 'wrong' }
  | { readonly kind: 'right'; readonly moves: readonly LessonMove[] };

type Attempt =
  | { readonly kind: 'notOffered' | 'wrong' }
  | { readonly kind: 'right'; readonly moves: readonly LessonMove[]; readonly state: unknown };

interface Place {
  readonly index: number;
  readonly stage: LessonStage;
  readonly state: unknown;
  readonly seat: Seat;
  readonly seed: number;
  /** How many actions have been played since the beginning of the match. */
  readonly length: number;
}

/**
 * A lesson as it is done. Nothing wrong is ever played: it is tried on a copy of the table, and the table stays as it is. What
 * holds no decision for whoever is taught happens by itself, and the others play by lot, always the same.
 */
export class LessonRun {
  readonly lesson: string;
  private readonly game: AnyRules;
  private readonly steps: readonly AnyLessonStep[];
  private readonly positions: LessonPositions;
  private readonly afters: ReadonlySet<string>;
  private place: Place;
  /** What the sentences of the step are completed with: as the table was when it was asked for. */
  private completed: Params = {};

  constructor(
    game: AnyRules,
    lesson: string,
    steps: readonly AnyLessonStep[],
    positions: LessonPositions,
    /** The steps after which something is said before the lesson goes on. */
    afters: ReadonlySet<string>,
  ) {
    this.game = game;
    this.lesson = lesson;
    this.steps = steps;
    this.positions = positions;
    this.afters = afters;
    this.place = this.opened(0);
    this.ready();
  }

  get stage(): LessonStage {
    return this.place.stage;
  }

  /** Which step, counted from 0. */
  get index(): number {
    return this.place.index;
  }

  get step(): AnyLessonStep {
    return this.steps[this.place.index] as AnyLessonStep;
  }

  get seat(): Seat {
    return this.place.seat;
  }

  get params(): Params {
    return this.completed;
  }

  view(): unknown {
    return this.game.view(this.place.state, this.place.seat);
  }

  toAct(): readonly Seat[] {
    return this.game.toAct(this.place.state);
  }

  /** What the rules allow whoever is taught. */
  options(): readonly unknown[] {
    const { state, seat } = this.place;
    return this.toAct().includes(seat) ? this.game.legal(state, seat) : [];
  }

  /** Whether actions in a row are among what may be chosen now. */
  isOffered(actions: readonly unknown[]): boolean {
    const { task } = this.step;
    if (this.place.stage !== 'ask' || task === undefined) return false;
    return task.allows?.(actions, this.view()) ?? true;
  }

  /** The actions that the arrow shows. */
  solution(): readonly unknown[] {
    const { task } = this.step;
    return this.place.stage !== 'ask' || task === undefined ? [] : task.solution(this.view(), this.options());
  }

  /** What would come of actions in a row; the table stays as it is. */
  judge(actions: readonly unknown[]): LessonVerdict['kind'] {
    return this.attempt(actions).kind;
  }

  /** Plays actions in a row if they are what is asked for. */
  play(actions: readonly unknown[]): LessonVerdict {
    const attempt = this.attempt(actions);
    if (attempt.kind !== 'right') return attempt;
    const { moves, state } = attempt;
    this.place = { ...this.place, state, length: this.place.length + moves.length, stage: 'told' };
    const isLast = this.index === this.steps.length - 1;
    const rests = isLast || this.afters.has(this.step.id) || this.steps[this.index + 1]?.start !== undefined;
    return { kind: 'right', moves: rests ? moves : [...moves, ...this.goOn()] };
  }

  private attempt(actions: readonly unknown[]): Attempt {
    const { task } = this.step;
    if (task === undefined || !this.isOffered(actions)) return { kind: 'notOffered' };
    const before = this.view();
    const state = this.game.copy(this.place.state);
    const moves: LessonMove[] = [];
    for (const action of actions) {
      const text = canonicalText(action);
      const legal = this.game.toAct(state).includes(this.place.seat)
        ? this.game.legal(state, this.place.seat).find((option) => canonicalText(option) === text)
        : undefined;
      if (legal === undefined) return { kind: 'notOffered' };
      moves.push(this.applied(state, this.place.seat, legal, this.place.length + moves.length));
    }
    const last = moves.at(-1);
    if (last === undefined) return { kind: 'notOffered' };
    const events = moves.flatMap((move) => move.events);
    return task.isDone({ before, view: last.view, events }) ? { kind: 'right', moves, state } : { kind: 'wrong' };
  }

  /** On from what is to be read; gives what happens by itself before the next thing is asked for. */
  goOn(): readonly LessonMove[] {
    if (this.place.stage !== 'told') return [];
    const index = this.place.index + 1;
    const next = this.steps[index];
    if (next === undefined) {
      this.place = { ...this.place, stage: 'done' };
      return [];
    }
    this.place = next.start === undefined ? { ...this.place, index } : this.opened(index);
    return this.ready();
  }

  /** Begins a step anew; the one asked for, or the nearest before it that has a position of its own. */
  goBack(index: number): void {
    const from = Math.max(0, Math.min(index, this.steps.length - 1));
    const opening = this.steps.findLastIndex((step, at) => at <= from && step.start !== undefined);
    this.place = this.opened(opening);
    this.ready();
    // What lies between was done before, as it is shown there.
    while (this.index < from) {
      if (this.stage === 'ask') this.play(this.solution());
      if (this.stage === 'told') this.goOn();
    }
  }

  private opened(index: number): Place {
    const step = this.steps[index];
    const position = this.positions[positionName(this.lesson, step?.id ?? '')];
    if (step?.start === undefined || position === undefined) {
      throw new Error(`no position for ${this.lesson}.${step?.id}`);
    }
    const { state, seat, length } = openPosition(this.game, step.start, position);
    return { index, stage: 'told', state, seat, seed: position.seed, length };
  }

  /** Lets happen what leads to the decision that the step is about. */
  private ready(): readonly LessonMove[] {
    const { task, params } = this.step;
    const moves: LessonMove[] = [];
    if (task !== undefined) {
      while (!this.isAsked()) moves.push(this.byItself(moves.length));
      this.place = { ...this.place, stage: 'ask' };
    } else {
      this.place = { ...this.place, stage: 'told' };
    }
    this.completed = params?.call(this.step, this.view(), this.options()) ?? {};
    return moves;
  }

  private isAsked(): boolean {
    const { task } = this.step;
    if (!this.toAct().includes(this.place.seat)) return false;
    const options = this.options();
    return task?.isAskedIn?.(this.view(), options) ?? options.length > 1;
  }

  private byItself(count: number): LessonMove {
    const [seat] = this.toAct();
    if (seat === undefined || count > MOST_BETWEEN) {
      throw new Error(`${this.lesson}.${this.step.id} is never asked`);
    }
    const { seed, length } = this.place;
    const options = this.game.legal(this.place.state, seat);
    if (seat === this.place.seat && options.length > 1) {
      throw new Error(`${this.lesson}.${this.step.id} leaves a decision out`);
    }
    // A copy: pages may still look at the table as it was.
    const state = this.game.copy(this.place.state);
    const action = options[lessonChance(seed, -2 - length).pick(options.length)];
    const move = this.applied(state, seat, action, length);
    this.place = { ...this.place, state, length: length + 1 };
    return move;
  }

  private applied(state: unknown, seat: Seat, action: unknown, number: number): LessonMove {
    const sink = new EmissionList<unknown>();
    this.game.applyInPlace(state, seat, action, lessonChance(this.place.seed, number), sink);
    return {
      seat,
      events: sink.emissions.map((emission) => seenBy(emission, this.place.seat)),
      view: this.game.view(state, this.place.seat),
      toAct: this.game.toAct(state),
    };
  }
}
