import type { Box, Point } from './geometry.ts';

/** So wide is a letter of a flag, and so much stands around them. */
const LETTER = 7.4;
const AROUND = 10;
export const FLAG_HEIGHT = 18;
/** Where the foot of a flag stands, from its place. */
export const FLAG_FOOT: Point = { x: 13, y: -19 };
/** From afar flags are drawn larger, at most by this; `flags.css` does so. */
const LARGEST = 2.15;

/** How wide a flag or a chip with so many letters is. */
export function flagWidth(letters: number): number {
  return letters * LETTER + AROUND;
}

/** What a flag lies over from very far, when it is largest. */
export function flagBox({ x, y }: Point, text: string): Box {
  const [left, bottom] = [x + FLAG_FOOT.x, y + FLAG_FOOT.y];
  return { left, bottom, right: left + LARGEST * flagWidth(text.length), top: bottom - LARGEST * FLAG_HEIGHT };
}
