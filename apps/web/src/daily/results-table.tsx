import type { Seat } from '@stakeout/kernel';
import { factsOf } from '../games/all-facts.ts';
import { Link } from '../routes/link.tsx';
import type { LocalMatch } from '../session/local/local-matches.ts';
import { useSettings } from '../state/settings.ts';
import { useSay } from '../text/say.ts';
import { dailyTexts } from './daily.texts.ts';
import { type Standing, standings } from './standing.ts';
import { useDailyResults } from './use-daily.ts';

/** How everybody fared, with and without luck; and, apart, who played it afterwards on this device. */
export function ResultsTable({
  day,
  game,
  seat,
  isOver,
  here = null,
}: {
  readonly day: string;
  readonly game: string;
  readonly seat: Seat;
  readonly isOver: boolean;
  /** A match of this deal on this device, played to its end when the cards could be known. */
  readonly here?: LocalMatch | null;
}) {
  const say = useSay(dailyTexts);
  const read = useDailyResults(day, game);
  if (read.state === 'loading' && here === null) return null;
  const results = read.state === 'ready' ? read.value.results : [];
  if (results.length === 0 && here === null) {
    const nothing = read.state === 'failed' ? 'noServer' : isOver ? 'nobodyThen' : 'nobody';
    return <p className="match-none">{say(nothing)}</p>;
  }
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
        {standings(results, seat).map((row) => (
          <ResultRow key={row.result.watchPath} row={row} game={game} seat={seat} />
        ))}
        {here !== null && <RowHere match={here} seat={seat} />}
      </tbody>
    </table>
  );
}

/** It has no place among the others: they did not know the cards. */
function RowHere({ match: { id, game, outcome }, seat }: { readonly match: LocalMatch; readonly seat: Seat }) {
  const say = useSay(dailyTexts);
  const { language } = useSettings();
  return (
    <tr className="daily-here">
      <td className="daily-place">–</td>
      <th scope="row">
        {say('you')} <small>({say('afterwards')})</small>
      </th>
      <td className="daily-score">{outcome !== null && factsOf(game)?.score(outcome, seat)[language]}</td>
      <td className="daily-luck">–</td>
      <td>
        <Link href={`/replay/local/${id}`} aria-label={say('watchOf', { name: say('you') })}>
          {say('watch')}
        </Link>
      </td>
    </tr>
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
