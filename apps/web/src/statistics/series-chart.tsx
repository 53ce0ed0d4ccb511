import { type PointerEvent, useId, useState } from 'react';
import { ChartGrid } from '../end/chart-grid.tsx';
import { ChartSlider } from '../end/chart-slider.tsx';
import { useWidth } from '../end/use-width.ts';
import { INTERVAL } from '../review/model/staircase.ts';
import type { SeriesPoint } from './series.ts';
import { indexAt, type SeriesPicture, seriesPicture } from './series-geometry.ts';

/** A mark for each match with how far it may be off, and the line of the means. A pointer or the arrow keys choose a match. */
export function SeriesChart({
  points,
  look,
  label,
  axis,
  sayValue,
  sayPoint,
}: {
  readonly points: readonly SeriesPoint[];
  readonly look: 'share' | 'given' | 'luck';
  readonly label: string;
  readonly axis: string;
  readonly sayValue: (value: number) => string;
  readonly sayPoint: (point: SeriesPoint) => string;
}) {
  const [box, width] = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const picture = seriesPicture(points, width, sayValue);
  const { frame, ticks, x, y, line } = picture;
  const last = points.length - 1;
  const shown = Math.min(chosen ?? last, last);
  const onPoint = (event: PointerEvent<SVGSVGElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setChosen(indexAt(at, picture, points.length));
  };
  const say = (index: number) => {
    const point = points[index];
    return point === undefined ? '' : sayPoint(point);
  };
  return (
    <div className={`step-chart series-chart of-${look}`}>
      <div ref={box}>
        <svg
          width={width}
          height={frame.height}
          viewBox={`0 0 ${width} ${frame.height}`}
          aria-hidden="true"
          onPointerMove={onPoint}
          onPointerDown={onPoint}
          onPointerLeave={() => setChosen(null)}
        >
          <ChartGrid ticks={ticks} frame={frame} y={y} sayValue={sayValue} />
          {chosen !== null && (
            <path className="step-chart-moment" d={`M${x(shown)} ${frame.top}V${frame.height - frame.bottom}`} />
          )}
          {look !== 'share' && <Bars points={points} picture={picture} isHatched={look === 'luck'} />}
          <path className="step-chart-casing" d={line} />
          <path className="series-line" d={line} />
          {look === 'share' && <Dots points={points} picture={picture} />}
        </svg>
      </div>
      <div className="step-chart-axis">{axis}</div>
      <ChartSlider label={label} most={last} value={shown} say={say} onChoose={setChosen} />
    </div>
  );
}

interface Drawn {
  readonly points: readonly SeriesPoint[];
  readonly picture: SeriesPicture;
}

function Dots({ points, picture: { x, y } }: Drawn) {
  return points.map(({ match, own }, index) => (
    <circle key={match.key} className="series-dot" cx={x(index)} cy={y(own.value)} r={4} />
  ));
}

/** Bars stand on nothing. Luck is hatched, so that it is told from loss without its colour. */
function Bars({ points, picture: { x, y, bar }, isHatched }: Drawn & { readonly isHatched: boolean }) {
  const hatch = useId();
  return (
    <>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="series-hatch-ground" width="6" height="6" />
        <rect className="series-hatch" width="3" height="6" />
      </pattern>
      {points.map(({ match, own: { value, se } }, index) => (
        <g key={match.key}>
          <rect
            className={isHatched ? undefined : 'series-bar'}
            fill={isHatched ? `url(#${hatch})` : undefined}
            x={x(index) - bar / 2}
            y={Math.min(y(value), y(0))}
            width={bar}
            height={Math.max(1, Math.abs(y(value) - y(0)))}
          />
          <path className="series-whisker" d={`M${x(index)} ${y(value - INTERVAL * se)}V${y(value + INTERVAL * se)}`} />
        </g>
      ))}
    </>
  );
}
