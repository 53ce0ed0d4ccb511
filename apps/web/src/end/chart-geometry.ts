/** The measures of a chart of steps: values that stay as they are until they change. All in pixels and plain numbers. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type Scale = (value: number) => number;

/** Puts 0 to `most` onto the width between the frame's margins, from left to right. */
export function across({ width, left, right }: Frame, most: number): Scale {
  return (value) => left + (value / Math.max(most, 1)) * (width - left - right);
}

/** Puts `least` to `most` onto the height between the frame's margins, from the bottom up. */
export function upwards({ height, top, bottom }: Frame, most: number, least = 0): Scale {
  return (value) => height - bottom - ((value - least) / Math.max(most - least, 1)) * (height - top - bottom);
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/**
 * Round numbers, 0 among them, from the last that is not above `least` up to the first that is not below `most`, about as many
 * as asked for.
 */
export function ticks(most: number, about: number, least = 0): readonly number[] {
  const step = STEPS.find((candidate) => (most - least) / candidate <= about) ?? Math.ceil((most - least) / about);
  const above = Math.max(1, Math.ceil(most / step));
  const below = Math.ceil(-least / step);
  return Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step);
}

/** The line of a series: level until a value changes, then straight up or down. */
export function stepPath(points: readonly Point[], x: Scale, y: Scale): string {
  return points
    .map((point, index) =>
      index === 0 ? `M${round(x(point.x))} ${round(y(point.y))}` : `H${round(x(point.x))}V${round(y(point.y))}`,
    )
    .join('');
}

/** The value of a series at a place between its points. */
export function valueAt(points: readonly Point[], x: number): number {
  let value = points[0]?.y ?? 0;
  for (const point of points) if (point.x <= x) value = point.y;
  return value;
}

/**
 * Moves labels apart that would lie on top of each other: as little as possible, keeping their order, within the bounds.
 */
export function spread(places: readonly number[], gap: number, least: number, most: number): readonly number[] {
  const order = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const result = places.map((place) => Math.min(Math.max(place, least), most));
  for (const [index, label] of order.entries()) {
    const before = order[index - 1];
    if (before !== undefined) result[label] = Math.max(result[label] ?? 0, (result[before] ?? 0) + gap);
  }
  // What was pushed out at the end pushes back.
  let limit = most;
  for (const label of order.toReversed()) {
    result[label] = Math.min(result[label] ?? 0, limit);
    limit = (result[label] ?? 0) - gap;
  }
  return result;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
