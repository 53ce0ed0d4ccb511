import { lazy, Suspense } from 'react';
import { Link } from '../../routes/link.tsx';
import { useSay } from '../../text/say.ts';
import type { Matches } from '../matches/use-matches.ts';
import { homeTexts } from './home.texts.ts';

/** On a first visit there is nothing to list. */
const MatchList = lazy(async () => ({ default: (await import('../matches/match-list.tsx')).MatchList }));

const SHOWN = { running: 4, finished: 4 };

export function ContinuePanel({ matches }: { readonly matches: Matches }) {
  const say = useSay(homeTexts);
  const shown = matches.running.slice(0, SHOWN.running);
  return (
    <section className="panel home-list" aria-labelledby="home-continue">
      <h2 id="home-continue">{say('continue')}</h2>
      <Suspense fallback={null}>{shown.length > 0 && <MatchList entries={shown} label={say('continue')} />}</Suspense>
      {shown.length === 0 && !matches.isLoading && <p className="match-none">{say('nothingToContinue')}</p>}
      {matches.lacksOnline && <p className="match-none">{say('needsConnection')}</p>}
    </section>
  );
}

export function ReplaysPanel({ matches }: { readonly matches: Matches }) {
  const say = useSay(homeTexts);
  const shown = matches.finished.slice(0, SHOWN.finished);
  return (
    <section className="panel home-list home-replays" aria-labelledby="home-replays">
      <h2 id="home-replays">{say('replays')}</h2>
      <Suspense fallback={null}>{shown.length > 0 && <MatchList entries={shown} label={say('replays')} />}</Suspense>
      {shown.length === 0 && !matches.isLoading && <p className="match-none">{say('noReplays')}</p>}
      {matches.finished.length > shown.length && (
        <Link className="home-all" href="/replays">
          {say('allReplays')}
        </Link>
      )}
    </section>
  );
}
