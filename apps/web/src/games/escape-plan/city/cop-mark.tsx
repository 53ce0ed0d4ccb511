import { memo } from 'react';
import { CopFigure, copClass } from '../cards/cop-badge.tsx';
import type { Point } from './geometry.ts';

/** A cop on its tile. The inner group is what moves when it is played. */
export const CopMark = memo(function CopMark({
  tile,
  cop,
  point,
  isToAvoid,
}: {
  readonly tile: number;
  readonly cop: number;
  readonly point: Point;
  readonly isToAvoid: boolean;
}) {
  return (
    <g
      className="ep-map-cop"
      transform={`translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})`}
      data-cop={`${tile}:${cop}`}
    >
      <g className="ep-mover">
        {isToAvoid && <circle className="ep-heat-ring" r="22" />}
        <ellipse className="ep-foot" cy="15" rx="11" ry="3.5" />
        <g className={copClass(cop)}>
          <CopFigure cop={cop} />
        </g>
      </g>
    </g>
  );
});
