import './verdict-strip.css';
import type { StoredPuzzle } from '@stakeout/bots/puzzles';
import { useLayoutEffect, useState } from 'react';
import { useSay } from '../text/say.ts';
import { type Attempt, lossOf } from './attempt.ts';
import { puzzlesTexts } from './puzzles.texts.ts';
import type { PuzzleWords } from './use-puzzle-words.ts';

const STAMPS = { found: 'found', wrong: 'notThis', shown: 'theAnswer' } as const;

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What came of the answer, in the place of the prompt, which has nothing to say any more and keeps its room, so that nothing moves. The
 * rail says the same and more, so this is for the eyes alone.
 */
export function VerdictStrip({
  box,
  attempt,
  puzzle,
  words,
}: {
  /** What the table lies in. */
  readonly box: HTMLElement;
  readonly attempt: Exclude<Attempt, { stage: 'choosing' }>;
  readonly puzzle: StoredPuzzle;
  readonly words: PuzzleWords;
}) {
  const say = useSay(puzzlesTexts);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const prompt = box.querySelector('.prompt-bar');
    if (prompt === null) return;
    const measure = () => {
      const [around, at] = [box.getBoundingClientRect(), prompt.getBoundingClientRect()];
      setPlace({ left: at.left - around.left, top: at.top - around.top, width: at.width, height: at.height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(prompt);
    return () => observer.disconnect();
  }, [box]);
  if (place === null) return null;
  const { stage, answered } = attempt;
  const told = puzzle.choices[stage === 'found' ? answered : 0]?.actions ?? [];
  const loss = stage === 'wrong' ? lossOf(puzzle, answered) : null;
  const lost = loss === null ? say('lostUnknown') : say('lost', { points: Math.round(loss) });
  return (
    <div className={`puzzle-verdict is-${stage}`} style={place} aria-hidden="true">
      <b className="puzzle-verdict-word">{say(STAMPS[stage])}</b>
      <p>{stage === 'wrong' ? lost : words.sayLine(told)}</p>
    </div>
  );
}
