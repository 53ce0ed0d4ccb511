import { lazy, Suspense } from 'react';
import { useStore } from '../../../state/store.ts';
import { copPoint } from '../city/places.ts';
import { useChoosing, useTable } from '../table-context.ts';
import './hint-layer.css';
import { hinted } from './hinted.ts';

const HintSlip = lazy(() => import('./hint-slip.tsx'));

/** Whether a hint is open for the moment shown. It goes with the first choice. */
function useIsHinted(): boolean {
  const { snapshot, isActing } = useTable();
  const { selection } = useChoosing();
  const hint = useStore(hinted);
  return hint !== null && isActing && hint.seq === snapshot.seq && selection.parts.length === 0;
}

/** The slip at the foot of the map, while a hint is open. */
export function HintFoot() {
  const { snapshot } = useTable();
  if (!useIsHinted()) return null;
  return (
    <Suspense fallback={null}>
      <HintSlip key={snapshot.seq} />
    </Suspense>
  );
}

/** So wide is a letter of a tag, and so much stands around them. */
const LETTER = 7;
const AROUND = 10;

/** At each cop of the trip what deals with it. */
export function HintTags() {
  const { view, printed } = useTable();
  const hint = useStore(hinted);
  const isHinted = useIsHinted();
  if (!isHinted || hint === null) return null;
  return hint.tags.map(({ tile, cop, text, isWound }) => {
    const point = copPoint(view, printed, tile, cop);
    if (point === null) return null;
    const width = text.length * LETTER + AROUND;
    return (
      <g
        key={`${tile} ${cop}`}
        className={`ep-hint-tag ${isWound ? 'is-wound' : ''}`}
        transform={`translate(${point.x.toFixed(1)} ${(point.y + 18).toFixed(1)})`}
      >
        <g>
          <rect x={-width / 2} width={width} height="19" rx="3" />
          <text y="14.5" textAnchor="middle">
            {text}
          </text>
        </g>
      </g>
    );
  });
}
