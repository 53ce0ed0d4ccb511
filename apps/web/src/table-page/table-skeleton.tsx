import './table-skeleton.css';
import { factsOf } from '../games/all-facts.ts';
import { gameAt } from '../routes/match-path.ts';
import { usePlace } from '../routes/router.ts';
import { Mark } from '../shell/brand.tsx';
import { useStore } from '../state/store.ts';
import { useSay } from '../text/say.ts';
import { starting } from './starting.ts';
import { skeletonTexts } from './table-skeleton.texts.ts';

const SEATS = ['first', 'second', 'third', 'fourth'];

/** What is seen while a table opens: its frame with everything in its place, the name of the game on it, and nothing else yet. */
export function TableSkeleton() {
  const say = useSay(skeletonTexts);
  const asked = useStore(starting);
  const { pathname } = usePlace();
  const facts = factsOf(gameAt(pathname) ?? (asked?.id === null ? asked.game : ''));
  const rows = Array.from({ length: facts?.boardRows ?? 1 }, (_, row) => `row ${row}`);
  return (
    <main className="table-skeleton" aria-busy="true">
      <div className="skeleton-top">
        <Mark />
      </div>
      <div className="skeleton-plates">
        {SEATS.map((seat) => (
          <i key={seat} />
        ))}
      </div>
      <div className="skeleton-board">
        {rows.map((row) => (
          <i key={row} />
        ))}
        <h1>{facts?.title ?? 'Stakeout'}</h1>
      </div>
      <div className="skeleton-rail">
        <i />
        <i />
      </div>
      <p className="skeleton-prompt" role="status">
        {say('opening')}
      </p>
      <div className="skeleton-hand">
        <i />
      </div>
    </main>
  );
}
