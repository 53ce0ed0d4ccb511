import type { Language, LessonEntry, LessonPositions, Lessons, LessonWords, Seat } from '@stakeout/kernel';
import type { ComponentType } from 'react';
import type { GameCreate } from '../create/game-create.ts';
import type { Summary } from '../guide/turn-summary.tsx';
import type { IconName } from '../icons/names.ts';
import type { GameBook } from '../rulebook/book.ts';
import type { TableSession, TableSnapshot } from '../session/session.ts';
import type { Tell } from '../table/use-announcements.ts';
import type { Library, SpokenGame } from '../text/spoken.ts';
import type { GameFacts, InWords } from './facts.ts';

/** What a game has in the web app: its facts, and parts that are loaded when they are needed. */
export interface GameFront {
  readonly facts: GameFacts;
  /** The picture on its card, and which part of it stays in sight where there is little room. */
  readonly poster: { readonly url: string; readonly focus: string };
  /** Its rules, and what it says at the table in the reader's language. */
  readonly load: () => Promise<SpokenGame>;
  /** Starts its worker, in which its matches on this device are played and its bots think. */
  readonly startWorker: () => Worker;
  /** Starts its judge, in a worker of its own. */
  readonly startReviewer: () => Worker;
  /** How its tables are made. */
  readonly loadCreate: () => Promise<GameCreate>;
  /** Everything it says. */
  readonly library: Library;
  /** What its rulebook has besides the clauses. */
  readonly loadBook: () => Promise<GameBook>;
  /** A turn on one screen, where the rulebook's glance at it does not say enough. */
  readonly loadSummary?: () => Promise<Readonly<Record<Language, Summary>>>;
  /** What replays of it need. */
  readonly loadReplay: () => Promise<GameReplay>;
  /** How it is taught, where it is. */
  readonly loadLessons?: () => Promise<GameLessons>;
  /** What reviews of it need besides. */
  readonly loadReview: () => Promise<GameReview>;
  /** What its puzzles need besides; games without it have none. */
  readonly loadPuzzles?: () => Promise<GamePuzzles>;
  readonly Table: ComponentType<TableProps>;
  /** Fetches the code of the table before there is a match to show; without it that is fetched when there is one. */
  readonly loadTable?: () => Promise<unknown>;
  /** How a match ended. */
  readonly End: ComponentType<EndProps>;
  /** What the table itself keeps covered, for replays with all cards open. */
  readonly Open: ComponentType<OpenProps>;
}

export interface TableProps {
  readonly session: TableSession;
  readonly front: GameFront;
}

/**
 * The table shows how a match went when it is over; `onBack` brings the table back, where the page has one to go back to. A replay
 * shows it too: there `onWatch` takes the reader to a move, and the match itself is not at hand.
 */
export interface EndProps {
  readonly session: TableSession;
  readonly onBack?: () => void;
  readonly onWatch?: (move: number) => void;
}

export interface OpenProps {
  readonly game: SpokenGame;
  /** The open view of the game. */
  readonly view: unknown;
  readonly names: readonly string[];
}

/** The lessons of a game: what lists need is here, the rest is loaded for whoever takes one. */
export interface GameLessons {
  readonly list: readonly LessonEntry[];
  readonly words: Readonly<Record<Language, () => Promise<{ readonly words: LessonWords }>>>;
  readonly load: () => Promise<LessonParts>;
}

export interface LessonParts {
  readonly lessons: Lessons;
  readonly positions: LessonPositions;
  readonly touchesFor: TouchesFor;
}

/** What is touched to choose these actions, in order. */
export type TouchesFor = (snapshot: TableSnapshot, actions: readonly unknown[]) => readonly string[];

export interface GameReplay {
  /**
   * The table with every card face up, for replays of finished matches: no seat ever saw it like this. It is a spectator's
   * view in which nothing is covered.
   */
  readonly openView: (spectators: unknown, state: unknown) => unknown;
  /** What an event is on the slider of a replay, where it is worth finding again. */
  readonly markOf: (event: unknown) => MarkKind | null;
  /** A move as its log has it; without it in the words of the rules. */
  readonly tellMove?: Tell;
}

/** In order of weight: what is hot is seen from afar, and a replay that plays rests there. */
export const MARK_KINDS = ['hot', 'day', 'hurt', 'turn'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** What the puzzles of a game say in its own terms. */
export interface GamePuzzles {
  /** What somebody answers who plays these actions; `null` where that is only a part of an answer. */
  readonly answerOf: (actions: readonly unknown[]) => string | null;
  /** What of these actions is said when options are listed; without it all of it. */
  readonly saidOf?: (actions: readonly unknown[]) => readonly unknown[];
  /** When it is, where the view says so. */
  readonly whenOf?: (view: unknown, language: Language) => string;
  /** What puzzles are about, by the first word of their reasons. */
  readonly themes: Readonly<Record<string, InWords>>;
}

/** What the review of a match says and shows in the game's own terms. */
export interface GameReview {
  /** How many imagined games a value is made of, as its bots suggest: what is kept is found by it before any bot is loaded. */
  readonly playouts: number;
  /** When something was, in a few words; `turn` counts the turns of the seat from 1. */
  readonly whenOf: (view: unknown, turn: number, language: Language) => string;
  /** The same under the curve, as short as can be. */
  readonly tickOf: (view: unknown, turn: number, language: Language) => string;
  /** What is red under the curve, in a word. */
  readonly hot: InWords;
  /** By the judge's name of a draw: the events that the log tells it by, and words for where the log has none. */
  readonly draws: Readonly<Record<string, DrawWords>>;
  /**
   * Up to how many points a decision are given away by bots of each level, the best first; whoever gives away more plays by
   * lot. Fitted to what the judge's own measure found.
   */
  readonly levels: readonly (readonly [level: 'hard' | 'medium' | 'easy', points: number])[];
  /** Against whom one plays alone; `null` where there are others at the table. */
  readonly rivalOf: (view: unknown) => string | null;
  /** The score in words, where it says more than the chance to win. */
  readonly scoreOf?: (score: number, language: Language) => string;
  /**
   * What is said of actions in a row, one text for each part of it; without it each action is named. `name` names an action as
   * the game does, `term` one of its things.
   */
  readonly sayLine?: (
    actions: readonly unknown[],
    name: (action: unknown) => string,
    term: (kind: string, number: number) => string,
    language: Language,
  ) => readonly string[];
  /** Marks on the table what was played and what would have been better. */
  readonly Marks: ComponentType<MarksProps>;
}

export interface DrawWords {
  readonly icon: IconName;
  readonly events: readonly string[];
  readonly name: InWords;
}

export interface MarksProps {
  /** The table as the seat saw it, with what it could do. */
  readonly view: unknown;
  readonly seat: Seat;
  readonly options: readonly unknown[];
  readonly lines: readonly MarkedLine[];
  /** What holds the table. */
  readonly box: HTMLElement;
}

/** Actions in a row, marked with a word. */
export interface MarkedLine {
  readonly look: 'played' | 'better' | 'tried';
  readonly word: string;
  readonly actions: readonly unknown[];
}
