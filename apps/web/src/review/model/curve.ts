import type { CurvePoint, Review, ReviewedDecision } from '@stakeout/bots/judge';
import type { Frame, Scale } from '../../end/chart-geometry.ts';
import { across, upwards } from '../../end/chart-geometry.ts';
import type { MomentKind } from './moments.ts';
import { INTERVAL } from './staircase.ts';

/** A place on the curve: how many moves had been made, and the chance there. */
export interface Spot {
  readonly step: number;
  readonly value: number;
  readonly about: number;
}

/** A decision on the curve: the chance with the best, and with what was played. */
export interface Turning extends Spot {
  readonly after: number;
  readonly isFault: boolean;
}

export interface Curve {
  readonly spots: readonly Spot[];
  readonly turnings: readonly Turning[];
  /** The greatest value that the axis shows, a whole quarter. */
  readonly most: number;
}

/** The chance from the start to the end, as far as it has been judged. */
export function curveOf(
  decisions: readonly ReviewedDecision[],
  ends: { readonly start: Spot; readonly end: Spot } | null,
): Curve {
  const turnings = decisions.map(({ step, chance, loss, label }) => ({
    step,
    value: chance.value,
    about: INTERVAL * chance.se,
    after: chance.value - Math.max(0, loss),
    isFault: label !== null && label !== 'as good',
  }));
  const spots = turnings.flatMap(({ step, value, about, after }) => [
    { step, value, about },
    { step, value: after, about },
  ]);
  const all = ends === null ? spots : [ends.start, ...spots, ends.end];
  const highest = Math.max(25, ...all.map(({ value, about }) => value + about));
  return { spots: all, turnings, most: Math.min(100, Math.ceil(highest / 25) * 25) };
}

/** Start and end of a whole review; the last step is the length of the match. */
export function endsOf({ curve, books }: Review, length: number): { readonly start: Spot; readonly end: Spot } {
  const [first] = curve as readonly [CurvePoint, ...CurvePoint[]];
  return {
    start: { step: 0, value: first.value, about: INTERVAL * first.se },
    end: { step: length, value: books.result, about: 0 },
  };
}

export interface CurveShape {
  readonly x: Scale;
  readonly y: Scale;
  readonly line: string;
  readonly band: string;
}

export function shapeOf({ spots, most }: Curve, frame: Frame, length: number): CurveShape {
  const x = across(frame, length);
  const y = upwards(frame, most);
  const clipped = (value: number) => y(Math.min(Math.max(value, 0), most));
  const line = spots.map(({ step, value }) => pair(x(step), clipped(value)));
  const above = spots.map(({ step, value, about }) => pair(x(step), clipped(value + about)));
  const below = spots.map(({ step, value, about }) => pair(x(step), clipped(value - about)));
  return { x, y, line: line.join(' '), band: [...above, ...below.toReversed()].join(' ') };
}

/** The mark of a moment around its middle: a circle is found, a diamond an error, an octagon a blunder. */
export function markPath(kind: MomentKind, size: number): string {
  const s = size;
  if (kind === 'found') return `M${-s} 0a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0Z`;
  if (kind !== 'blunder') return `M0 ${-s * 1.25} ${s * 1.25} 0 0 ${s * 1.25} ${-s * 1.25} 0Z`;
  const c = s * 0.45;
  return `M${-c} ${-s}H${c}L${s} ${-c}V${c}L${c} ${s}H${-c}L${-s} ${c}V${-c}Z`;
}

function pair(x: number, y: number): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
