import { useMemo } from 'react';
import { Button } from '../parts/button.tsx';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { type Attempt, lossOf } from './attempt.ts';
import { Figures } from './figures.tsx';
import type { GameProgress } from './progress.ts';
import { puzzlesTexts } from './puzzles.texts.ts';
import type { LoadedPuzzle } from './use-puzzle.ts';
import type { PuzzleWords } from './use-puzzle-words.ts';

/** What is asked, what is known, what can be done; and after a wrong answer what it costs, and another try. */
export function Question({
  loaded: { puzzle, index, id },
  words,
  attempt,
  own,
  chosen,
  isOfDay,
  change,
  onChoose,
  onAnswer,
  onShow,
  onAgain,
}: {
  readonly loaded: LoadedPuzzle;
  readonly words: PuzzleWords;
  readonly attempt: Attempt;
  readonly own: GameProgress;
  readonly chosen: number | null;
  readonly isOfDay: boolean;
  readonly change: number | null;
  readonly onChoose: (choice: number) => void;
  readonly onAnswer: (choice: number) => void;
  readonly onShow: () => void;
  readonly onAgain: () => void;
}) {
  const say = useSay(puzzlesTexts);
  const { language } = useSettings();
  // Choices are stored best first: in the order of their words they say nothing about that.
  const listed = useMemo(
    () =>
      puzzle.choices
        .map(({ actions }, choice) => ({ choice, text: words.sayLine(actions) }))
        .sort((one, other) => one.text.localeCompare(other.text, language, { numeric: true })),
    [puzzle, words, language],
  );
  const isWrong = attempt.stage === 'wrong';
  const loss = isWrong ? lossOf(puzzle, attempt.answered) : null;
  return (
    <>
      <section className="panel puzzle-ask" aria-labelledby="puzzle-title">
        <p className="puzzle-kicker">
          <span className="label">{isOfDay ? say('ofDay') : say('puzzle', { id })}</span>
          {isOfDay && (
            <time dateTime={new Date().toISOString().slice(0, 10)}>
              {new Date().toLocaleDateString(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })}
            </time>
          )}
        </p>
        {isWrong ? (
          <>
            <strong className="puzzle-stamp is-wrong">{say('notThis')}</strong>
            <p className="puzzle-said" id="puzzle-title">
              {loss === null ? say('lostUnknown') : say('lost', { points: Math.round(loss) })}
            </p>
          </>
        ) : (
          <>
            <h2 id="puzzle-title">{say('question')}</h2>
            <p className="puzzle-when">
              {words.when === null ? '' : `${words.when}. `}
              {say('within')}
            </p>
            {attempt.stage === 'choosing' && attempt.isPart && <p role="alert">{say('part')}</p>}
          </>
        )}
        <Figures
          rating={own.rating.rating}
          change={isWrong ? change : null}
          ofPuzzle={index.puzzles[id - 1]?.[0] ?? 0}
        />
      </section>
      {!isWrong && (
        <section className="panel puzzle-options" aria-labelledby="puzzle-options">
          <header>
            <h2 id="puzzle-options" className="label">
              {say('options')}
            </h2>
            <small>{say('orTable')}</small>
          </header>
          <ul>
            {listed.map(({ choice, text }) => (
              <li key={choice}>
                <button
                  type="button"
                  className="puzzle-option"
                  aria-pressed={choice === chosen}
                  onClick={() => onChoose(choice)}
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
          <details>
            <summary>{say('know')}</summary>
            <ul className="puzzle-known">
              {words.known.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
        </section>
      )}
      <div className="puzzle-acts">
        <Button onClick={onShow}>{say('showMe')}</Button>
        {isWrong ? (
          <Button look="primary" onClick={onAgain}>
            {say('tryAgain')}
          </Button>
        ) : (
          <Button look="primary" disabled={chosen === null} onClick={() => chosen !== null && onAnswer(chosen)}>
            {say('answer')}
          </Button>
        )}
      </div>
    </>
  );
}
