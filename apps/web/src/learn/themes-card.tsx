import { useState } from 'react';
import { FRONTS } from '../games/index.ts';
import { useProgress } from '../puzzles/kept-tries.ts';
import { loadShelf } from '../puzzles/load-shelf.ts';
import { puzzlesTexts } from '../puzzles/puzzles.texts.ts';
import { ThemeList } from '../puzzles/theme-list.tsx';
import { useLoaded } from '../state/use-loaded.ts';
import { useSay } from '../text/say.ts';

const WITH_PUZZLES = FRONTS.filter(({ loadPuzzles }) => loadPuzzles !== undefined);

/** Puzzles by theme, one game at a time. */
export function ThemesCard() {
  const say = useSay(puzzlesTexts);
  const [chosen, setChosen] = useState(0);
  const front = WITH_PUZZLES[chosen] ?? null;
  const shelf = useLoaded(front, loadShelf);
  const { rating, tried } = useProgress(front?.facts.id ?? '');
  return (
    <section className="panel learn-themes" aria-labelledby="learn-themes">
      <header>
        <h2 id="learn-themes">{say('byTheme')}</h2>
        {shelf && (
          <small>
            {say('standing', {
              rating: Math.round(rating.rating),
              done: [...tried.values()].filter(Boolean).length,
              count: shelf.index.puzzles.length,
            })}
          </small>
        )}
        <fieldset className="learn-games">
          <legend className="visually-hidden">{say('whichGame')}</legend>
          {WITH_PUZZLES.map(({ facts }, at) => (
            <label key={facts.id}>
              <input type="radio" name="learn-themes" checked={at === chosen} onChange={() => setChosen(at)} />
              {facts.title}
            </label>
          ))}
        </fieldset>
      </header>
      {shelf === null && <p role="alert">{say('failed')}</p>}
      {shelf && <ThemeList index={shelf.index} parts={shelf.parts} />}
    </section>
  );
}
