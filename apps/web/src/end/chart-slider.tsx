import './step-chart.css';

/** Chooses a place of a chart by the arrow keys, and tells what is there. */
export function ChartSlider({
  label,
  most,
  value,
  say,
  onChoose,
}: {
  readonly label: string;
  /** Where the horizontal axis ends; it begins at 0. */
  readonly most: number;
  readonly value: number;
  readonly say: (value: number) => string;
  readonly onChoose: (value: number) => void;
}) {
  return (
    <>
      <label className="step-chart-slider">
        <span className="label">{label}</span>
        <input
          type="range"
          min={0}
          max={most}
          value={value}
          aria-valuetext={say(value)}
          onChange={(event) => onChoose(Number(event.target.value))}
        />
      </label>
      <p className="step-chart-readout">{say(value)}</p>
    </>
  );
}
