import type { Box } from '../table/motion/pose.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const HEAD = 16;
/** The arrow stops short of what it points at. */
const GAP = 4;
/** How far the arrow bends, as a part of its length. */
const BEND = 0.18;

/** A bent line from the edge of one box to the edge of another, and its head, as paths. */
export function arrowBetween(from: Box, to: Box): { readonly line: string; readonly head: string } {
  const goal = middle(to);
  const start = onEdge(from, goal);
  const end = onEdge(grown(to, GAP), start);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const bend = { x: (start.x + end.x) / 2 - dy * BEND, y: (start.y + end.y) / 2 + dx * BEND };
  const length = Math.hypot(end.x - bend.x, end.y - bend.y) || 1;
  const along = { x: (end.x - bend.x) / length, y: (end.y - bend.y) / length };
  const neck = { x: end.x - along.x * HEAD, y: end.y - along.y * HEAD };
  const side = { x: -along.y * HEAD * 0.7, y: along.x * HEAD * 0.7 };
  return {
    line: `M${at(start)} Q${at(bend)} ${at(neck)}`,
    head: `M${at(end)} L${at({ x: neck.x + side.x, y: neck.y + side.y })} L${at({ x: neck.x - side.x, y: neck.y - side.y })} Z`,
  };
}

function middle({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Where the way from the middle of a box to a point leaves the box. */
function onEdge(box: Box, { x, y }: Point): Point {
  const centre = middle(box);
  const [dx, dy] = [x - centre.x, y - centre.y];
  const reach = Math.max(Math.abs(dx) / (box.width / 2 || 1), Math.abs(dy) / (box.height / 2 || 1));
  return reach <= 1 ? centre : { x: centre.x + dx / reach, y: centre.y + dy / reach };
}

function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

function at({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
