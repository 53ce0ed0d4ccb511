import './chance-bar.css';
import { plain } from './model/number-words.ts';

/** A chance in words, as a number and as a bar with its interval. */
export function ChanceBar({
  look,
  label,
  text,
  value,
  about,
  most,
  score,
}: {
  readonly look: 'played' | 'better' | 'tried';
  readonly label: string;
  readonly text: string;
  readonly value: number;
  readonly about: number;
  /** The greater of those that are compared. */
  readonly most: number;
  readonly score: string | null;
}) {
  // The longer bar takes three quarters: its interval needs room.
  const scale = (points: number) => Math.min(100, Math.max(0, (75 * points) / Math.max(1, most)));
  const [least, greatest] = [scale(value - about), scale(value + about)];
  return (
    <div className={`review-chance is-${look}`}>
      <p>
        <span className="label">{label}</span>
        {text}
        {score !== null && <small> · {score}</small>}
      </p>
      <b className="numeral">{plain(Math.max(0, value))}%</b>
      <span className="review-chance-bar" aria-hidden="true">
        <i style={{ width: `${scale(value)}%` }} />
        {about > 0 && <u style={{ left: `${least}%`, width: `${greatest - least}%` }} />}
      </span>
    </div>
  );
}
