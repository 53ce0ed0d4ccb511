import type { Params } from '../refusal.ts';

/**
 * A lesson is data beside the rules that it teaches: positions that real play has led to, what is to be done in them, and when it
 * is done. Its sentences are named by its steps and lie elsewhere, one file a language. Pages, tests and tools run all lessons
 * alike.
 */

/** What a list of lessons needs to know of one. */
export interface LessonEntry {
  readonly id: string;
  readonly chapter: string;
  /** The clauses it teaches, the most important first. */
  readonly clauses: readonly string[];
}

/** One thing that is said, and mostly asked for, at a time. */
export interface LessonStep<View, Action, Event> {
  /** Names its sentences. */
  readonly id: string;
  /** Where it begins, if not where the step before it has ended. */
  readonly start?: LessonStart<View, Action>;
  /** What is to be done; a step without it is only read. */
  readonly task?: LessonTask<View, Action, Event>;
  /** What completes its sentences. */
  params?(view: View, options: readonly Action[]): Params;
}

/** A kind of position. One of the kind has been found by playing and is kept; whoever decides in it is taught. */
export interface LessonStart<View, Action> {
  /** As `configure` of the game takes it. */
  readonly config: unknown;
  readonly seats: number;
  suits(view: View, options: readonly Action[]): boolean;
}

export interface LessonTask<View, Action, Event> {
  /** Whether an arrow shows the way: it does the first time, and not when the same idea comes again. */
  readonly hasArrow: boolean;
  /** The actions that do it, as one thing to be chosen at the table. */
  solution(view: View, options: readonly Action[]): readonly Action[];
  /** What may be chosen at all; without it, everything that the rules allow. */
  allows?(actions: readonly Action[], view: View): boolean;
  /** Whether it was the right thing, by what it has led to. */
  isDone(after: LessonAfter<View, Event>): boolean;
  /**
   * The decision that it is about, where that is not the next one with something to choose: what comes before happens by
   * itself.
   */
  isAskedIn?(view: View, options: readonly Action[]): boolean;
}

/** What an attempt has led to, as whoever made it saw it. */
export interface LessonAfter<View, Event> {
  readonly before: View;
  readonly view: View;
  readonly events: readonly Event[];
}

/** A position that was found: the options taken from its beginning on, as numbers to the base 36. */
export interface LessonPosition {
  readonly seed: number;
  readonly log: string;
}

export type AnyLessonStep = LessonStep<unknown, unknown, unknown>;
export type AnyLessonStart = LessonStart<unknown, unknown>;

/** The steps of every lesson of a game, by its id. */
export type Lessons = Readonly<Record<string, readonly AnyLessonStep[]>>;
/** The positions of every lesson of a game, by `positionName`. */
export type LessonPositions = Readonly<Record<string, LessonPosition>>;

export function positionName(lesson: string, step: string): string {
  return `${lesson}.${step}`;
}

/** All that the lessons of a game say in one language. */
export interface LessonWords {
  readonly chapters: Readonly<Record<string, string>>;
  readonly lessons: Readonly<Record<string, LessonText>>;
}

export interface LessonText {
  readonly title: string;
  readonly steps: Readonly<Record<string, StepText>>;
  /** What is to be remembered. */
  readonly done: readonly string[];
}

/** At most three short sentences each. */
export interface StepText {
  readonly ask: readonly string[];
  /** Said once it is done, before the lesson goes on. */
  readonly after?: readonly string[];
  /** Said to whoever chooses something else. */
  readonly not?: string;
}
