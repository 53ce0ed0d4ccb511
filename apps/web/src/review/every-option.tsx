import './every-option.css';
import type { ReviewedDecision } from '@stakeout/bots/judge';
import type { GameReview } from '../games/front.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useSay } from '../text/say.ts';
import { isSame } from './model/is-same.ts';
import { about, plain } from './model/number-words.ts';
import { INTERVAL } from './model/staircase.ts';
import { reviewTexts } from './review.texts.ts';
import type { ReviewWords } from './use-review-words.ts';

/** All that was weighed at a decision, best first. */
export function EveryOption({
  decision: { step, lines, played },
  words,
  score,
  onClose,
}: {
  readonly decision: ReviewedDecision;
  readonly words: ReviewWords;
  readonly score: GameReview['scoreOf'];
  readonly onClose: () => void;
}) {
  const say = useSay(reviewTexts);
  return (
    <Dialog title={say('everyOption')} onClose={onClose} className="review-options">
      <h2>{say('everyOption')}</h2>
      <div className="end-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{say('option')}</th>
              <th scope="col">{say('chance')}</th>
              {score !== undefined && <th scope="col">{say('score')}</th>}
              <th scope="col">{say('games')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={JSON.stringify(line.actions)} className={isSame(line.actions, played) ? 'is-played' : ''}>
                <th scope="row">
                  {words.sayLine(step, line.actions)}
                  {isSame(line.actions, played) && <b> · {say('played')}</b>}
                </th>
                <td>
                  {plain(Math.max(0, line.value))}% <small>± {about(INTERVAL * line.se)}</small>
                </td>
                {score !== undefined && <td>{score(line.score, words.language)}</td>}
                <td>{line.visits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button look="ghost" onClick={onClose}>
        {say('close')}
      </Button>
    </Dialog>
  );
}
