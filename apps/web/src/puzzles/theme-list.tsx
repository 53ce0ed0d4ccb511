import './theme-list.css';
import type { PuzzleIndex } from '@stakeout/bots/puzzles';
import type { GamePuzzles } from '../games/front.ts';
import { Link } from '../routes/link.tsx';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { useProgress } from './kept-tries.ts';
import { puzzlePath } from './puzzle-path.ts';
import { puzzlesTexts } from './puzzles.texts.ts';

/** The themes of a game's puzzles, and how many of each were tried. */
export function ThemeList({ index, parts }: { readonly index: PuzzleIndex; readonly parts: GamePuzzles | null }) {
  const say = useSay(puzzlesTexts);
  const { language } = useSettings();
  const { tried } = useProgress(index.game);
  return (
    <ul className="theme-list">
      {index.themes.map((theme, at) => {
        const ids = index.puzzles.flatMap(([, of], place) => (of === at ? [place + 1] : []));
        const done = ids.filter((id) => tried.has(id)).length;
        return (
          <li key={theme}>
            <Link href={puzzlePath(index.game, 'next', theme)}>
              <span>{parts?.themes[theme]?.[language] ?? theme}</span>
              <i aria-hidden="true">
                <b style={{ width: `${(100 * done) / Math.max(1, ids.length)}%` }} />
              </i>
              <small>{say('count', { done, count: ids.length })}</small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
