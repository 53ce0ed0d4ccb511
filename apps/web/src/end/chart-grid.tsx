import './step-chart.css';
import type { Frame, Scale } from './chart-geometry.ts';

/** The lines across a chart, each with its value beside the axis; the one of nothing is stronger. */
export function ChartGrid({
  ticks,
  frame,
  y,
  sayValue,
}: {
  readonly ticks: readonly number[];
  readonly frame: Frame;
  readonly y: Scale;
  readonly sayValue: (value: number) => string;
}) {
  return ticks.map((tick) => (
    <g key={tick}>
      <path
        className={`step-chart-grid ${tick === 0 ? 'zero' : ''}`}
        d={`M${frame.left} ${y(tick)}H${frame.width - frame.right}`}
      />
      <text className="step-chart-tick" x={frame.left - 8} y={y(tick) + 4} textAnchor="end">
        {sayValue(tick)}
      </text>
    </g>
  ));
}
