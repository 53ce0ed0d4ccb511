import { useEffect, useRef } from 'react';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { about, plain } from '../review/model/number-words.ts';
import { INTERVAL } from '../review/model/staircase.ts';
import { Link } from '../routes/link.tsx';
import { ClauseChip } from '../table/clause-chip.tsx';
import { useSay } from '../text/say.ts';
import type { Attempt } from './attempt.ts';
import { Figures } from './figures.tsx';
import type { GameProgress } from './progress.ts';
import { puzzlePath } from './puzzle-path.ts';
import { puzzlesTexts } from './puzzles.texts.ts';
import type { LoadedPuzzle } from './use-puzzle.ts';
import type { PuzzleWords } from './use-puzzle-words.ts';

/** What every option is worth, why the best is good, and then what could not be known. */
export function Solution({
  loaded: { game, puzzle, index, id },
  words,
  attempt,
  own,
  change,
  isOpen,
  hasFailed,
  onOpen,
  onAgain,
  onNext,
}: {
  readonly loaded: LoadedPuzzle;
  readonly words: PuzzleWords;
  readonly attempt: Attempt;
  readonly own: GameProgress;
  /** How far the first try has changed the rating; `null` where this was no first try. */
  readonly change: number | null;
  readonly isOpen: boolean;
  /** Whether what could not be known cannot be had now. */
  readonly hasFailed: boolean;
  readonly onOpen: () => void;
  readonly onAgain: () => void;
  readonly onNext: () => void;
}) {
  const say = useSay(puzzlesTexts);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const { choices, obvious, reason } = puzzle;
  const [best, second] = choices;
  const chance = best?.chance ?? 0;
  const isFound = attempt.stage === 'found';
  const answered = 'answered' in attempt ? attempt.answered : null;
  const theme = index.themes[index.puzzles[id - 1]?.[1] ?? -1];
  return (
    <>
      <section className="panel puzzle-ask" aria-labelledby="puzzle-title">
        <p className="puzzle-kicker">
          <span className="label">{say(change === null ? 'laterTry' : 'firstTry')}</span>
        </p>
        <strong className={`puzzle-stamp ${isFound ? 'is-found' : ''}`}>{say(isFound ? 'found' : 'theAnswer')}</strong>
        <h2 id="puzzle-title" className="puzzle-chance">
          <b className="numeral">{plain(chance)}%</b>{' '}
          <span>
            {words.rival === null ? say('chanceToWin') : say('chanceToBeat', { rival: words.rival })}
            <br />
            {say('moreThanNext', { points: Math.round(chance - (second?.chance ?? 0)) })}
          </span>
        </h2>
        <Figures rating={own.rating.rating} change={change} ofPuzzle={index.puzzles[id - 1]?.[0] ?? 0} />
      </section>
      <section className="panel puzzle-bars" aria-labelledby="puzzle-bars">
        <header>
          <h2 id="puzzle-bars" className="label">
            {say('everyOption')}
          </h2>
          <small>{say('chance')}</small>
        </header>
        <ol>
          {choices.map(({ actions, chance: value, se }, choice) => (
            <li key={JSON.stringify(actions)} className={choice === 0 ? 'is-best' : ''}>
              <span>
                {words.sayLine(actions)}
                {choice === answered && <i className="puzzle-tag is-you">{say('you')}</i>}
                {choice === obvious && <i className="puzzle-tag">{say('obvious')}</i>}
              </span>
              <Bar value={value} about={INTERVAL * se} most={chance} />
              <b className="numeral">
                {plain(Math.max(0, value))}%<small>{say('about', { about: about(INTERVAL * se) })}</small>
              </b>
            </li>
          ))}
        </ol>
      </section>
      <section className="puzzle-why">
        {words.reason !== null && <p>{words.reason}</p>}
        <p className="puzzle-cites">
          {reason !== null && <ClauseChip game={game} clause={reason.clause} />}
          {words.theme !== null && theme !== undefined && (
            <Link href={puzzlePath(index.game, 'next', theme)}>{say('theme', { theme: words.theme })}</Link>
          )}
        </p>
      </section>
      <button type="button" className="puzzle-fold" aria-expanded={isOpen} onClick={onOpen}>
        <Icon name="spyglass" />
        {say('couldNotKnow')}
      </button>
      {isOpen && hasFailed && <p role="alert">{say('truthFailed')}</p>}
      <div className="puzzle-acts">
        <Button onClick={onAgain}>{say('again')}</Button>
        <button ref={next} type="button" className="button primary" onClick={onNext}>
          {say('next')}
        </button>
      </div>
    </>
  );
}

/** The longest takes nine tenths: its interval needs room. */
const LONGEST = 90;

function Bar({ value, about: off, most }: { readonly value: number; readonly about: number; readonly most: number }) {
  const scale = (points: number) => Math.min(100, Math.max(0, (LONGEST * points) / Math.max(1, most)));
  const [least, greatest] = [scale(value - off), scale(value + off)];
  return (
    <span className="puzzle-bar" aria-hidden="true">
      <i style={{ width: `${scale(value)}%` }} />
      <u style={{ left: `${least}%`, width: `${Math.max(1, greatest - least)}%` }} />
    </span>
  );
}
