export { type JudgedAgain, judgedAgain } from './again.ts';
export { type Mined, minedFrom, newYield, PAIRS, type Yield } from './mine.ts';
export { type Overlay, overlaid } from './overlay.ts';
export type { MinedPuzzle, Puzzle, PuzzleChoice } from './puzzle.ts';
export type { PuzzleMaker } from './puzzle-maker.ts';
export { puzzleMakerOf } from './registry.ts';
