import type { Seat } from '@stakeout/kernel';
import type { BotsOfGame, Reason } from '../bots-of-game.ts';
import type { JudgedWorlds, Line } from '../judge/judging.ts';

/** How puzzles are made of a game. */
export interface PuzzleMaker {
  readonly bots: BotsOfGame;
  /** The tables whose games are searched for puzzles. */
  readonly tables: readonly PuzzleTable[];
  /** Names of the policies that play there, mixed, and of those whose answers give a puzzle its first rating, weakest first. */
  readonly players: readonly string[];
  readonly solvers: readonly string[];
  /** Who has to find the answer too, and finds it by planning ahead, as imagined games do not. */
  readonly master: string;
  /** More options than this are not raced. */
  readonly mostLines: number;
  /** Whether a decision of this kind makes a puzzle. */
  isAsked(view: unknown): boolean;
  /** All that can be done with the decision, as whole options. */
  lines(view: unknown, seat: Seat, options: readonly unknown[]): readonly Line[];
  /** What somebody answers who plays these actions: whoever means the same says the same. `null` where that is no answer. */
  answerOf(actions: Line): string | null;
  /** Why an option is good; `null` where nobody can say so. */
  reasonFor(view: unknown, actions: Line): Reason | null;
  /** The second judge: imagined games that everybody plays on in another way. */
  readonly finishOtherwise: JudgedWorlds['finish'];
  /** The view with everything face up that its seat could not see. */
  openView(view: unknown, truth: unknown): unknown;
  /** What is alike for twins: positions that differ in the names of seats and the like alone. */
  twinOf(view: unknown): unknown;
}

export interface PuzzleTable {
  readonly seats: number;
  /** As the game's `configure` takes it. */
  readonly options: Readonly<Record<string, unknown>>;
}
