import { markPath } from './model/curve.ts';
import type { MomentKind } from './model/moments.ts';

/** The sign of a moment: a circle is found, a diamond an error, an octagon a blunder; doubtful is an outline. */
export function MomentMark({
  kind,
  number,
  isInline = false,
}: {
  readonly kind: MomentKind;
  readonly number?: number;
  /** Within a drawing, around its zero. */
  readonly isInline?: boolean;
}) {
  const mark = (
    <g className={`review-mark is-${kind}`}>
      <path d={markPath(kind, 10.5)} />
      {number !== undefined && (
        <text y="5" textAnchor="middle">
          {number}
        </text>
      )}
    </g>
  );
  if (isInline) return mark;
  return (
    <svg className="review-mark-box" viewBox="-15 -15 30 30" aria-hidden="true">
      {mark}
    </svg>
  );
}
