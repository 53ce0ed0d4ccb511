import type { Point } from './geometry.ts';

/** Where the name of a location stands while the map is seen from afar, when names are as large as tiles allow. */
export type LabelPlace = 'below' | 'above' | 'crowded';

export interface Labelled {
  readonly point: Point;
  readonly name: string;
  /** Businesses, safe houses and exits: robbers go there for their plan, so their names come first. */
  readonly isGoal: boolean;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The size of names from afar, in units of the map, and how wide a letter is in it. */
const LETTERS = 23;
const LETTER_WIDTH = 0.4;
/** How far the drawing of a location reaches. */
const MARK = 16;
const BASELINES = { below: 34, above: -23 } as const;

/**
 * From afar neighbouring names would lie over each other. A name that would lie over another, or over another location, goes
 * above its own; one that has no room there either is crowded out from very far.
 */
export function labelPlaces(labels: readonly Labelled[]): readonly LabelPlace[] {
  const places: LabelPlace[] = labels.map(() => 'below');
  const marks = labels.map(({ point: { x, y } }) => around(x, y));
  const written: Area[] = [];
  const order = labels.map((_, index) => index).sort((one, other) => rank(labels[one]) - rank(labels[other]));
  for (const index of order) {
    const label = labels[index];
    if (label === undefined) continue;
    const others = marks.filter((_, mark) => mark !== index);
    const costs = (['below', 'above'] as const).map((place) => {
      const area = areaOf(label, place);
      return { place, area, onNames: covered(area, written), onMarks: covered(area, others) };
    });
    const [best] = costs.sort((one, other) => one.onNames * 3 + one.onMarks - (other.onNames * 3 + other.onMarks));
    if (best === undefined) continue;
    places[index] = best.onNames > 0 ? 'crowded' : best.place;
    if (best.onNames === 0) written.push(best.area);
  }
  return places;
}

function rank(label: Labelled | undefined): number {
  return label?.isGoal === true ? 0 : 1;
}

function around(x: number, y: number): Area {
  return { left: x - MARK, top: y - MARK, right: x + MARK, bottom: y + MARK };
}

function areaOf({ point: { x, y }, name }: Labelled, place: 'below' | 'above'): Area {
  const half = (name.length * LETTERS * LETTER_WIDTH) / 2;
  const baseline = y + BASELINES[place];
  return { left: x - half, top: baseline - LETTERS * 0.7, right: x + half, bottom: baseline + 2 };
}

function covered(area: Area, others: readonly Area[]): number {
  let sum = 0;
  for (const { left, top, right, bottom } of others) {
    const width = Math.min(area.right, right) - Math.max(area.left, left);
    const height = Math.min(area.bottom, bottom) - Math.max(area.top, top);
    if (width > 0 && height > 0) sum += width * height;
  }
  return sum;
}
