import { useMemo } from 'react';
import type { Move } from '../session/session.ts';
import { marksOf } from './marks.ts';

/** The whole match as a line: small ticks where turns begin, red ones where something hot happened. */
export function Scrubber({
  step,
  moves,
  label,
  valueText,
  onStep,
}: {
  readonly step: number;
  readonly moves: readonly Move[];
  readonly label: string;
  readonly valueText: string;
  readonly onStep: (step: number) => void;
}) {
  const marks = useMemo(() => marksOf(moves), [moves]);
  const length = moves.length;
  return (
    <div className="replay-scrubber">
      <svg viewBox={`0 0 ${Math.max(length, 1)} 20`} preserveAspectRatio="none" aria-hidden="true">
        <path className="replay-track" d={`M0 10H${length}`} />
        <path className="replay-track past" d={`M0 10H${step}`} />
        {marks.map((mark) => (
          <path
            key={mark.step}
            className={`replay-mark ${mark.kind}`}
            d={mark.kind === 'hot' ? `M${mark.step} 0V20` : `M${mark.step} 6V14`}
          />
        ))}
      </svg>
      <input
        type="range"
        min={0}
        max={length}
        value={step}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onStep(Number(event.target.value))}
      />
    </div>
  );
}
