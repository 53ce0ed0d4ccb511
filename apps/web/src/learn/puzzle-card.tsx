import { FRONTS } from '../games/index.ts';
import { puzzlePath } from '../puzzles/puzzle-path.ts';
import { puzzlesTexts } from '../puzzles/puzzles.texts.ts';
import { Link } from '../routes/link.tsx';
import { useSay } from '../text/say.ts';

/** The puzzle of the day in every game that has puzzles, and the way to all of them. */
export function PuzzleCard() {
  const say = useSay(puzzlesTexts);
  return (
    <section className="panel page-panel learn-today" aria-labelledby="learn-puzzle">
      <h2 id="learn-puzzle" className="panel-title">
        {say('ofDay')}
      </h2>
      <p className="page-note">{say('lead')}</p>
      <p className="page-ways">
        {FRONTS.filter(({ loadPuzzles }) => loadPuzzles !== undefined).map(({ facts }) => (
          <Link key={facts.id} className="button primary" href={puzzlePath(facts.id, 'today')}>
            {facts.title}
          </Link>
        ))}
        <Link className="button ghost" href="/puzzles">
          {say('all')}
        </Link>
      </p>
    </section>
  );
}
