// Routes: /puzzles/<game>/<number>, /puzzles/<game>/today and /puzzles/<game>/next. `?theme=flip` keeps to one theme.
import '../table/frame/top-bar.css';
import './puzzle.css';
import type { PuzzleIndex } from '@stakeout/bots/puzzles';
import { dayOf } from '@stakeout/protocol';
import { useCallback, useEffect } from 'react';
import { frontOf } from '../games/index.ts';
import { Button } from '../parts/button.tsx';
import { Link } from '../routes/link.tsx';
import type { PageProps } from '../routes/page.ts';
import { go } from '../routes/router.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSay } from '../text/say.ts';
import { nextPuzzle, puzzleOfDay } from './choosing.ts';
import { progressIn } from './kept-tries.ts';
import { PuzzleAtTable } from './puzzle-at-table.tsx';
import { puzzlePath } from './puzzle-path.ts';
import { puzzlesTexts } from './puzzles.texts.ts';
import { usePuzzle } from './use-puzzle.ts';

export default function PuzzlePage({ params, query }: PageProps) {
  const { game: name = '', id: asked = '' } = params;
  const theme = query.get('theme');
  const say = useSay(puzzlesTexts);
  const front = frontOf(name);
  const findId = useCallback((index: PuzzleIndex) => idOf(index, name, asked, theme), [name, asked, theme]);
  const { loaded, again } = usePuzzle(front, findId, `${asked} ${theme}`);
  const isNumbered = /^\d+$/.test(asked);
  const id = typeof loaded === 'object' ? loaded.id : null;
  useEffect(() => {
    // The address names the puzzle, so that it can be passed on and come back to; that of the day stays what it is.
    if (id !== null && asked === 'next') go(puzzlePath(name, id, theme), 'replace');
  }, [id, asked, name, theme]);
  if (typeof loaded === 'object' && (isNumbered || asked === 'today'))
    return <PuzzleAtTable key={`${name} ${loaded.id}`} {...loaded} theme={theme} isOfDay={asked === 'today'} />;
  return (
    <PageFrame title={say('title')}>
      <div className="page-column">
        {(loaded === undefined || typeof loaded === 'object') && <p className="page-lead">{say('loading')}</p>}
        {loaded === 'missing' && <p role="alert">{say('missing')}</p>}
        {loaded === 'failed' && <p role="alert">{say('failed')}</p>}
        <p className="puzzle-ways">
          <Link className="button plain" href="/puzzles">
            {say('all')}
          </Link>
          {loaded === 'failed' && <Button onClick={again}>{say('reload')}</Button>}
        </p>
      </div>
    </PageFrame>
  );
}

function idOf(index: PuzzleIndex, game: string, asked: string, theme: string | null): number | null {
  if (index.puzzles.length === 0) return null;
  if (asked === 'today') return puzzleOfDay(index, dayOf(Date.now()));
  if (asked === 'next') return nextPuzzle(index, progressIn(game), theme, null);
  return /^\d{1,6}$/.test(asked) ? Number(asked) : null;
}
