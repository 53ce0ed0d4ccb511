import { ChartTable } from '../end/chart-table.tsx';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { dateOf } from '../text/when.ts';
import { figuresIn, inLine } from './figures.ts';
import { matchName } from './match-words.ts';
import type { PlayedMatch } from './played-match.ts';
import { type Followed, GOES_BACK, type SeriesPoint, seriesOf } from './series.ts';
import { SeriesChart } from './series-chart.tsx';
import { statisticsTexts } from './statistics.texts.ts';

const WORDS = {
  share: ['winsChart', 'winsLead'],
  given: ['givenChart', 'givenLead'],
  luck: ['luckChart', 'luckLead'],
} as const;

/** A chart has room for so many matches; the means reach further back. */
const SHOWN = 60;

/** A value from match to match, as a chart and as a table. */
export function SeriesPanel({
  matches,
  followed,
}: {
  readonly matches: readonly PlayedMatch[];
  readonly followed: Followed;
}) {
  const say = useSay(statisticsTexts);
  const { language } = useSettings();
  const figures = figuresIn(language);
  const now = Date.now();
  const all = seriesOf(matches, followed);
  const points = all.slice(-SHOWN);
  const [title, lead] = WORDS[followed];
  const isLuck = followed === 'luck';
  const sayValue = isLuck ? figures.signed : figures.plain;
  const sayMeasured = (value: SeriesPoint['own']) =>
    followed === 'share' ? figures.plain(Math.round(value.value)) : inLine(figures.measured(value, isLuck));
  const first = points[0];
  const last = points.at(-1);
  const date = (point: SeriesPoint) => dateOf(point.match.at, language);
  return (
    <section className="panel page-panel stats-series" aria-labelledby={`stats-${followed}`}>
      <h2 id={`stats-${followed}`} className="panel-title">
        {say(title)}
      </h2>
      <p className="stats-note">
        {say(lead)} {points.length > 1 && say('meanOf', { count: GOES_BACK })}{' '}
        {all.length > SHOWN && say('latest', { count: SHOWN, all: all.length })}
      </p>
      {first === undefined || last === undefined ? (
        <p className="match-none">{say('noReviews')}</p>
      ) : (
        <>
          <SeriesChart
            points={points}
            look={followed}
            label={say('chosen')}
            axis={say('span', { from: date(first), to: date(last) })}
            sayValue={sayValue}
            sayPoint={({ match, own, mean }) =>
              say('readout', {
                match: matchName(match, now, language),
                value: sayMeasured(own),
                mean: sayMeasured(mean),
              })
            }
          />
          <ChartTable
            title={say('asTable')}
            corner={say('match')}
            columns={[
              { key: 0, name: say('value') },
              { key: 1, name: say('mean') },
            ]}
            rows={points.map(({ match, own, mean }) => ({
              key: match.key,
              name: matchName(match, now, language),
              values: [sayMeasured(own), sayMeasured(mean)],
            }))}
          />
        </>
      )}
    </section>
  );
}
