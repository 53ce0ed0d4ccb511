import '../form/fields.css';
import '../pages/matches/matches.css';
import './statistics.css';
import { download } from '../end/share.ts';
import { Button } from '../parts/button.tsx';
import { readWish } from '../review/review-place.ts';
import { Link } from '../routes/link.tsx';
import type { PageProps } from '../routes/page.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSay } from '../text/say.ts';
import { choicesIn, EVERYTHING, filterPath, matching, readFilter } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { matchesCsv } from './matches-csv.ts';
import type { PlayedMatch } from './played-match.ts';
import { ReviewAllBar } from './review-all-bar.tsx';
import { statisticsTexts } from './statistics.texts.ts';
import { StatisticsView } from './statistics-view.tsx';
import { useStatistics } from './use-statistics.ts';

/** One's own statistics. Nobody else's are anywhere. */
export default function StatisticsPage({ query }: PageProps) {
  const say = useSay(statisticsTexts);
  const { matches, shared, again, isLoading, hasFailed, lacksOnline, lookAgain } = useStatistics();
  const filter = readFilter(query);
  const chosen = matching(matches, filter);
  return (
    <PageFrame title={say('title')} section="replays">
      <div className="stats">
        <h1 className="page-title">{say('title')}</h1>
        <p className="page-lead">{say('lead')}</p>
        {matches.length > 0 && (
          <div className="panel page-panel stats-head">
            <FilterBar filter={filter} choices={choicesIn(matches)} />
            <Button disabled={chosen.length === 0} onClick={() => exportCsv(chosen)}>
              {say('csv')}
            </Button>
          </div>
        )}
        {matches.length === 0 && !isLoading && !hasFailed && !lacksOnline && (
          <div className="panel page-panel page-empty">
            <p>{say('none')}</p>
            <Link className="button primary" href="/">
              {say('play')}
            </Link>
          </div>
        )}
        {matches.length > 0 && chosen.length === 0 && (
          <div className="panel page-panel page-empty">
            <p>{say('noneFits')}</p>
            <Link className="button plain" href={filterPath(EVERYTHING)}>
              {say('everything')}
            </Link>
          </div>
        )}
        {matches.length > 0 && (
          <ReviewAllBar matches={chosen} asked={readWish(query).playouts} onReviewed={lookAgain} />
        )}
        {chosen.length > 0 && <StatisticsView matches={chosen} />}
        {hasFailed && <p className="field-fault">{say('failed')}</p>}
        {lacksOnline && <p className="match-none">{say('offline')}</p>}
        {shared > 0 && <p className="match-none">{say('shared', { count: shared })}</p>}
        {again > 0 && <p className="match-none">{say('again', { count: again })}</p>}
      </div>
    </PageFrame>
  );
}

function exportCsv(matches: readonly PlayedMatch[]): void {
  download(matchesCsv(matches), 'stakeout-statistics.csv', 'text/csv');
}
