import { memo } from 'react';
import { seatClass } from '../../../parts/player-symbol.tsx';
import { symbolPath } from './location-mark.tsx';
import type { PawnPlace } from './places.ts';

const BODY =
  'M0-17.3a7.5 7.5 0 0 1 4.9 13.1C9.8-2.3 10.9 4.6 11.5 12.7H-11.5C-10.9 4.6-9.8-2.3-4.9-4.2A7.5 7.5 0 0 1 0-17.3Z';

/** A robber, Inspector Sandra or Lieutenant Costa. The inner group is what moves when it is played. */
export const RobberMark = memo(function RobberMark({
  pawn,
  seats,
  place,
  isOwn,
  isToAvoid,
}: {
  readonly pawn: number;
  readonly seats: number;
  readonly place: PawnPlace;
  readonly isOwn: boolean;
  readonly isToAvoid: boolean;
}) {
  const isRobber = pawn < seats;
  return (
    <g
      className={`ep-map-pawn ${isRobber ? seatClass(pawn) : pawn === seats ? 'is-sandra' : 'is-costa'}`}
      transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)})`}
      data-pawn={pawn}
    >
      <g className="ep-mover">
        <g transform={`scale(${place.scale})`}>
          {isToAvoid && <circle className="ep-heat-ring" cy="-2" r="23" />}
          {isOwn ? (
            <ellipse className="ep-own-ring" cy="11.5" rx="17" ry="7" />
          ) : (
            <ellipse className="ep-foot" cy="12.5" rx="13" ry="4" />
          )}
          <path className="ep-body" d={BODY} />
          {isRobber ? (
            <path className="ep-body-symbol" d={symbolPath(pawn)} transform="translate(0 4.2)" />
          ) : (
            <>
              <circle className="ep-body-disc" cy="-3" r="13" />
              <use
                className="ep-body-icon"
                href={`/icons.svg#${pawn === seats ? 'sherlock-holmes' : 'police-badge'}`}
                x="-9.5"
                y="-12.5"
                width="19"
                height="19"
              />
            </>
          )}
        </g>
      </g>
    </g>
  );
});
