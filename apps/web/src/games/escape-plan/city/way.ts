import { type Point, pair } from './geometry.ts';

/** A smooth line along these points; it begins and ends on them and bends around those between. */
export function wayPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return '';
  const bends = rest
    .slice(0, -1)
    .map((point, index) => `Q${pair(point)} ${pair(halfWay(point, rest[index + 1] ?? last))}`);
  const start = rest.length > 1 ? `L${pair(halfWay(first, rest[0] ?? last))}` : '';
  return `M${pair(first)}${start}${bends.join('')}L${pair(last)}`;
}

/** An arrow's line from one piece to another, bowed to the side so that it does not lie over a road. */
export function bowPath(from: Point, to: Point): string {
  const middle = halfWay(from, to);
  const control = { x: middle.x - (to.y - from.y) * 0.18, y: middle.y + (to.x - from.x) * 0.18 };
  return `M${pair(from)}Q${pair(control)} ${pair(to)}`;
}

function halfWay(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
