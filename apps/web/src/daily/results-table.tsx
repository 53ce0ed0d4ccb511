import { factsOf } from '../games/all-facts.ts';
import { Link } from '../routes/link.tsx';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { dailyTexts } from './daily.texts.ts';
import { type Standing, standings } from './standing.ts';
import { useDailyResults } from './use-daily.ts';

/** How everybody fared, with and without luck. */
export function ResultsTable({
  day,
  game,
  isOver,
}: {
  readonly day: string;
  readonly game: string;
  readonly isOver: boolean;
}) {
  const say = useSay(dailyTexts);
  const read = useDailyResults(day, game);
  if (read.state === 'loading') return null;
  if (read.state === 'failed') return <p className="match-none">{say('noServer')}</p>;
  const { deal, results } = read.value;
  if (results.length === 0) return <p className="match-none">{say(isOver ? 'nobodyThen' : 'nobody')}</p>;
  return (
    <table className="daily-results">
      <caption className="visually-hidden">{say('results')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('place')}</th>
          <th scope="col">{say('who')}</th>
          <th scope="col">{say('score')}</th>
          <th scope="col" title={say('lessLuckTip')}>
            {say('lessLuck')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {standings(results, deal.person).map((row) => (
          <ResultRow key={row.result.watchPath} row={row} game={game} seat={deal.person} />
        ))}
      </tbody>
    </table>
  );
}

function ResultRow({ row, game, seat }: { readonly row: Standing; readonly game: string; readonly seat: number }) {
  const say = useSay(dailyTexts);
  const { language } = useSettings();
  const { result, place, lessLuck } = row;
  const name = result.isYou ? say('you') : result.name;
  return (
    <tr className={result.isYou ? 'daily-you' : ''}>
      <td className="daily-place">{place}</td>
      <th scope="row">
        {name}
        {result.resigned && <small> ({say('resigned')})</small>}
      </th>
      <td className="daily-score">{factsOf(game)?.score(result.outcome, seat)[language]}</td>
      <td className="daily-luck">
        {lessLuck === null ? (
          <small>{say('reckoned')}</small>
        ) : (
          <>
            {Math.round(lessLuck.value)} <small>{say('off', { se: Math.round(lessLuck.se) })}</small>
          </>
        )}
      </td>
      <td>
        <Link href={result.watchPath.replace(/^\/table\//, '/replay/table/')} aria-label={say('watchOf', { name })}>
          {say('watch')}
        </Link>
      </td>
    </tr>
  );
}
