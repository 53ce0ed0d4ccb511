export { type JudgedAgain, judgedAgain, reasonOf } from './again.ts';
export { firstRating } from './first-rating.ts';
export { type Mined, minedFrom, newYield, PAIRS, type Yield } from './mine.ts';
export { type Overlay, overlaid } from './overlay.ts';
export type { MinedPuzzle, Puzzle, PuzzleChoice } from './puzzle.ts';
export { puzzleMakerOf } from './registry.ts';
export {
  fileOfPuzzle,
  type MinedFigures,
  PUZZLES_A_FILE,
  type PuzzleEntry,
  type PuzzleIndex,
  type StoredPuzzle,
  themeOf,
} from './stored.ts';
