import { useSay } from '../text/say.ts';
import { useDaysInARow } from './kept-tries.ts';
import { puzzlesTexts } from './puzzles.texts.ts';

/** Three numbers beside a puzzle: how strong its solver is, how hard it is, and how long things have gone well. */
export function Figures({
  rating,
  change,
  ofPuzzle,
}: {
  readonly rating: number;
  /** What the try has changed; `null` where it changed nothing, or there was none yet. */
  readonly change: number | null;
  readonly ofPuzzle: number;
}) {
  const say = useSay(puzzlesTexts);
  const days = useDaysInARow();
  return (
    <dl className="puzzle-figures">
      <div>
        <dt>{say('yourRating')}</dt>
        <dd className="numeral">
          {Math.round(rating)}
          {change !== null && (
            <small className={change < 0 ? 'is-less' : 'is-more'}>
              {change < 0 ? '−' : '+'}
              {Math.abs(Math.round(change))}
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>{say('thisPuzzle')}</dt>
        <dd className="numeral">{ofPuzzle}</dd>
      </div>
      <div>
        <dt>{say('days')}</dt>
        <dd className="numeral">{days}</dd>
      </div>
    </dl>
  );
}
