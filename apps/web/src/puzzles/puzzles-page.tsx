// Route: /puzzles
import './puzzles-page.css';
import { dayOf } from '@stakeout/protocol';
import type { GameFront } from '../games/front.ts';
import { FRONTS } from '../games/index.ts';
import { Link } from '../routes/link.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { useLoaded } from '../state/use-loaded.ts';
import { useSay } from '../text/say.ts';
import { puzzleOfDay } from './choosing.ts';
import { useProgress } from './kept-tries.ts';
import { loadShelf } from './load-shelf.ts';
import { puzzlePath } from './puzzle-path.ts';
import { puzzlesTexts } from './puzzles.texts.ts';
import { useSharedTries } from './shared-tries.ts';
import { StreakPanel } from './streak-panel.tsx';
import { ThemeList } from './theme-list.tsx';

/** All puzzles: today's, the next one, and those of a theme, for every game that has some. */
export default function PuzzlesPage() {
  const say = useSay(puzzlesTexts);
  useSharedTries();
  return (
    <PageFrame title={say('title')} className="puzzles">
      <header className="puzzles-head">
        <h1 className="page-title">{say('title')}</h1>
        <p className="page-lead">{say('lead')}</p>
      </header>
      <StreakPanel />
      <div className="puzzles-games">
        {FRONTS.filter(({ loadPuzzles }) => loadPuzzles !== undefined).map((front) => (
          <GamePart key={front.facts.id} front={front} />
        ))}
      </div>
    </PageFrame>
  );
}

function GamePart({ front }: { readonly front: GameFront }) {
  const say = useSay(puzzlesTexts);
  const { id: game, title } = front.facts;
  const loaded = useLoaded(front, loadShelf);
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
              <dd className="numeral">{say('count', { done: tried.size, count: loaded.index.puzzles.length })}</dd>
            </div>
          </dl>
          <p className="puzzle-ways">
            <Link className="button primary" href={puzzlePath(game, 'today')}>
              {say(tried.has(puzzleOfDay(loaded.index, dayOf(Date.now()))) ? 'todayDone' : 'today')}
            </Link>
            <Link className="button plain" href={puzzlePath(game, 'next')} title={say('byStrength')}>
              {say('next')}
            </Link>
          </p>
          <h3 className="label">{say('themes')}</h3>
          <ThemeList {...loaded} />
        </>
      )}
    </section>
  );
}
