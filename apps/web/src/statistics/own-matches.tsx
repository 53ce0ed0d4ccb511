import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Link } from '../routes/link.tsx';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { reviewPath } from './match-paths.ts';
import { matchName, matchStory } from './match-words.ts';
import { byTime, type PlayedMatch } from './played-match.ts';
import { statisticsTexts } from './statistics.texts.ts';

const FIRST = 10;

/** The matches that are counted, the latest first, each with the way to its review. */
export function OwnMatches({ matches }: { readonly matches: readonly PlayedMatch[] }) {
  const say = useSay(statisticsTexts);
  const { language } = useSettings();
  const [isWhole, setWhole] = useState(false);
  const latest = [...matches].sort(byTime).reverse();
  const shown = isWhole ? latest : latest.slice(0, FIRST);
  return (
    <section className="panel page-panel" aria-labelledby="stats-list">
      <h2 id="stats-list" className="panel-title">
        {say('list')}
      </h2>
      <ul className="match-list">
        {shown.map((match) => {
          const name = matchName(match, Date.now(), language);
          const line = matchStory(match, language);
          return (
            <li key={match.key} className="match-row">
              <div className="match-what">
                <b>{name}</b>
                <small>{line}</small>
              </div>
              {match.isPlayable && (
                <Link
                  className="button small plain"
                  href={reviewPath(match)}
                  aria-label={say('openReview', { match: name, line })}
                >
                  {say('review')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < latest.length && (
        <p className="page-ways stats-more">
          <Button onClick={() => setWhole(true)}>{say('showAll', { count: latest.length })}</Button>
        </p>
      )}
    </section>
  );
}
