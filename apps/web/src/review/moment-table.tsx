import './moment-table.css';
import { useMemo, useState } from 'react';
import type { GameReview, MarkedLine } from '../games/front.ts';
import { OpenTable } from '../replay/open-table.tsx';
import type { Film, Recording } from '../replay/recording.ts';
import { useSessionAt } from '../replay/use-session-at.ts';
import { GameTable } from '../table-page/game-table.tsx';
import { useSay } from '../text/say.ts';
import type { Attempt } from './attempt.ts';
import type { Moment } from './model/moments.ts';
import { reviewTexts } from './review.texts.ts';
import type { ReviewWords } from './use-review-words.ts';

/** The real table, as the seat saw it: with what was played and what is better marked on it, or to choose on again. */
export function MomentTable({
  recording,
  film,
  seat,
  parts,
  words,
  moment,
  isOpen,
  attempt,
  onDecided,
}: {
  readonly recording: Recording;
  readonly film: Film;
  readonly seat: number;
  readonly parts: GameReview;
  readonly words: ReviewWords;
  readonly moment: Moment;
  /** Whether the true cards lie open. */
  readonly isOpen: boolean;
  readonly attempt: Attempt | null;
  readonly onDecided: (line: readonly unknown[]) => void;
}) {
  const say = useSay(reviewTexts);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { step, played, best } = moment.decision;
  const isChoosing = attempt?.stage === 'choosing';
  const names = useMemo(() => recording.seats.map((_, of) => words.nameOf(of)), [recording, words]);
  const session = useSessionAt({
    id: 'review',
    recording,
    seat,
    step,
    isOpen,
    names,
    onDecided: isChoosing ? onDecided : null,
  });
  const tried = attempt !== null && 'line' in attempt ? attempt.line : null;
  const lines = useMemo((): readonly MarkedLine[] => {
    if (tried !== null) return [{ look: 'tried', word: say('tried'), actions: tried }];
    const better = { look: 'better', word: say('better'), actions: best } as const;
    if (moment.kind === 'found') return [better];
    return [{ look: 'played', word: say('played'), actions: played }, better];
  }, [tried, moment.kind, played, best, say]);
  const title = seat === recording.own ? say('tableAs') : say('tableAsName', { name: words.nameOf(seat) });
  const { Marks } = parts;
  return (
    <div className="review-stage">
      <section className="review-stage-title" aria-label={title}>
        <span className="label">{title}</span>
        {isOpen && <b className="review-ribbon">{say('tableTrue')}</b>}
      </section>
      <div ref={setBox} className={`review-table ${isChoosing ? 'is-trying' : ''} ${isOpen ? 'is-open' : ''}`}>
        {session !== null && <GameTable session={session} />}
        {box !== null && !isChoosing && !isOpen && (
          <Marks view={film.viewAt(step)} seat={seat} options={film.optionsAt(step)} lines={lines} box={box} />
        )}
      </div>
      {isOpen && session !== null && (
        <section className="review-hands" aria-label={say('couldNotKnow')}>
          <OpenTable game={recording.game} view={session.get().view} names={names} />
        </section>
      )}
    </div>
  );
}
