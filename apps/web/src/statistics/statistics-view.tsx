import { GroupBars } from './group-bars.tsx';
import { MomentList } from './moment-list.tsx';
import { momentsOf } from './moments.ts';
import { OwnMatches } from './own-matches.tsx';
import type { PlayedMatch } from './played-match.ts';
import { SeriesPanel } from './series-panel.tsx';
import { totalsOf } from './totals.ts';
import { TotalsPanel } from './totals-panel.tsx';

/** Everything there is to tell of some matches. */
export function StatisticsView({ matches }: { readonly matches: readonly PlayedMatch[] }) {
  const { best, worst } = momentsOf(matches);
  return (
    <>
      <TotalsPanel totals={totalsOf(matches)} />
      <div className="stats-by">
        <GroupBars matches={matches} by="game" />
        <GroupBars matches={matches} by="seats" />
        <GroupBars matches={matches} by="company" />
      </div>
      <div className="stats-grid">
        <SeriesPanel matches={matches} followed="share" />
        <SeriesPanel matches={matches} followed="given" />
        <SeriesPanel matches={matches} followed="luck" />
        <MomentList kind="worst" moments={worst} />
        <MomentList kind="best" moments={best} />
      </div>
      <OwnMatches matches={matches} />
    </>
  );
}
