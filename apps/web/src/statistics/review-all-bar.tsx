import { useEffect, useMemo } from 'react';
import { Button } from '../parts/button.tsx';
import { useStore } from '../state/store.ts';
import { useSay } from '../text/say.ts';
import type { PlayedMatch } from './played-match.ts';
import { ReviewAll, type ReviewOne } from './review-all.ts';
import { statisticsTexts } from './statistics.texts.ts';

/** The judge with its rules and bots is loaded when somebody wants it. */
function judgeWith(asked: number | null): ReviewOne {
  return async (...about) => (await import('./review-match.ts')).reviewMatch(asked)(...about);
}

/** Has the matches reviewed that have not been, one after another, for as long as the reader stays and wants it. */
export function ReviewAllBar({
  matches,
  asked,
  onReviewed,
}: {
  readonly matches: readonly PlayedMatch[];
  /** How many games are imagined for a value; `null` for what suits the game. */
  readonly asked: number | null;
  /** Called after each; the same function every time. */
  readonly onReviewed: () => void;
}) {
  const say = useSay(statisticsTexts);
  const all = useMemo(() => new ReviewAll(judgeWith(asked), onReviewed), [asked, onReviewed]);
  const { isRunning, done, failed, total, progress } = useStore(all.state);
  useEffect(() => all.stop, [all]);
  const missing = matches.filter(({ judged, isPlayable }) => judged === null && isPlayable);
  if (!isRunning && missing.length === 0) return null;
  return (
    <div className="panel page-panel stats-review-all">
      <div className="stats-review-words">
        <p role="status">
          {isRunning ? say('reviewing', { number: done + 1, total }) : say('missing', { count: missing.length })}
          {failed > 0 && ` ${say('notReviewed', { count: failed })}`}
        </p>
        <p className="stats-note">{say('reviewAllNote')}</p>
        {isRunning && <progress max={total} value={done + progress} aria-label={say('reviewProgress')} />}
      </div>
      {isRunning ? (
        <Button onClick={all.stop}>{say('stop')}</Button>
      ) : (
        <Button onClick={() => void all.start(missing)}>{say('reviewAll')}</Button>
      )}
    </div>
  );
}
