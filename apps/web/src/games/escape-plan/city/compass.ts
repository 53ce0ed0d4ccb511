import type { City } from '@stakeout/escape-plan';
import { type Cell, cellCentre, centreOf, neighboursOf } from './geometry.ts';

/** Clockwise from the east, as angles grow on a screen. */
const COMPASS = ['east', 'southEast', 'south', 'southWest', 'west', 'northWest', 'north', 'northEast'] as const;
export type Compass = (typeof COMPASS)[number];

/** Where a free cell lies, seen from the middle of the tiles beside it: two tiles share two cells, on opposite sides. */
export function compassOf(city: City, cell: Cell): Compass {
  const beside = neighboursOf(city, cell).map((tile) => centreOf(city, tile));
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const { x, y } = cellCentre(cell);
  const angle = Math.atan2(y - mean(beside.map((point) => point.y)), x - mean(beside.map((point) => point.x)));
  const eighth = Math.round(angle / (Math.PI / 4));
  return COMPASS[(eighth + COMPASS.length) % COMPASS.length] ?? 'north';
}
