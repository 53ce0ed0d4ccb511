import type { Box, Point } from './geometry.ts';

/** Where the name of a location stands while the map is seen from afar, when names are as large as tiles allow. */
export type LabelPlace = Place | `${Place} crowded`;

type Place = 'below' | 'above' | 'left' | 'right';

export interface Labelled {
  readonly point: Point;
  readonly name: string;
  /** Businesses, safe houses and exits: robbers go there for their plan, so their names come first. */
  readonly isGoal: boolean;
}

/** The size of names from afar and from very far, in units of the map, and how wide a letter is in it. */
const LETTERS = 26;
const LARGEST_LETTERS = 36;
const LETTER_WIDTH = 0.4;
/** How far the drawing of a location reaches. */
const MARK = 16;
/** Of a name that lies under flags by more than this share nobody reads the rest. */
const READABLE = 0.12;
/** Where the middle of a name's base line is, from its location; `pieces.css` moves it there. The best comes first. */
const PLACES: readonly (readonly [place: Place, x: number, y: number])[] = [
  ['below', 0, 34],
  ['above', 0, -23],
  ['left', -30, 34],
  ['right', 30, 34],
];

/**
 * From afar neighbouring names would lie over each other. A name that would lie over another, or over another location, goes
 * above its own or aside; one that has no room there either, for the large letters of very far, is crowded out. Cops and the flags of
 * the own plan lie over names.
 */
export function labelPlaces(
  labels: readonly Labelled[],
  cops: readonly Point[] = [],
  flags: readonly Box[] = [],
): readonly LabelPlace[] {
  const places: LabelPlace[] = labels.map(() => 'below');
  const marks = [...labels.map(({ point }) => point), ...cops].map(around);
  const written: Box[] = [];
  const large: Box[] = [];
  const order = labels.map((_, index) => index).sort((one, other) => rank(labels[one]) - rank(labels[other]));
  for (const index of order) {
    const label = labels[index];
    if (label === undefined) continue;
    const others = marks.filter((_, mark) => mark !== index);
    const tried = PLACES.map(([place, x, y]) => {
      const area = areaOf(label, x, y);
      const onNames = covered(area, written);
      return { place, x, y, area, onNames, cost: (onNames + covered(area, flags)) * 3 + covered(area, others) };
    });
    const [best] = tried.sort((one, other) => one.cost - other.cost);
    if (best === undefined) continue;
    const fromVeryFar = areaOf(label, best.x, best.y, LARGEST_LETTERS);
    const isHidden = covered(fromVeryFar, flags) > READABLE * sizeOf(fromVeryFar);
    const isCrowded = best.onNames > 0 || isHidden || covered(fromVeryFar, large) > 0;
    places[index] = isCrowded ? `${best.place} crowded` : best.place;
    if (best.onNames === 0) written.push(best.area);
    if (!isCrowded) large.push(fromVeryFar);
  }
  return places;
}

function rank(label: Labelled | undefined): number {
  return label?.isGoal === true ? 0 : 1;
}

function around({ x, y }: Point): Box {
  return { left: x - MARK, top: y - MARK, right: x + MARK, bottom: y + MARK };
}

function areaOf({ point, name }: Labelled, x: number, y: number, letters = LETTERS): Box {
  const half = (name.length * letters * LETTER_WIDTH) / 2;
  const [middle, baseline] = [point.x + x, point.y + y];
  return { left: middle - half, top: baseline - letters * 0.7, right: middle + half, bottom: baseline + 2 };
}

function sizeOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

function covered(area: Box, others: readonly Box[]): number {
  let sum = 0;
  for (const { left, top, right, bottom } of others) {
    const width = Math.min(area.right, right) - Math.max(area.left, left);
    const height = Math.min(area.bottom, bottom) - Math.max(area.top, top);
    if (width > 0 && height > 0) sum += width * height;
  }
  return sum;
}
