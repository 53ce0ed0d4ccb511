import type { LessonEntry } from '@stakeout/kernel';
import type { Ref } from 'react';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../routes/link.tsx';
import { ClauseChip } from '../table/clause-chip.tsx';
import { useSay } from '../text/say.ts';
import type { SpokenGame } from '../text/spoken.ts';
import { learnTexts } from './learn.texts.ts';
import type { LessonState } from './lesson-session.ts';

/** The voice of a lesson: one slip of paper, three sentences at most, and the ways on from it. */
export function LessonSlip({
  paper,
  game,
  entry,
  state,
  count,
  sentences,
  canShow,
  onShow,
  onGoOn,
  onBack,
  onAgain,
  next,
  back,
}: {
  /** Where the arrow begins. */
  readonly paper: Ref<HTMLElement>;
  readonly game: SpokenGame;
  readonly entry: LessonEntry;
  readonly state: LessonState;
  readonly count: number;
  readonly sentences: readonly string[];
  /** Whether the arrow can be asked for. */
  readonly canShow: boolean;
  readonly onShow: () => void;
  readonly onGoOn: () => void;
  readonly onBack: (() => void) | null;
  readonly onAgain: () => void;
  readonly next: string | null;
  readonly back: string | null;
}) {
  const say = useSay(learnTexts);
  const { stage, index, misses } = state;
  const isDone = stage === 'done';
  return (
    <aside
      ref={paper}
      className={`lesson-slip ${misses > 0 ? `is-missed-${misses % 2}` : ''}`}
      aria-label={say('voice')}
      data-testid="lesson"
      data-stage={stage}
    >
      <p className="lesson-slip-head">
        <span className="label">{isDone ? say('done') : say('step', { number: index + 1, all: count })}</span>
        {isDone && (
          <span className="lesson-stamp">
            <Icon name="check-mark" />
          </span>
        )}
      </p>
      <div className="lesson-said">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="lesson-slip-foot">
        <span className="lesson-clauses">
          {entry.clauses.map((clause) => (
            <ClauseChip key={clause} game={game} clause={clause} />
          ))}
        </span>
        {isDone ? (
          <>
            <Button onClick={onAgain}>{say('restart')}</Button>
            {back !== null && (
              <Link className="button primary" href={back}>
                {say('toGame')}
              </Link>
            )}
            {back === null && (
              <Link className="button primary" href={next ?? '/learn'}>
                {say(next === null ? 'toLibrary' : 'nextLesson')}
              </Link>
            )}
          </>
        ) : (
          <>
            {onBack !== null && <Button onClick={onBack}>{say('back')}</Button>}
            {canShow && <Button onClick={onShow}>{say('showMe')}</Button>}
            {stage === 'told' && (
              <Button look="primary" onClick={onGoOn}>
                {say('goOn')}
              </Button>
            )}
          </>
        )}
      </div>
    </aside>
  );
}
