import './lesson.css';
import { textsAt } from '@stakeout/kernel';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { GameFront } from '../games/front.ts';
import { announce } from '../parts/live-region.tsx';
import { Link } from '../routes/link.tsx';
import { useTitle } from '../shell/use-title.ts';
import { noteLesson } from '../state/learnt.ts';
import { useSettings } from '../state/settings.ts';
import { GameTable } from '../table-page/game-table.tsx';
import { sayForTable, useSay } from '../text/say.ts';
import { Arrow } from './arrow.tsx';
import { learnTexts } from './learn.texts.ts';
import type { LessonSession, LessonState } from './lesson-session.ts';
import { LessonSlip } from './lesson-slip.tsx';
import type { LoadedLesson } from './load-lesson.ts';

/** A lesson: the real table, one slip of paper beside it, and an arrow to the one thing to do. */
export function Lesson({
  session,
  loaded,
  front,
  back,
}: {
  readonly session: LessonSession;
  readonly loaded: LoadedLesson;
  readonly front: GameFront;
  readonly back: string | null;
}) {
  const say = useSay(learnTexts);
  const state = useLesson(session);
  const [isShown, setShown] = useState({ index: -1 });
  const slip = useRef<HTMLElement>(null);
  const { entry, text, number, next, parts } = loaded;
  const { facts } = front;
  const steps = loaded.stuff.steps;
  const step = steps[state.index];
  const hasArrow = state.stage === 'ask' && (step?.task?.hasArrow === true || isShown.index === state.index);
  const sentences = useSentences(session, loaded, state);
  useTitle(text.title);
  const isDone = state.stage === 'done';
  // With the stamp, and not a frame later: whoever leaves at once has done it too.
  useLayoutEffect(() => {
    if (isDone) noteLesson(facts.id, entry.id);
  }, [isDone, facts.id, entry.id]);
  const spoken = sentences.join(' ');
  useEffect(() => announce(spoken), [spoken]);
  const touchesNow = useCallback(() => parts.touchesFor(session.get(), session.solution()), [parts, session]);
  return (
    <div className="lesson">
      <header className="lesson-bar">
        <Link className="lesson-brand" href="/learn" aria-label={say('toLibrary')}>
          <img src="/mark.svg" alt="" width="34" height="34" />
          <span>{say('lesson', { game: facts.title, number })}</span>
        </Link>
        <div className="lesson-name">
          <h1>{text.title}</h1>
          <Dots count={steps.length} state={state} />
        </div>
        <nav className="lesson-ways">
          <Link className="button ghost small" href={`/rules/${facts.id}#${entry.clauses[0] ?? ''}`}>
            {entry.clauses[0]}
          </Link>
          <Link className="button ghost small" href={back ?? '/learn'}>
            {say(back === null ? 'leave' : 'toGame')}
          </Link>
        </nav>
      </header>
      <div className="lesson-stage">
        <GameTable session={session} />
      </div>
      <LessonSlip
        paper={slip}
        game={session.game}
        entry={entry}
        state={state}
        count={steps.length}
        sentences={sentences}
        canShow={state.stage === 'ask' && !hasArrow}
        onShow={() => setShown({ index: state.index })}
        onGoOn={() => session.goOn()}
        onBack={state.index > 0 ? () => session.goBack(state.index - 1) : null}
        onAgain={() => session.goBack(0)}
        next={next === null ? null : `/learn/${facts.id}/${next}${back === null ? '' : `?back=${back}`}`}
        back={back}
      />
      {hasArrow && <Arrow slip={slip} touchesNow={touchesNow} />}
    </div>
  );
}

/** Where the lesson is. */
function useLesson(session: LessonSession): LessonState {
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session]);
  const get = () => session.lesson;
  return useSyncExternalStore(subscribe, get, get);
}

/** What the slip says now, in the reader's language; whoever missed it is told why not in place of the last sentence. */
function useSentences(session: LessonSession, { text, stuff }: LoadedLesson, state: LessonState): readonly string[] {
  const { language } = useSettings();
  const { stage, index, params, misses } = state;
  const taught = stuff.steps[index];
  const words = textsAt(session.game.texts[language], session.get().view);
  const names = session.get().seats.map(({ name }) => name);
  const said = (sentence: string) =>
    sayForTable({ ...words, messages: { now: sentence } }, { id: 'now', params }, names);
  const step = text.steps[taught?.id ?? ''];
  if (stage === 'done') return text.done.map(said);
  if (step === undefined) return [];
  const isAfter = stage === 'told' && taught?.task !== undefined;
  const sentences = isAfter ? (step.after ?? step.ask) : step.ask;
  const why = stage === 'ask' && misses > 0 ? step.not : undefined;
  return (why === undefined ? sentences : [...sentences.slice(0, -1), why]).map(said);
}

function Dots({ count, state }: { readonly count: number; readonly state: LessonState }) {
  const say = useSay(learnTexts);
  const now = state.stage === 'done' ? count : state.index;
  const label = say('step', { number: Math.min(now + 1, count), all: count });
  return (
    <span className="lesson-dots" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => `${index}`).map((key, index) => (
        <i key={key} className={index < now ? 'is-done' : index === now ? 'is-now' : ''} />
      ))}
    </span>
  );
}
