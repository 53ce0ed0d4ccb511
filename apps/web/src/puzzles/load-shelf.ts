import type { PuzzleIndex } from '@stakeout/bots/puzzles';
import type { GameFront, GamePuzzles } from '../games/front.ts';
import { loadIndex } from './puzzle-data.ts';

/** What lists of puzzles are made from. */
export interface PuzzleShelf {
  readonly index: PuzzleIndex;
  readonly parts: GamePuzzles | null;
}

export async function loadShelf(front: GameFront): Promise<PuzzleShelf> {
  const [index, parts] = await Promise.all([loadIndex(front.facts.id), front.loadPuzzles?.() ?? null]);
  return { index, parts };
}
