import { dayOf } from '@stakeout/protocol';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { MarkedLine } from '../games/front.ts';
import { announce } from '../parts/live-region.tsx';
import { OpenTable } from '../replay/open-table.tsx';
import { useSessionAt } from '../replay/use-session-at.ts';
import { Link } from '../routes/link.tsx';
import { go } from '../routes/router.ts';
import { useTitle } from '../shell/use-title.ts';
import { GameTable } from '../table-page/game-table.tsx';
import { useSay } from '../text/say.ts';
import { type Attempt, CHOOSING, choiceOf, isRight, lossOf } from './attempt.ts';
import { nextPuzzle } from './choosing.ts';
import { noteTry, progressIn, useProgress } from './kept-tries.ts';
import { puzzlePath } from './puzzle-path.ts';
import { puzzleRecording } from './puzzle-recording.ts';
import { puzzlesTexts } from './puzzles.texts.ts';
import { Question } from './question.tsx';
import { shareTries, useSharedTries } from './shared-tries.ts';
import { Solution } from './solution.tsx';
import { type LoadedPuzzle, useTruth } from './use-puzzle.ts';
import { usePuzzleWords } from './use-puzzle-words.ts';
import { VerdictStrip } from './verdict-strip.tsx';

/** A puzzle: the real table as its seat saw it, and beside it the question, then what every option is worth. */
export function PuzzleAtTable({
  theme,
  isOfDay,
  ...loaded
}: LoadedPuzzle & { readonly theme: string | null; readonly isOfDay: boolean }) {
  const { game, index, id, puzzle, parts, review } = loaded;
  const say = useSay(puzzlesTexts);
  const name = index.game;
  const [attempt, setAttempt] = useState<Attempt>(CHOOSING);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isDone = attempt.stage === 'found' || attempt.stage === 'shown';
  const truth = useTruth(name, id, isDone && isOpen);
  const shown = truth === 'failed' || truth === undefined ? null : truth;
  const recording = useMemo(() => puzzleRecording(game, id, puzzle, shown), [game, id, puzzle, shown]);
  const words = usePuzzleWords(loaded, recording);
  const own = useProgress(name);
  // How far the first try, made here, has changed the rating; `null` before it, and where it was made before.
  const [change, setChange] = useState<number | null>(null);
  useSharedTries();
  useTitle(isOfDay ? say('ofDay') : say('puzzle', { id }));

  const note = (isRight: boolean) => {
    const rating = index.puzzles[id - 1]?.[0] ?? Math.round(own.rating.rating);
    const changed = noteTry(name, { puzzle: id, isRight, rating, day: dayOf(Date.now()) });
    if (changed === null) return;
    setChange(changed);
    shareTries();
  };
  const answer = (answered: number) => {
    const right = isRight(puzzle, answered);
    note(right);
    setAttempt({ stage: right ? 'found' : 'wrong', answered });
    const loss = lossOf(puzzle, answered);
    const lost = loss === null ? say('lostUnknown') : say('lost', { points: Math.round(loss) });
    const chance = Math.round(puzzle.choices[answered]?.chance ?? 0);
    announce(right ? say('saidFound', { chance }) : say('saidWrong', { lost }));
  };
  const decide = (line: readonly unknown[]) => {
    const answered = choiceOf(puzzle, line, parts.answerOf);
    if (answered === null) setAttempt({ stage: 'choosing', isPart: true });
    else answer(answered);
  };
  const show = () => {
    if (isDone) return;
    note(false);
    setAttempt({ stage: 'shown', answered: attempt.stage === 'wrong' ? attempt.answered : null });
    const [best] = puzzle.choices;
    if (best !== undefined)
      announce(say('saidShown', { answer: words.sayLine(best.actions), chance: Math.round(best.chance) }));
  };
  const again = () => {
    setOpen(false);
    setChosen(null);
    setAttempt(CHOOSING);
  };
  const next = () => go(puzzlePath(name, nextPuzzle(index, progressIn(name), theme, id), theme));

  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const does: Readonly<Record<string, () => void>> = { n: next, a: again, s: show };
      const act = isPlain(event) ? does[event.key.toLowerCase()] : undefined;
      if (act === undefined) return;
      act();
      event.preventDefault();
      // The table listens for keys too; here they are for the puzzle.
      event.stopPropagation();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  });

  const session = useSessionAt({
    id: `puzzle ${id}`,
    recording,
    seat: puzzle.seat,
    step: 0,
    isOpen: isOpen && shown !== null,
    onDecided: attempt.stage === 'choosing' ? decide : null,
  });
  const lines = useMemo(() => markedLines(puzzle, attempt, chosen, say('you')), [puzzle, attempt, chosen, say]);
  const { Marks } = review;
  const isLaidOpen = isOpen && shown !== null;
  return (
    <div className={`puzzle of-${name} ${attempt.stage === 'choosing' ? '' : 'is-still'}`}>
      <div className="puzzle-stage">
        {isLaidOpen && <b className="puzzle-ribbon">{say('tableTrue')}</b>}
        <div ref={setBox} className="puzzle-table">
          {session !== null && <GameTable session={session} />}
          {box !== null && !isLaidOpen && lines.length > 0 && (
            <Marks view={recording.view} seat={puzzle.seat} options={recording.options} lines={lines} box={box} />
          )}
          {box !== null && session !== null && attempt.stage !== 'choosing' && (
            <VerdictStrip {...{ box, attempt, puzzle, words }} />
          )}
        </div>
        {isLaidOpen && session !== null && (
          <section className="puzzle-hands" aria-label={say('couldNotKnow')}>
            <OpenTable game={game} view={session.get().view} names={words.names} />
          </section>
        )}
      </div>
      <aside className="puzzle-rail" aria-label={isOfDay ? say('ofDay') : say('puzzle', { id })}>
        <div className="puzzle-ways">
          <Link className="button ghost small" href="/puzzles">
            {say('all')}
          </Link>
          <small className="puzzle-keys">{say('keys')}</small>
        </div>
        {isDone ? (
          <Solution
            {...{ loaded, words, attempt, own, change, isOpen }}
            hasFailed={truth === 'failed'}
            onOpen={() => setOpen(!isOpen)}
            onAgain={again}
            onNext={next}
          />
        ) : (
          <Question
            {...{ loaded, words, attempt, own, change, chosen, isOfDay }}
            onChoose={setChosen}
            onAnswer={answer}
            onShow={show}
            onAgain={again}
          />
        )}
      </aside>
    </div>
  );
}

/** What lies on the table as a mark: what is chosen in the list, what was answered, and in the end the best. */
function markedLines(
  { choices }: LoadedPuzzle['puzzle'],
  attempt: Attempt,
  chosen: number | null,
  you: string,
): readonly MarkedLine[] {
  const mark = (look: MarkedLine['look'], at: number | null): MarkedLine[] => {
    const choice = at === null ? undefined : choices[at];
    if (choice === undefined) return [];
    // Before the answer nothing tells what an option is worth.
    const word = attempt.stage === 'choosing' ? you : `${Math.round(choice.chance)}%`;
    return [{ look, word, actions: choice.actions }];
  };
  switch (attempt.stage) {
    case 'choosing':
      return mark('tried', chosen);
    case 'wrong':
      return [];
    default:
      return [...mark('better', 0), ...(attempt.answered === 0 ? [] : mark('tried', attempt.answered))];
  }
}

function isPlain({ ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat) return false;
  return !(target instanceof HTMLElement) || target.closest('select, textarea, input, dialog, [popover]') === null;
}
