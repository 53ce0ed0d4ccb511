// Route: /puzzles
import './puzzles-page.css';
import type { PuzzleIndex } from '@stakeout/bots/puzzles';
import type { GameFront, GamePuzzles } from '../games/front.ts';
import { FRONTS } from '../games/index.ts';
import { Link } from '../routes/link.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSettings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useLoaded } from '../state/use-loaded.ts';
import { useSay } from '../text/say.ts';
import { puzzleOfDay } from './choosing.ts';
import { dayOf, daysInARow, progress, useProgress } from './progress.ts';
import { loadIndex } from './puzzle-data.ts';
import { puzzlePath } from './puzzle-path.ts';
import { puzzlesTexts } from './puzzles.texts.ts';

/** All puzzles: today's, the next one, and those of a theme, for every game that has some. */
export default function PuzzlesPage() {
  const say = useSay(puzzlesTexts);
  const days = daysInARow(useStore(progress), dayOf(Date.now()));
  return (
    <PageFrame title={say('title')} className="puzzles">
      <header className="puzzles-head">
        <h1 className="page-title">{say('title')}</h1>
        <p className="page-lead">{say('lead')}</p>
        <p className="puzzles-days numeral">{say('daysInARow', { days })}</p>
      </header>
      <div className="puzzles-games">
        {FRONTS.filter(({ loadPuzzles }) => loadPuzzles !== undefined).map((front) => (
          <GamePart key={front.facts.id} front={front} />
        ))}
      </div>
    </PageFrame>
  );
}

async function load(front: GameFront): Promise<{ readonly index: PuzzleIndex; readonly parts: GamePuzzles | null }> {
  const [index, parts] = await Promise.all([loadIndex(front.facts.id), front.loadPuzzles?.() ?? null]);
  return { index, parts };
}

function GamePart({ front }: { readonly front: GameFront }) {
  const say = useSay(puzzlesTexts);
  const { language } = useSettings();
  const { id: game, title } = front.facts;
  const loaded = useLoaded(front, load);
  const { rating, tried, run } = useProgress(game);
  const heading = `puzzles-${game}`;
  return (
    <section className="panel puzzles-game" aria-labelledby={heading}>
      <img src={front.poster.url} alt="" style={{ objectPosition: front.poster.focus }} />
      <h2 id={heading}>{title}</h2>
      {loaded === undefined && <p>{say('loading')}</p>}
      {loaded === null && <p role="alert">{say('failed')}</p>}
      {loaded && loaded.index.puzzles.length > 0 && (
        <>
          <dl className="puzzle-figures">
            <div>
              <dt>{say('yourRating')}</dt>
              <dd className="numeral">{Math.round(rating.rating)}</dd>
            </div>
            <div>
              <dt>{say('run')}</dt>
              <dd className="numeral">{run}</dd>
            </div>
            <div>
              <dt>{say('title')}</dt>
              <dd className="numeral">
                {say('count', { done: Object.keys(tried).length, count: loaded.index.puzzles.length })}
              </dd>
            </div>
          </dl>
          <p className="puzzle-ways">
            <Link className="button primary" href={puzzlePath(game, 'today')}>
              {say(tried[puzzleOfDay(loaded.index, dayOf(Date.now()))] === undefined ? 'today' : 'todayDone')}
            </Link>
            <Link className="button plain" href={puzzlePath(game, 'next')} title={say('byStrength')}>
              {say('next')}
            </Link>
          </p>
          <h3 className="label">{say('themes')}</h3>
          <ul className="puzzles-themes">
            {loaded.index.themes.map((theme, at) => {
              const ids = loaded.index.puzzles.flatMap(([, of], place) => (of === at ? [place + 1] : []));
              const done = ids.filter((id) => tried[id] !== undefined).length;
              return (
                <li key={theme}>
                  <Link href={puzzlePath(game, 'next', theme)}>
                    <span>{loaded.parts?.themes[theme]?.[language] ?? theme}</span>
                    <small>{say('count', { done, count: ids.length })}</small>
                  </Link>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
