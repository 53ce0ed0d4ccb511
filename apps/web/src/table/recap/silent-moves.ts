import type { RecapLine } from './recap.ts';

/** Moves that bring nothing to tell go with the line before them, or with the first one. */
export function withSilentMoves(lines: readonly RecapLine[], moves: number): readonly RecapLine[] {
  const isTold = (move: number) => lines.some(({ first, last }) => first <= move && move <= last);
  const silent = [...Array(moves).keys()].filter((move) => !isTold(move));
  return silent.reduce<readonly RecapLine[]>((told, move) => {
    const before = told.findLastIndex(({ last }) => last < move);
    return told.map((line, index) => {
      if (index === before) return { ...line, last: move };
      return before < 0 && index === 0 ? { ...line, first: Math.min(line.first, move) } : line;
    });
  }, lines);
}
