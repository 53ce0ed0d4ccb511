import { across, type Frame, type Scale, ticks, upwards } from '../end/chart-geometry.ts';
import { INTERVAL } from '../review/model/staircase.ts';
import type { SeriesPoint } from './series.ts';

/** Where everything of a series stands in its chart, in pixels. */
export interface SeriesPicture {
  readonly frame: Frame;
  readonly ticks: readonly number[];
  readonly x: Scale;
  readonly y: Scale;
  /** How wide a bar is. */
  readonly bar: number;
  /** The line of the means. */
  readonly line: string;
}

const HEIGHT = 220;
const TICK_LETTER = 6.5;
const WIDEST_BAR = 18;

/** A place for each match, from left to right; upwards as far as values with their errors go, nothing always among them. */
export function seriesPicture(
  points: readonly SeriesPoint[],
  width: number,
  sayValue: (value: number) => string,
): SeriesPicture {
  const ends = points.flatMap(({ own: { value, se } }) => [value - INTERVAL * se, value + INTERVAL * se]);
  const most = Math.max(...ends, 0);
  const least = Math.min(...ends, 0);
  // Where everything is small, lines stand at tenths.
  const unit = most - least < 8 ? 0.1 : 1;
  const marks = ticks(most / unit, 5, least / unit).map((tick) => tick * unit);
  const letters = Math.max(...marks.map((mark) => sayValue(mark).length));
  const frame = {
    width,
    height: HEIGHT,
    left: Math.max(34, 14 + letters * TICK_LETTER),
    right: 10,
    top: 12,
    bottom: 12,
  };
  const places = across(frame, points.length);
  const heights = upwards(frame, (marks.at(-1) ?? 1) / unit, (marks[0] ?? 0) / unit);
  const x: Scale = (index) => places(index + 0.5);
  const y: Scale = (value) => heights(value / unit);
  const line = points.map(({ mean }, index) => `${index === 0 ? 'M' : 'L'}${tenth(x(index))} ${tenth(y(mean.value))}`);
  const bar = Math.min(WIDEST_BAR, 0.6 * (places(1) - places(0)));
  return { frame, ticks: marks, x, y, bar, line: line.join('') };
}

/** The match nearest to a place in the chart. */
export function indexAt(at: number, { frame }: SeriesPicture, count: number): number {
  const index = Math.floor(((at - frame.left) / (frame.width - frame.left - frame.right)) * count);
  return Math.min(Math.max(index, 0), count - 1);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
