import type { Mark } from './marks.ts';

/** From where to where a mark goes. */
const SPANS: Readonly<Record<Mark['kind'], string>> = { turn: '6V14', hurt: '5V15', day: '1V19', hot: '0V20' };

/** The whole match as a line: small ticks where turns begin, larger ones for days, red ones where something hot happened. */
export function Scrubber({
  step,
  length,
  marks,
  label,
  valueText,
  onStep,
}: {
  readonly step: number;
  readonly length: number;
  readonly marks: readonly Mark[];
  readonly label: string;
  readonly valueText: string;
  readonly onStep: (step: number) => void;
}) {
  return (
    <div className="replay-scrubber">
      <svg viewBox={`0 0 ${Math.max(length, 1)} 20`} preserveAspectRatio="none" aria-hidden="true">
        <path className="replay-track" d={`M0 10H${length}`} />
        <path className="replay-track past" d={`M0 10H${step}`} />
        {marks.map((mark) => (
          <path key={mark.step} className={`replay-mark ${mark.kind}`} d={`M${mark.step} ${SPANS[mark.kind]}`} />
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
