import './step-chart.css';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { PlayerSymbol, seatClass } from '../parts/player-symbol.tsx';
import { across, type Frame, type Point, spread, stepPath, ticks, upwards, valueAt } from './chart-geometry.ts';
import { ChartGrid } from './chart-grid.tsx';
import { ChartSlider } from './chart-slider.tsx';
import { useWidth } from './use-width.ts';

export interface Line {
  readonly seat: number;
  readonly name: string;
  /** For whoever is no player: the class that sets their colours, and their sign in a box of 24 by 24. */
  readonly look?: { readonly className: string; readonly sign: ReactNode };
  readonly points: readonly Point[];
}

/** A place on the horizontal axis with a word of its own; `hot` ones are red. */
export interface ChartMark {
  readonly x: number;
  readonly label: string;
  readonly isHot: boolean;
}

const HEIGHT = 280;
const LABEL_GAP = 20;
/** About how wide a figure is, beside the axis and beside the ends of the lines. */
const TICK_LETTER = 6.5;
const VALUE_LETTER = 9;
/** Symbols along a line, so that lines are told apart without their colours. */
const SYMBOL = 11;

/**
 * A line for each player, with their symbol on it and their name at its end. A pointer, a finger or the arrow keys on the
 * slider under it choose a moment, and the values at that moment are told.
 */
export function StepChart({
  lines,
  most,
  marks,
  axis,
  momentLabel,
  sayMoment,
  sayValue = String,
}: {
  readonly lines: readonly Line[];
  /** Where the horizontal axis ends. */
  readonly most: number;
  readonly marks: readonly ChartMark[];
  readonly axis: ReactNode;
  readonly momentLabel: string;
  readonly sayMoment: (x: number) => string;
  readonly sayValue?: (value: number) => string;
}) {
  const [box, width] = useWidth();
  const [moment, setMoment] = useState<number | null>(null);
  const isNarrow = width < 480;
  const values = lines.flatMap(({ points }) => points.map(({ y }) => y));
  const scaleTicks = ticks(Math.max(...values, 1), 5, Math.min(...values, 0));
  const letters = Math.max(...[...values, ...scaleTicks].map((value) => sayValue(value).length));
  const left = Math.max(34, 14 + letters * TICK_LETTER);
  const valueWidth = Math.max(23, 4 + letters * VALUE_LETTER);
  const frame: Frame = {
    width,
    height: HEIGHT,
    left,
    right: valueWidth + (isNarrow ? 23 : 95),
    top: 16,
    bottom: 28,
  };
  const x = across(frame, most);
  const y = upwards(frame, scaleTicks.at(-1) ?? 1, scaleTicks[0]);
  const ends = lines.map(({ points }) => y(points.at(-1)?.y ?? 0));
  const labels = spread(ends, LABEL_GAP, frame.top, HEIGHT - frame.bottom);
  const shown = moment ?? most;

  const onPoint = (event: PointerEvent<SVGSVGElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const value = Math.round(((at - frame.left) / (width - frame.left - frame.right)) * most);
    setMoment(Math.min(Math.max(value, 0), most));
  };

  return (
    <div className="step-chart">
      <div ref={box}>
        <svg
          width={width}
          height={HEIGHT}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          aria-hidden="true"
          onPointerMove={onPoint}
          onPointerDown={onPoint}
          onPointerLeave={() => setMoment(null)}
        >
          <ChartGrid ticks={scaleTicks} frame={frame} y={y} sayValue={sayValue} />
          {marks.map((mark) => (
            <g key={`${mark.x} ${mark.label}`} className={`step-chart-marked ${mark.isHot ? 'hot' : ''}`}>
              <path className="step-chart-mark" d={`M${x(mark.x)} ${frame.top}V${HEIGHT - frame.bottom}`} />
              <text className="step-chart-mark-label" x={x(mark.x)} y={HEIGHT - frame.bottom + 17} textAnchor="middle">
                {mark.label}
              </text>
            </g>
          ))}
          {moment !== null && (
            <path className="step-chart-moment" d={`M${x(moment)} ${frame.top}V${HEIGHT - frame.bottom}`} />
          )}
          {lines.map((line) => (
            <g key={line.seat} className={classOf(line)}>
              <path className="step-chart-casing" d={stepPath(line.points, x, y)} />
              <path className="step-chart-line" d={stepPath(line.points, x, y)} />
            </g>
          ))}
          {lines.map((line, index) => (
            <g key={line.seat} className={`step-chart-symbols ${classOf(line)}`}>
              {line.points.slice(1, -1).map((point) => (
                <SymbolAt key={`${point.x} ${point.y}`} line={line} x={x(point.x)} y={y(point.y)} />
              ))}
              {moment !== null && <SymbolAt line={line} x={x(moment)} y={y(valueAt(line.points, moment))} large />}
              <SymbolAt line={line} x={width - frame.right + 9} y={labels[index] ?? 0} large />
              <text className="step-chart-value" x={width - frame.right + 19} y={(labels[index] ?? 0) + 5.5}>
                {sayValue(valueAt(line.points, shown))}
              </text>
              {!isNarrow && (
                <text
                  className="step-chart-name"
                  x={width - frame.right + 19 + valueWidth}
                  y={(labels[index] ?? 0) + 5}
                >
                  {shortened(line.name)}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <div className="step-chart-axis">{axis}</div>
      <ChartSlider label={momentLabel} most={most} value={shown} say={sayMoment} onChoose={setMoment} />
    </div>
  );
}

function classOf({ seat, look }: Line): string {
  return look?.className ?? seatClass(seat);
}

function SymbolAt({
  line: { seat, look },
  x,
  y,
  large = false,
}: {
  readonly line: Line;
  readonly x: number;
  readonly y: number;
  readonly large?: boolean;
}) {
  const size = large ? SYMBOL + 3 : SYMBOL;
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="-2 -2 28 28" aria-hidden="true">
      {look === undefined ? <PlayerSymbol seat={seat} /> : look.sign}
    </svg>
  );
}

/** The margin has room for so many letters; the full name stands in the ranking. */
const LETTERS = 11;

function shortened(name: string): string {
  return name.length > LETTERS ? `${name.slice(0, LETTERS - 1).trim()}…` : name;
}
