import type { Box, Size } from '../table/motion/pose.ts';

/** Something that must be seen as well; covering it is so many times as bad as covering a plain thing. */
export interface Sight extends Box {
  readonly weight: number;
}

export interface Point {
  readonly left: number;
  readonly top: number;
}

const GAP = 12;
const EDGE = 8;
/** How fine the screen is searched for a free place. */
const GRID = 32;
/** Covering what the card speaks of is worse than covering something else. */
const ANCHOR = 4;
/** A card stays where it stands unless another place is clearly better: by this factor, and by so many square pixels. */
const CLEARLY = 1.25;
const NOTICEABLY = 1500;

/**
 * Where a card of this size stands beside something: where it covers least of it, and of what else must be seen, such as the
 * prompt. Of places equally good the nearest to it is taken; right and left come first. On ground it may lie where nothing else does.
 * Whoever reads it follows it badly: it does not leave where it stands for a little.
 */
export function placeBeside(
  anchor: Box,
  card: Size,
  screen: Size,
  others: readonly Sight[] = [],
  isGround = false,
  standing: Point | null = null,
): Point {
  const places = candidates(anchor, card, screen);
  const around = grown(anchor, GAP);
  const costOf = (place: Point): number => {
    const box = { ...place, ...card };
    const besides = others.reduce((sum, other) => sum + other.weight * overlap(box, other), 0);
    const covered = (isGround ? 0 : ANCHOR * overlap(box, around)) + besides;
    return covered + distance(box, anchor) / 100;
  };
  let best: Point = places[0] ?? { left: EDGE, top: EDGE };
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const cost = costOf(place);
    if (cost >= least) continue;
    least = cost;
    best = place;
  }
  if (standing === null || !isOnScreen(standing, card, screen)) return best;
  return costOf(standing) <= least * CLEARLY + NOTICEABLY ? standing : best;
}

function isOnScreen({ left, top }: Point, { width, height }: Size, screen: Size): boolean {
  return left >= 0 && top >= 0 && left + width <= screen.width && top + height <= screen.height;
}

/** The four sides, in the middle of each and at its ends; then places all over the screen. */
function candidates(anchor: Box, card: Size, screen: Size): readonly Point[] {
  const columns = placesAlong(anchor.left, anchor.width, card.width);
  const rows = placesAlong(anchor.top, anchor.height, card.height);
  const points = [
    ...rows.along.flatMap((top) => [columns.after, columns.before].map((left) => ({ left, top }))),
    ...columns.along.flatMap((left) => [rows.before, rows.after].map((top) => ({ left, top }))),
  ];
  for (let top = EDGE; top < screen.height; top += GRID) {
    for (let left = EDGE; left < screen.width; left += GRID) points.push({ left, top });
  }
  return points.map(({ left, top }) => ({
    left: clamp(left, EDGE, screen.width - card.width - EDGE),
    top: clamp(top, EDGE, screen.height - card.height - EDGE),
  }));
}

/** Before and after something, and along it: at its middle, its beginning and its end. */
function placesAlong(start: number, length: number, card: number) {
  return {
    before: start - GAP - card,
    after: start + length + GAP,
    along: [start + length / 2 - card / 2, start, start + length - card],
  };
}

function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function distance(one: Box, other: Box): number {
  const x = one.left + one.width / 2 - other.left - other.width / 2;
  const y = one.top + one.height / 2 - other.top - other.height / 2;
  return Math.hypot(x, y);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
