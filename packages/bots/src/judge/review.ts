import type { Seat } from '@stakeout/kernel';
import type { Reason } from '../bots-of-game.ts';

/**
 * What the judge finds in a match for one seat. All values are points of win share: 100 is a win, 50 half of a shared one;
 * alone, 100 is to have beaten whoever plays against the table. Each has its standard error beside it.
 */
export interface Review {
  readonly game: string;
  readonly rulesVersion: string;
  /** Who judged, by name, version and the number of imagined games behind a value: `race/3@700`. */
  readonly judge: string;
  readonly seat: Seat;
  readonly seed: number;
  readonly playouts: number;
  readonly books: Books;
  /** In the order of the match. */
  readonly decisions: readonly ReviewedDecision[];
  readonly draws: readonly ReviewedDraw[];
  /** The chance at the start, at every decision and at the end. */
  readonly curve: readonly CurvePoint[];
}

/** A value and how far it may be off. */
export interface Measured {
  readonly value: number;
  readonly se: number;
}

/**
 * result − start = −given + luck + others + residual. Given, luck and others are measured each; what is left over is how far
 * imagined games can be off, and its error says how far they may.
 */
export interface Books {
  readonly start: Measured;
  /** The share of the win the match really brought. */
  readonly result: number;
  /** What the seat's own decisions gave away. */
  readonly given: Measured;
  /** What the draws and rolls that the seat saw brought it. */
  readonly luck: Measured;
  /** What the others did, and what came to light by it. */
  readonly others: Measured;
  readonly residual: Measured;
}

/** How good a decision was; `null` where there was nothing to decide, or nothing can be said. */
export type Label = 'as good' | 'doubtful' | 'mistake' | 'blunder' | null;

/** One decision: all actions of the seat up to the first that brought something to light. */
export interface ReviewedDecision {
  /** The numbers of its first and its last entry in the log. */
  readonly seq: number;
  readonly through: number;
  /** The index of its first step in what the seat lived through. */
  readonly step: number;
  /** Whether it mattered: two options or more, and more than two points between the best and the worst. */
  readonly counted: boolean;
  /** How many whole options were raced. */
  readonly options: number;
  /** What the best brings more than what was played; it may come out below nothing, by as much as it may be off. */
  readonly loss: number;
  readonly se: number;
  readonly label: Label;
  /** The chance with the best. */
  readonly chance: Measured;
  /** What was played, and what would have been best, action by action. */
  readonly played: readonly unknown[];
  readonly best: readonly unknown[];
  /** What would have been worst, and how much less it brings than the best. */
  readonly worst: readonly unknown[];
  readonly spread: Measured;
  /** Why the best is good, where it is something else and there are words for it. */
  readonly reason: Reason | null;
  /** What the best brings more in the score of the game, such as money. */
  readonly scoreLoss: Measured;
  /** What was raced, best first. */
  readonly lines: readonly WeighedLine[];
}

/** A whole option with what the race found. */
export interface WeighedLine {
  readonly actions: readonly unknown[];
  readonly value: number;
  readonly se: number;
  readonly score: number;
  /** In how many imagined games it was tried. */
  readonly visits: number;
}

/** A draw or a roll that the seat saw: the value after it, less the mean over what it could have been. */
export interface ReviewedDraw {
  readonly seq: number;
  /** What was drawn, by a name of the game's. */
  readonly label: string;
  readonly luck: number;
  readonly se: number;
}

/** A point of the curve; `seq` is that of the entry that follows, 0 for the start; at the end that of the last. */
export interface CurvePoint extends Measured {
  readonly seq: number;
}

/** What a step of the review brought. */
export interface ReviewNews {
  /** How much is done, from 0 to 1. */
  readonly done: number;
  /** A decision that has been judged, the most suspicious first. */
  readonly decision?: ReviewedDecision;
  readonly draw?: ReviewedDraw;
}

export interface ReviewSettings {
  readonly seed: number;
  /** How many imagined games a value is made of; by default what the game's bots suggest. */
  readonly playouts?: number;
  /** Decisions that were judged before, with the same seed and number of games: they are not judged again. */
  readonly judged?: readonly ReviewedDecision[];
}
